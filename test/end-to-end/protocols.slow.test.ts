import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { commandIn } from '../support/command-line.ts'
import { writeStubs } from '../support/stub-experiments.ts'

const root = mkdtempSync(join(tmpdir(), 'causalmace-protocols-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))
writeStubs(root)
const causalmace = commandIn(root)

describe('a planned experiment', () => {
  const planned = join(root, 'experiments', 'planned')
  writeFileSync(
    join(root, 'protocol.yaml'),
    `schema: 1
id: stubs
title: Stubs
question: Does a graph help with a stub?
primary: { measure: completion, block: stubs, contrast: [graph, none] }
measures: [completion, efficiency]
usual: latency=fixed:500ms
conditions: { none: no-graph, graph: causal }
timeLimits: villager
blocks:
  - { id: stubs, asks: That., tasks: [./left.yaml, ./right.yaml], seeds: 1-2, contrasts: [[graph, none]] }
episodes: 8
exclude: { infrastructure: { retries: 2, atMost: 0 } }
pilot: { seeds: 7 }
`,
  )
  const journal = () =>
    readFileSync(join(planned, 'journal.jsonl'), 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))

  it('says what its protocol asked, and that it was followed', async () => {
    const { code, out } = await causalmace('experiment', 'protocol.yaml', '--id', 'planned', '--plain')
    expect(code).toBe(0)
    expect(out).toMatch(/protocol [0-9a-f]{16}: followed/)
    expect(out).toContain('primary completion rate (%), graph − none, stubs: 0.00')
    expect(journal().map(({ type }) => type)).toEqual(['planned', 'played', 'halted'])
    expect(journal().at(-1)).toMatchObject({ followed: true, deviations: [] })
    expect(readFileSync(join(planned, 'report.html'), 'utf8')).toContain('Does a graph help with a stub?')
  })

  it('does not follow it with other seeds, and wants to know why they were chosen', async () => {
    const other = ['experiment', 'protocol.yaml', '--id', 'hasty', '--plain', '--seeds', '1']
    expect(await causalmace(...other)).toMatchObject({ code: 2, err: expect.stringContaining('--because') })
    const { code, out } = await causalmace(...other, '--because', 'no time')
    expect(code).toBe(0)
    expect(out).toMatch(/: not followed\n- seeds 1: no time/)
  })
})
