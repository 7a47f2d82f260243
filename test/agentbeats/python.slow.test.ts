import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Green, serveGreen } from '../../src/agentbeats/green/serve-green.ts'
import { PRESETS } from '../../src/agentbeats/green/settings.ts'
import { noop } from '../../src/agentbeats/purple/agents/baselines.ts'
import { servePurple } from '../../src/agentbeats/purple/serve-purple.ts'
import { OWN_TASKS } from '../../src/agentbeats/tasks/category-tasks.ts'
import { freePort } from '../support/free-port.ts'
import { pythonWith } from './python/find-python.ts'

const STEPS = 10
const folder = join(import.meta.dirname, 'python')
const run = promisify(execFile)
const config = { task_category: 'crafting', task_list: ['craft_ladder'], max_steps: STEPS }

/** Versions of a2a-sdk, with the ending of the scripts that speak them. */
const SDKS = [
  ['0.3.', '0_3'],
  ['1.', '1'],
] as const

let green: Green
let purple: Awaited<ReturnType<typeof servePurple>>
const started: ChildProcess[] = []

beforeAll(async () => {
  const out = mkdtempSync(join(tmpdir(), 'agentbeats-python-'))
  const settings = {
    ...PRESETS['agentbeats-2026-01'],
    tasks: OWN_TASKS,
    minecraft: '1.19.2',
    out,
    scoring: 'strict',
  } as const
  green = await serveGreen({ host: '127.0.0.1', port: 0, settings, maxAssessments: 2, now: Date.now })
  purple = await servePurple({ host: '127.0.0.1', port: 0, agent: noop })
})

afterAll(async () => {
  for (const child of started) child.kill()
  await purple.close()
  await green.close()
})

/** Starts a Python agent. @returns its URL, once it serves its card */
async function startPurple(python: string, script: string): Promise<string> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}/`
  started.push(spawn(python, [join(folder, script), String(port)], { stdio: 'ignore' }))
  for (;;) {
    const card = await fetch(`${url}.well-known/agent-card.json`).catch(() => undefined)
    if (card?.ok === true) return url
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

const MISSING = 'skipped: no Python with it in A2A_PYTHONS or as python3'

describe.each(SDKS)('a2a-sdk %s of Python', { timeout: 60_000 }, (version, ending) => {
  const python = pythonWith(version)
  const ask = async (way: string, text: string) => {
    const { stdout } = await run(python as string, [
      join(folder, `client_${ending}.py`),
      green.url,
      way,
      text,
    ])
    return JSON.parse(stdout) as { state: string; data: { task_metrics: Record<string, object> }[] }
  }

  it.skipIf(python === undefined)(
    `asks our green agent, streaming or not (${python ?? MISSING})`,
    async () => {
      for (const way of ['stream', 'send']) expect((await ask(way, 'Hello')).state).toBe('rejected')
      const order = JSON.stringify({ participants: { agent: purple.url }, config })
      // a whole assessment by stream is below
      const { state, data } = await ask('send', order)
      expect(state).toBe('completed')
      expect(data).toMatchObject([{ num_tasks: 1, task_metrics: { craft_ladder: { steps: STEPS } } }])
    },
  )

  it.skipIf(python === undefined)(
    `is played as an agent by our green agent (${python ?? MISSING})`,
    async () => {
      const agent = await startPurple(python as string, `purple_${ending}.py`)
      const { state, data } = await ask('stream', JSON.stringify({ participants: { agent }, config }))
      expect(state).toBe('completed')
      const task = data[0]?.task_metrics['craft_ladder']
      expect(task).toMatchObject({ steps: STEPS })
      // nothing was missed, and every action could be read
      expect(task).not.toHaveProperty('missed')
      expect(task).not.toHaveProperty('malformed')
      expect(task).not.toHaveProperty('error')
    },
  )
})
