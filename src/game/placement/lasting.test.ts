import { describe, expect, it } from 'vitest'
import { cellKey, type Position } from '../../core/position.ts'
import { type BlockSpec, parseBlock } from '../block.ts'
import { fateOf } from './lasting.ts'

type Cell = readonly [block: string, x: number, y: number, z: number]
const spec = (text: string) => parseBlock(text) as BlockSpec
/** The fate of the first block among the others, on a stone floor below y = 0. */
const fate = ([text, x, y, z]: Cell, ...others: readonly Cell[]) => {
  const all = new Map(others.map(([block, ...at]) => [at.join(), spec(block)]))
  const at = (cell: Position) => (cell.y < 0 ? spec('stone') : all.get(cellKey(cell)))
  return fateOf(spec(text), { x, y, z }, { version: '1.19.2', at })?.reason
}
const HERE = [0, 0, 0] as const

describe('a block does not keep its required state:', () => {
  it.each([
    ['a cactus beside a block', ['cactus', ...HERE], ['stone', 1, 0, 0], /cactus breaks/],
    ['a cactus beside lava', ['cactus', ...HERE], ['lava', 0, 0, 1], /cactus breaks/],
    ['TNT beside a torch of redstone', ['tnt', ...HERE], ['redstone_torch', 1, 0, 0], /sets TNT off/],
    ['TNT beside a lever that is on', ['tnt', ...HERE], ['lever[powered=true]', 0, 1, 0], /sets TNT off/],
    ['concrete powder beside water', ['red_concrete_powder', ...HERE], ['water', 1, 0, 0], /hardens/],
    [
      'concrete powder by a wet slab',
      ['red_concrete_powder', ...HERE],
      ['oak_slab[waterlogged=true]', 1, 0, 0],
      /hardens/,
    ],
    ['a sponge beside water', ['sponge', ...HERE], ['water', 0, 0, -1], /takes up/],
    ['coral without water', ['tube_coral', ...HERE], ['stone', 1, 0, 0], /coral dies/],
    ['a block of coral without water', ['tube_coral_block', ...HERE], ['stone', 1, 0, 0], /coral dies/],
    ['farmland under a block', ['farmland', ...HERE], ['stone', 0, 1, 0], /turns into dirt/],
    ['a path under a lantern', ['dirt_path', ...HERE], ['lantern', 0, 1, 0], /turns into dirt/],
    ['a stem without a tip', ['weeping_vines_plant', 0, 3, 0], ['stone', 0, 4, 0], /is weeping_vines until/],
    ['scaffolding on a wall', ['scaffolding', 1, 1, 0], ['stone', 0, 1, 0], /falls/],
  ] as [string, Cell, Cell, RegExp][])('%s', (_name, block, other, reason) => {
    expect(fate(block, other)).toMatch(reason)
  })

  it('scaffolding seven steps from its foot, but not six', () => {
    const beam = (length: number): Cell[] =>
      Array.from({ length }, (_, step): Cell => ['scaffolding', step, 1, 0])
    const foot: Cell = ['scaffolding', ...HERE]
    expect(fate(['scaffolding', 6, 1, 0], foot, ...beam(7))).toBeUndefined()
    expect(fate(['scaffolding', 7, 1, 0], foot, ...beam(8))).toMatch(/7 steps/)
    expect(fate(['scaffolding', 2, 2, 0], foot, ...beam(3))).toBeUndefined()
  })
})

describe('a block keeps its required state:', () => {
  it.each([
    ['a cactus beside a torch', ['cactus', ...HERE], ['torch', 1, 0, 0]],
    [
      'TNT below a torch, which does not power what it stands on',
      ['tnt', ...HERE],
      ['redstone_torch', 0, 1, 0],
    ],
    ['TNT that a torch hangs on', ['tnt', ...HERE], ['redstone_wall_torch[facing=east]', 1, 0, 0]],
    ['TNT beside a torch that is off', ['tnt', ...HERE], ['redstone_torch[lit=false]', 1, 0, 0]],
    ['concrete powder above water', ['red_concrete_powder', 0, 1, 0], ['water', ...HERE]],
    ['coral beside water', ['tube_coral_block', ...HERE], ['water', 1, 0, 0]],
    ['coral in water', ['tube_coral[waterlogged=true]', ...HERE], ['stone', 1, 0, 0]],
    ['dead coral', ['dead_tube_coral', ...HERE], ['stone', 1, 0, 0]],
    ['farmland under a crop', ['farmland', ...HERE], ['wheat', 0, 1, 0]],
    ['farmland under a carpet', ['farmland', ...HERE], ['red_carpet', 0, 1, 0]],
    ['a path under a fence gate', ['dirt_path', ...HERE], ['oak_fence_gate', 0, 1, 0]],
    ['a stem under its tip', ['kelp_plant', ...HERE], ['kelp', 0, 1, 0]],
  ] as [string, Cell, Cell][])('%s', (_name, block, other) => {
    expect(fate(block, other)).toBeUndefined()
  })
})
