import { z } from 'zod'
import { cellSchema } from '../../core/position.ts'
import { dropsOf, harvestTools, isUnripe, ripeAge } from '../facts/mining.ts'
import { defineActionSpec } from './action-spec.ts'
import type { Effect } from './effects.ts'
import { pickedUpSchema } from './fields.ts'

/** Digs a block with the best available tool and picks up the drops. */
export const mineBlock = defineActionSpec({
  name: 'MineBlock',
  signature: 'MineBlock(pos: [x,y,z], discard?: boolean)',
  summary:
    'Dig the block at the position and pick up what drops; with discard also where the tool at hand gets nothing out of it.',
  role: 'digs',
  args: z.strictObject({ pos: cellSchema, discard: z.boolean().default(false) }),
  /** `block` is null if there was nothing to dig and only dropped items were picked up. */
  data: pickedUpSchema.extend({ block: z.string().nullable().default(null) }),
  examples: [{ pos: [1, 0, 2] }, { pos: [1, 0, 2], discard: true }],
  manner: ['discard'],
  target: ({ pos }) => ({ kind: 'cell', cell: pos }),
  effects({ pos }, { gameVersion, blockAt }): Effect[] {
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
