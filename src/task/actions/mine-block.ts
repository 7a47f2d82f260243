import { z } from 'zod'
import { cellSchema } from '../../core/position.ts'
import { dropsOf, harvestTools, isUnripe, ripeAge } from '../../game/blocks/mining.ts'
import type { ItemCount } from '../../game/item-counts.ts'
import { sourcesOf } from '../../game/obtaining/wild.ts'
import { defineActionSpec } from './action-spec.ts'
import type { Effect } from './effects.ts'
import { amount, itemName, pickedUpSchema } from './fields.ts'

/** Digs a block with the best available tool and picks up the drops. */
export const mineBlock = defineActionSpec({
  name: 'MineBlock',
  signature: 'MineBlock(pos: [x,y,z], discard?: boolean) or MineBlock(item, amount)',
  summary:
    'Dig the block, or as many nearby as give the amount of an item, and pick up what drops; with discard also what drops nothing.',
  role: 'digs',
  args: z
    .strictObject({
      pos: cellSchema.optional(),
      discard: z.boolean().default(false),
      item: itemName.optional(),
      amount: amount.optional(),
    })
    .refine(({ pos, item }) => (pos === undefined) !== (item === undefined), {
      error: 'expected a position, or an item and an amount',
    }),
  /** `block` is null if there was nothing to dig and only dropped items were picked up. */
  data: pickedUpSchema.extend({ block: z.string().nullable().default(null) }),
  examples: [{ pos: [1, 0, 2] }, { pos: [1, 0, 2], discard: true }, { item: 'raw_iron', amount: 3 }],
  manner: ['discard'],
  target: ({ pos }) => (pos === undefined ? undefined : { kind: 'cell', cell: pos }),
  items: ({ item }) => (item === undefined ? [] : [item]),
  effects({ pos, item, amount: count = 1 }, { gameVersion, blockAt }): Effect[] {
    if (item !== undefined) return minedAnywhere({ item, count }, gameVersion)
    if (pos === undefined) return []
    const there = blockAt(pos)
    if (there === undefined) return [{ kind: 'dig', cell: pos }]
    const { block, isPlanned } = there
    const isGrowing = ripeAge(block.name) !== undefined && (isPlanned || isUnripe(block))
    return [
      { kind: 'dig', cell: pos },
      { kind: 'tool', anyOf: harvestTools(block.name, gameVersion), rule: 'tool-tier-before-mine' },
      ...(isGrowing ? [{ kind: 'harvest', cell: pos } as const] : []),
      ...dropsOf(block.name, gameVersion).map((drop) => ({ kind: 'produce', ...drop }) as const),
    ]
  },
})

/** What it takes to dig an item in the wild, and what it gives. */
function minedAnywhere({ item, count }: ItemCount, version: string): Effect[] {
  const source = sourcesOf(item).find(({ blocks }) => blocks.length > 0)
  if (source === undefined) return []
  const [block = ''] = source.blocks
  const anyOf = source.tools.length > 0 ? source.tools : harvestTools(block, version)
  return [
    { kind: 'tool', anyOf, rule: 'tool-tier-before-mine' },
    { kind: 'produce', item, count },
  ]
}
