import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Green, serveGreen } from '../../src/agentbeats/green/serve-green.ts'
import { PRESETS } from '../../src/agentbeats/green/settings.ts'
import { noop } from '../../src/agentbeats/purple/agents/baselines.ts'
import { servePurple } from '../../src/agentbeats/purple/serve-purple.ts'
import { OWN_TASKS } from '../../src/agentbeats/tasks/category-tasks.ts'
import { pythonWith } from './python/find-python.ts'
import { askByPython, SDKS, startPythonAgent } from './python/sdk.ts'

const STEPS = 10
const config = { task_category: 'crafting', task_list: ['craft_ladder'], max_steps: STEPS }

let green: Green
let purple: Awaited<ReturnType<typeof servePurple>>
const started: { close(): void }[] = []

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
  for (const agent of started) agent.close()
  await purple.close()
  await green.close()
})

const MISSING = 'skipped: no Python with it in A2A_PYTHONS or as python3'

describe.each(SDKS)('a2a-sdk %s of Python', (version, ending) => {
  const python = pythonWith(version)
  const ask = (way: 'stream' | 'send', text: string) =>
    askByPython(python as string, ending, { url: green.url, way, text })

  it.skipIf(python === undefined)(
    `asks our green agent, streaming or not (${python ?? MISSING})`,
    async () => {
      for (const way of ['stream', 'send'] as const) expect((await ask(way, 'Hello')).state).toBe('rejected')
      const order = JSON.stringify({ participants: { agent: purple.url }, config })
      // a complete streamed assessment is tested below
      const { state, data } = await ask('send', order)
      expect(state).toBe('completed')
      expect(data).toMatchObject([{ num_tasks: 1, task_metrics: { craft_ladder: { steps: STEPS } } }])
    },
  )

  it.skipIf(python === undefined)(
    `is played as an agent by our green agent (${python ?? MISSING})`,
    async () => {
      const walker = await startPythonAgent(python as string, ending)
      started.push(walker)
      const agent = walker.url
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
