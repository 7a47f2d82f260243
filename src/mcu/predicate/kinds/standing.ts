import { z } from 'zod'
import { isAir } from '../../../game/block.ts'
import { hangsOnWallsOnly } from '../../../game/blocks/kinds/hanging.ts'
import { gameData } from '../../../game/data/game-data.ts'
import { namesTest } from '../../../game/names.ts'
import { findingOf } from '../../verify/goal-scene.ts'
import { one } from '../deed.ts'
import { definePredicateKind } from '../kind.ts'
import { inWords, namesSchema } from '../names.ts'
import { cellsOfShape, isWide, SHAPES, shapeShare } from '../shapes.ts'
import { blockMade, climberWays } from '../tool-use.ts'

/** Distance from the spawn at which something is built (blocks). */
const AWAY = 4

/** Blocks that stand in a shape. */
export const standing = definePredicateKind({
  id: 'standing',
  schema: z.strictObject({
    kind: z.literal('standing'),
    of: namesSchema,
    /**
     * `any`: this many blocks anywhere. A pillar extends upwards, a line in one direction, a wall in one direction and upwards, a
     * floor in two directions.
     */
    shape: z.enum(SHAPES).default('any'),
    /** Blocks of a pillar or line, height of a wall, width of a floor. */
    size: z.int().min(1).max(64).default(1),
    /** Length of a wall or floor. */
    length: z.int().min(1).max(64).default(1),
  }),
  isState: true,
  decidedBy: 'blocks',
  names: { of: 'block' },
  uses: 'building materials',
  gauge(leaf) {
    const test = namesTest(leaf.of)
    return (state) => {
      const blocks = [...state.blocks.values()].filter(({ name }) => !isAir(name) && test(name))
      return shapeShare(
        blocks.map(({ position }) => position),
        leaf,
      )
    }
  },
  inWords({ of, shape, size, length }) {
    const what = inWords(of)
    if (shape === 'any') return `build with ${size} ${what}`
    return `build a ${shape} of ${size}${isWide(shape) ? ` by ${length}` : ''} ${what}`
  },
  ways(leaf, scene) {
    const { version, carried } = scene
    const cells = cellsOfShape(leaf)
    const test = namesTest(leaf.of)
    const game = gameData(version)
    const isBlock = (name: string) => test(name) && game.hasBlock(name) && game.itemForBlock(name) === name
    const blocks = [...carried].filter(([name]) => isBlock(name))
    const enough = blocks.find(([, count]) => count >= cells.length) ?? blocks[0]
    const item = enough?.[0] ?? leaf.of.find(isBlock)
    if (item === undefined) return []
    // The planner does not build walls to hang items on, but uses those of the scene.
    if (hangsOnWallsOnly(item)) return leaf.shape === 'pillar' ? climberWays(item, leaf.size, scene) : []
    return [
      [
        { do: 'obtain', item, count: cells.length },
        { do: 'build', item, shape: cells, away: AWAY },
      ],
    ]
  },
  amount: (leaf) => cellsOfShape(leaf).length,
  share: ({ of }, deed) => one(namesTest(of)(blockMade(deed) ?? '')),
  check(leaf, { operations, supplies, version }) {
    const need = cellsOfShape(leaf).length
    const test = namesTest(leaf.of)
    const game = gameData(version)
    const amounts = operations
      .flatMap((operation) => (operation.kind === 'give' ? [operation.item] : []))
      .filter((item) => test(item) && game.itemForBlock(item) === item)
      .map((item) => supplies.carries(item))
    const have = Math.max(0, ...amounts)
    const what = `${leaf.of.includes('*') ? 'blocks' : leaf.of.join(' or ')} to build with`
    return have >= need ? [] : [findingOf({ type: 'missing_ingredient', what, have, need })]
  },
})
