import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, describe, expect, it } from 'vitest'
import { packagePath } from '../../src/core/package-root.ts'
import { RunFolder } from '../../src/experiment/run-folder.ts'
import type { Scorecard } from '../../src/judger/metrics/scorecard.ts'
import { scoreEvents } from '../../src/scenario/testing.ts'

/* A building too high to build from the ground, by a whole team. */

const root = mkdtempSync(join(tmpdir(), 'causalmace-high-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

interface Line {
  type: string
  data: { position: unknown; to: string }
}

async function crane(run: string) {
  const flags = ['--plain', '--seed', '3', '--runs', root, '--run-id', run]
  const task = packagePath('benchmarks', 'demo', 'crane.yaml')
  await promisify(execFile)(process.execPath, [packagePath('src', 'cli', 'main.ts'), 'run', task, ...flags])
  const read = (file: string) => readFileSync(join(root, run, file), 'utf8')
  const journal = read('journal.jsonl').replaceAll(/,"wall":\d+}$/gm, '}')
  const events = journal
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Line)
  const changes = events.filter(({ type }) => type === 'block.changed').map(({ data }) => data)
  const folder = RunFolder.open(join(root, run))
  const rescored = { ...scoreEvents(folder.events()), journal: folder.seal }
  return { scorecard: folder.content('scorecard') as Scorecard, rescored, journal, changes }
}

describe('a crane of thirteen layers', async () => {
  const { scorecard, rescored, journal, changes } = await crane('first')

  it('is built by two agents to match the blueprint', () => {
    expect(scorecard.completionRate).toEqual({ value: 1, done: 20, of: 20 })
    expect(scorecard.viewHitRate?.paper.value).toBe(1)
  })

  it('took dirt to climb on, and none of it is left standing', () => {
    const last = new Map(changes.map(({ position, to }) => [JSON.stringify(position), to]))
    // The top layer is thirteen blocks up; an agent reaches five.
    expect(changes.filter(({ to }) => to === 'dirt').length).toBeGreaterThanOrEqual(8)
    expect([...last].filter(([, block]) => /^(dirt|grass_block)/.test(block))).toEqual([])
  })

  it('was scored while it was played as its journal is afterwards', () => {
    expect(rescored).toEqual(scorecard)
  })

  it('leaves the same journal with the same seed, wall times aside', async () => {
    expect((await crane('second')).journal).toBe(journal)
  })
})
