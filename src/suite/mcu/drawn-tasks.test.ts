import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { decomposeOpen } from '../../scenario/open/decompose.ts'
import { openScenario } from '../../scenario/open/scenario.ts'
import { readTaskFile } from '../../task/resolve-task.ts'
import { mcuChains, mcuPairs } from './drawn-tasks.ts'

const chains = mcuChains()

describe('the chains', () => {
  it('are 24 hard tasks of five atoms with different verbs', () => {
    expect(chains.map(({ id }) => id)).toEqual(Array.from({ length: 24 }, (_, i) => `mcu_chain_${i + 1}`))
    for (const { open } of chains) {
      expect(new Set(open.atoms?.map((atom) => atom.split('_')[0])).size).toBe(5)
      expect(open.level).toBe('hard')
    }
  })

  it('take a plan of five subtasks or more', () => {
    for (const draft of chains) {
      const { task, issues } = readTaskFile(draft, [openScenario])
      if (task === undefined) throw new Error(`${draft.id}: ${JSON.stringify(issues)}`)
      const scene = { agents: [{ name: 'Alice', items: [] }], containers: [], blocks: [] }
      const { nodes } = decomposeOpen({ task, scene } as unknown as Parameters<typeof decomposeOpen>[0])
      expect(nodes.length, draft.id).toBeGreaterThanOrEqual(5)
    }
  })

  it('are the same each time, as the figures of AutoEval rest on them', () => {
    const digest = createHash('sha256').update(JSON.stringify(chains)).digest('hex')
    expect(mcuChains()).toEqual(chains)
    expect(digest.slice(0, 16)).toBe('b2de961e2c10b84b')
  })
})

describe('the pairs', () => {
  it('are 120 hard tasks of two atoms with different verbs, no two of them alike', () => {
    const pairs = mcuPairs()
    expect(pairs).toHaveLength(120)
    expect(new Set(pairs.map(({ open }) => open.atoms?.toSorted().join())).size).toBe(120)
    for (const { open } of pairs) expect(new Set(open.atoms?.map((atom) => atom.split('_')[0])).size).toBe(2)
  })
})
