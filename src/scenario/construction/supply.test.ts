import { describe, expect, it } from 'vitest'
import { parseTask } from '../testing.ts'

/** A valid task file, with some parts replaced. */
function yaml(parts: Partial<Record<'arena' | 'supply' | 'blueprint', string[]>> = {}): string {
  const stone = ['blueprint:', '  origin: [0, 0, 0]', '  blocks:', '    - { block: stone, at: [0, 0, 0] }']
  return [
    'schema: 1',
    'id: hut',
    'scenario: construction',
    'title: A hut',
    'goal: Build the hut.',
    ...(parts.arena ?? ['arena:', '  min: [-5, 0, -5]', '  max: [5, 5, 5]', '  spawn: [4, 0, 4]']),
    ...(parts.supply ?? ['supply:', '  chests:', '    - { at: [3, 0, 3] }']),
    ...(parts.blueprint ?? stone),
  ].join('\n')
}

describe('the stock of a construction', () => {
  const seventyStones = Array.from(
    { length: 70 },
    (_, i) => `{ block: stone, at: [${(i % 10) - 5}, ${Math.floor(i / 10)}, 0] }`,
  )
  const supply = (stock: string) => ['supply:', '  chests:', '    - { at: [3, 0, 3] }', `  stock: ${stock}`]
  const arena = ['arena:', '  min: [-5, 0, -5]', '  max: [5, 9, 5]', '  spawn: [4, 0, 4]']
  const blueprint = [
    'blueprint:',
    '  origin: [0, 0, 0]',
    '  blocks:',
    ...seventyStones.map((block) => `    - ${block}`),
  ]

  it.each([
    ['exact', [64, 6]],
    ['stacks', [64, 64]],
  ])('%s splits 70 stones into stacks', (stock, counts) => {
    const task = parseTask(yaml({ arena, blueprint, supply: supply(stock) }), 'hut.yaml')
    const stones = task.containers[0]?.items.filter(({ item }) => item === 'stone')
    expect(stones?.map(({ count }) => count)).toEqual(counts)
  })

  it.each(['exact', 'stacks'])(
    '%s adds dirt for scaffolds if cells are six blocks above the ground',
    (stock) => {
      const task = parseTask(yaml({ arena, blueprint, supply: supply(stock) }), 'hut.yaml')
      expect(task.containers[0]?.items[0]).toEqual({ item: 'dirt', count: 64 })
    },
  )

  it.each([
    ['exact', 1],
    ['stacks', 2],
  ])('%s holds %i buckets of water for one block in water', (stock, buckets) => {
    const wet = "{ block: 'oak_slab[type=bottom,waterlogged=true]', at: [0, 0, 0] }"
    const one = [...blueprint.slice(0, 3), `    - ${wet}`]
    const task = parseTask(yaml({ arena, blueprint: one, supply: supply(stock) }), 'pool.yaml')
    expect(task.containers[0]?.items.filter(({ item }) => item === 'water_bucket')).toHaveLength(buckets)
  })

  it('has no dirt if everything can be built from the ground', () => {
    const items = parseTask(yaml(), 'hut.yaml').containers[0]?.items
    expect(items?.filter(({ item }) => item === 'dirt')).toEqual([])
  })

  it.each([
    ['each agent', 5, 3],
    ['each of fewer paths than agents', 2, 2],
  ])('has a shovel for %s', (_, paths, shovels) => {
    const cells = Array.from({ length: paths }, (_value, x) => `    - { block: dirt_path, at: [${x}, 0, 0] }`)
    const blocks = ['blueprint:', '  origin: [0, 0, 0]', '  blocks:', ...cells]
    const items = parseTask(yaml({ arena, blueprint: blocks }), 'hut.yaml').containers[0]?.items
    expect(items?.filter(({ item }) => item === 'iron_shovel')).toHaveLength(shovels)
  })

  it('fills the chests one after another', () => {
    const beds = Array.from(
      { length: 30 },
      (_, i) => `{ block: "red_bed[facing=south]", at: [${(i % 10) - 5}, 0, ${2 * Math.floor(i / 10) - 5}] }`,
    )
    const two = ['supply:', '  chests:', '    - { at: [5, 0, 5] }', '    - { at: [5, 0, 4], facing: east }']
    const task = parseTask(
      yaml({
        supply: two,
        blueprint: ['blueprint:', '  origin: [0, 0, 0]', '  blocks:', ...beds.map((bed) => `    - ${bed}`)],
      }),
      'hut.yaml',
    )
    expect(task.containers.map(({ items }) => items.length)).toEqual([27, 3])
  })
})
