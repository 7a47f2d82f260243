import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { runModel, summed } from '../../benchmarks/robust/cell.ts'
import { packagePath } from '../../src/core/package-root.ts'

/* `npm run bench:robust` in short: with few graphs only what goes badly wrong shows. */

const cellOf = async (kind: string) =>
  summed([await runModel(kind, { seed: 1, graphs: 8 }), await runModel(kind, { seed: 2, graphs: 8 })])

describe('the test of dependencies, with a simulated model that is', () => {
  it.each([
    'flipping@0.1',
    'uneven@0.01',
    'lapsing@0.2',
    'over-reacting@0.1',
    'ignoring@0.1',
    'half-hearted@0.01',
  ])('%s: keeps no false edge, loses hardly a true one, and makes the graph better', async (kind) => {
    const { refined, falseKeeps, recall, f1, initialF1 } = await cellOf(kind)
    expect(refined).toBe(2)
    // In the whole bench it is one graph in 300 at most.
    expect(falseKeeps).toEqual({ hits: 0, n: 16 })
    expect(recall).toBeGreaterThanOrEqual(0.95)
    expect(f1).toBeGreaterThan(initialF1 + 0.03)
  })

  it.each(['ignoring@1', 'sycophantic@0.2', 'misapplying@0.01', 'misapplying@0.2', 'uneven@0.4'])(
    '%s: leaves the graph as it is',
    async (kind) => {
      const { refined, f1, initialF1 } = await cellOf(kind)
      expect([refined, f1]).toEqual([0, initialF1])
    },
  )
})

describe('the simulated models and the test of dependencies', () => {
  const sources = (folder: string) =>
    readdirSync(packagePath('src', folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.endsWith('testing.ts'))
      .map((file) => readFileSync(join(packagePath('src', folder), file), 'utf8'))

  it('know nothing of each other: neither imports the other’s room', () => {
    for (const text of sources('planner/causal')) expect(text).not.toMatch(/from '[^']*simulated/)
    for (const text of sources('question/simulated')) expect(text).not.toMatch(/from '[^']*planner\//)
  })
})
