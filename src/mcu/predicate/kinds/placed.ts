import { z } from 'zod'
import { isAir, parseBlock } from '../../../game/block.ts'
import { gameData } from '../../../game/data/game-data.ts'
import { namesTest } from '../../../game/names.ts'
import { PLANTED, USES } from '../../atoms/tables.ts'
import { blockLacks, checkAny, type GoalScene } from '../../verify/goal-scene.ts'
import type { Lack } from '../../verify/supplies.ts'
import { one } from '../deed.ts'
import { share } from '../gauge.ts'
import { definePredicateKind } from '../kind.ts'
import { countSchema } from '../leaf.ts'
import { inWords, namesSchema } from '../names.ts'
import { blockMade, placingWays, plantingWays, toolWays } from '../tool-use.ts'
import { makingWays } from '../using.ts'

/** Cells in which such a block appeared, each counted once: placed, planted, or made from another block. */
export const placed = definePredicateKind({
  id: 'placed',
  schema: z.strictObject({ kind: z.literal('placed'), of: namesSchema, count: countSchema }),
  decidedBy: 'blocks',
  names: { of: 'block' },
  uses: 'building materials',
  gauge({ of, count }, start) {
    const test = namesTest(of)
    const before = new Map([...start.blocks].map(([key, { name }]) => [key, name]))
    const cells = new Set<string>()
    return (state) => {
      for (const [key, { name }] of state.blocks) {
        if (before.get(key) === name) continue
        before.set(key, name)
        if (test(name) && !isAir(name)) cells.add(key)
      }
      return share(cells.size, count)
    }
  },
  inWords: ({ of, count }) => `place ${count} ${inWords(of)}`,
  ways: ({ of, count }, scene) => [
    ...of.flatMap((block) => [
      ...plantingWays(block, count, scene),
      ...toolWays({ becomes: block, count }, scene),
      ...makingWays(block, count, scene),
    ]),
    ...placingWays(of, count, scene),
  ],
  share: ({ of }, deed) => one(namesTest(of)(blockMade(deed) ?? '')),
  check: ({ of, count }, scene) => checkAny(of, (block) => lacksOf(block, count, scene)),
})

function lacksOf(block: string, count: number, scene: GoalScene): Lack[] {
  const { supplies, version } = scene
  const planted = Object.entries(PLANTED).find(([, [, crop]]) => crop === block)
  if (planted !== undefined) {
    const [seed, [ground]] = planted
    // There is grass underfoot everywhere.
    const soil = ground === 'grass_block' ? [] : blockLacks(scene, { block: ground, count: 1 })
    return [...soil, ...supplies.take(seed, count)]
  }
  const changes = USES.filter(([, , , becomes]) => parseBlock(becomes)?.name === block)
  const item = gameData(version).itemForBlock(block) ?? block
  const [change] = changes
  if (change === undefined || supplies.carries(item) > 0) return supplies.take(item, count)
  const name = parseBlock(change[2])?.name ?? change[2]
  const tools = changes.map(([, tool]) => tool)
  return [...blockLacks(scene, { block: name, count }), ...supplies.tool(tools, `${name} into ${block}`)]
}
