import { expect, it } from 'vitest'
import { CLAIMS } from '../../../benchmarks/pays/claims.ts'
import { packagePath } from '../../core/package-root.ts'
import { Catalogue } from '../../plugin/catalogue.ts'
import { resultsOfCell } from './cell-results.ts'
import { designProtocol } from './design-protocol.ts'
import { loadProtocol } from './protocol-file.ts'

/* The protocols of our own experiments. */

const catalogue = new Catalogue()

it('the ablation is a protocol: 50 order-dependent tasks, 5 seeds, key secondaries, and the rows of Table 4', () => {
  const file = loadProtocol(packagePath('benchmarks', 'ablation', 'method.yaml'))
  const { spec } = designProtocol(file, { catalogue, id: 'x', now: new Date(0) })
  const plan = spec.plan as NonNullable<typeof spec.plan>
  const primary = plan.cells.find(({ name }) => name === plan.primary.cell)
  expect([primary?.tasks.length, primary?.seeds.length]).toEqual([50, 5])
  expect(plan.secondary.map(({ cell, measure }) => `${cell} ${measure}`)).toEqual([
    'constructions relativeEfficiency',
    'cooking completion',
  ])
  const kinds = plan.cells.map((cell) => resultsOfCell(spec, cell, []).spec.kind)
  expect(kinds.filter((kind) => kind === 'ablation')).toHaveLength(1)
  expect(new Set(spec.conditions.map(({ agents }) => agents))).toEqual(new Set([3, 6]))
})

it('each claim of bench:pays is about a contrast that its protocol plays', () => {
  const file = loadProtocol(packagePath('benchmarks', 'pays', 'pays.yaml'))
  const { blocks, measures } = file.protocol
  for (const { cell, contrast, measure } of CLAIMS) {
    const block = blocks.find(({ id }) => id === cell)
    expect(block?.contrasts, `${cell}: ${contrast.join(' − ')}`).toContainEqual([...contrast])
    expect(measures).toContain(measure)
  }
})
