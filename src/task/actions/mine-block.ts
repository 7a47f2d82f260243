import { z } from 'zod'
import { cellSchema, center, formatPosition, type Position } from '../../core/position.ts'
import { isAir } from '../../game/block.ts'
import { dropsOf } from '../../game/blocks/drops.ts'
import { harvestTools, isUnripe, ripeAge } from '../../game/blocks/mining.ts'
import type { ItemCount } from '../../game/item-counts.ts'
import { wildRecipesFor } from '../../game/obtaining/wild.ts'
import { type ActionResult, done, fail } from '../action.ts'
import { defineAction } from './define-action.ts'
import type { Effect } from './effects.ts'
import { amount, itemName, pickedUpSchema } from './fields.ts'
import type { Hands, Refusal, SeenBlock } from './hands.ts'

/** Maximum time to dig one block (ms of game time). Obsidian takes 250 s with the bare hand. */
const MAX_DIG_MS = 60_000
/** How long to wait for an agent on a pillar to come down (ticks). */
const PATIENCE_TICKS = 200
/** Maximum time until a block's drops appear (ticks). */
const DROP_TICKS = 10
/** Digging for an item ends after this, with what has been gained (ms of game time). */
const RUN_MS = 100_000

/** Digs a block with the best available tool and picks up the drops. */
export const mineBlock = defineAction({
  name: 'MineBlock',
  signature: 'MineBlock(pos: [x,y,z], discard?: boolean) or MineBlock(item, amount)',
  summary:
    'Dig the block, or as many nearby as give the amount of an item, and pick up what drops; with discard also what drops nothing.',
  role: 'digs',
  tooEarly: 'final',
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
  async run({ pos, discard, item, amount: count = 1 }, hands) {
    if (item !== undefined) return mineAnywhere(hands, { item, count })
    if (pos === undefined) return fail('invalid_arguments', 'give a position, or an item and an amount')
    return mineCell(hands, pos, discard)
  },
})

/** What was dug, with the cell it stood in. */
type Mined = Promise<
  ActionResult<{ block: string | null; position?: Position; gained?: ItemCount[]; left?: number }>
>

/** Digs the block in a cell; if it is gone, picks up the items there. */
async function mineCell(hands: Hands, pos: Position, discard: boolean): Mined {
  const block = hands.blockAt(pos)
  if (block === undefined)
    return fail('too_far', `${formatPosition(pos)} is beyond what I see; go nearer first`, { goTo: pos })
  const gains = hands.countGains()
  const known = new Set(hands.itemsAround(center(pos)))
  if (isAir(block.name)) {
    if (known.size === 0) return fail('not_found', `${formatPosition(pos)} is air, and nothing lies there`)
    const { gained } = await hands.pickUp(center(pos), { gains, appears: 0 })
    if (gained.length > 0) return done({ position: pos, block: null, gained, left: 0 })
    return fail('unreachable', `what lies at ${formatPosition(pos)} is out of reach`)
  }
  if (!block.isDiggable) return fail('wrong_tool', `${block.name} cannot be dug`)
  const refused =
    (await hands.comeToDig(pos)) ??
    (await waitForRoom(hands, pos, block)) ??
    (await readyTool(hands, pos, { block, discard }))
  if (refused !== undefined) return refused
  const issue = await hands.dig(pos)
  if (issue !== undefined) return fail('no_effect', issue)
  if (discard) return done({ position: pos, block: block.name })
  const appears = block.dropsNothing ? 0 : DROP_TICKS
  const found = await hands.pickUp(center(pos), { gains, appears, known })
  return done({ position: pos, block: block.name, ...found })
}

/** Waits until no agent stands on the block as its pillar; fails if the cell holds something else by then. */
async function waitForRoom(hands: Hands, pos: Position, block: SeenBlock): Promise<Refusal> {
  const isFree = await hands.waitUntil(PATIENCE_TICKS, () => hands.riderOn(pos) === undefined)
  if (!isFree) {
    const rider = hands.riderOn(pos) ?? 'a teammate'
    const detail = `${rider} stands on a pillar at ${formatPosition(pos)} and takes it away soon`
    return fail('entity_in_the_way', detail, { blockers: [rider] })
  }
  const now = hands.blockAt(pos)?.name ?? 'air'
  if (now === block.name) return undefined
  return fail('not_found', `${formatPosition(pos)} has become ${isAir(now) ? 'air' : now} while I came`)
}

/** Takes the best tool; fails if the block would drop nothing, or take too long, with it. */
async function readyTool(
  hands: Hands,
  pos: Position,
  { block: { name }, discard }: { block: SeenBlock; discard: boolean },
): Promise<Refusal> {
  const refused = await hands.holdToolFor(pos)
  if (refused !== undefined) return refused
  const { harvests, ms } = hands.digging(pos)
  if (!discard && !harvests)
    return fail(
      'wrong_tool',
      `${name} drops nothing without the right tool; I hold ${hands.held() ?? 'nothing'}`,
    )
  if (ms <= MAX_DIG_MS) return undefined
  return fail(
    'wrong_tool',
    `${name} would take ${Math.round(ms / 1000)} s with ${hands.held() ?? 'the bare hand'}`,
  )
}

/** Digs what gives an item nearby. Fails when it has gained none. */
async function mineAnywhere(hands: Hands, { item, count }: ItemCount): Mined {
  if (!hands.isInTheWild(item)) return fail('not_found', `nothing in the wild gives ${item}; make it`)
  const gained = await hands.collect({ item, amount: count, until: hands.clock.now() + RUN_MS })
  if (gained.every((one) => one.item !== item))
    return fail('not_found', `I know of nothing nearby that gives ${item}; explore`)
  return done({ block: null, gained, left: 0 })
}

/** What it takes to dig an item in the wild, and what it gives. */
function minedAnywhere({ item, count }: ItemCount, version: string): Effect[] {
  const recipe = wildRecipesFor(item, version).find(({ kind }) => kind === 'dig')
  if (recipe === undefined) return []
  return [
    { kind: 'tool', anyOf: recipe.tools, rule: 'tool-tier-before-mine' },
    { kind: 'produce', item, count },
  ]
}
