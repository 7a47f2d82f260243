import { z } from 'zod'
import { cellSchema, center, formatPosition, type Position } from '../../core/position.ts'
import { isAir } from '../../game/block.ts'
import { isUnripe, ripeAge } from '../../game/blocks/mining.ts'
import type { ItemCount } from '../../game/item-counts.ts'
import { wildRecipesFor } from '../../game/obtaining/wild.ts'
import { dropsUnder, toolsUnder } from '../../game/rules/rule-book.ts'
import { type ActionResult, done, fail } from '../action.ts'
import { defineAction } from './define-action.ts'
import type { Effect } from './effects.ts'
import { amount, HAND, itemName, pickedUpSchema } from './fields.ts'
import type { Hands, Refusal } from './hands.ts'
import type { SeenBlock } from './seen.ts'

/** Maximum time to dig one block (ms of game time). Obsidian takes 250 s with the bare hand. */
export const MAX_DIG_MS = 60_000
/** How long to wait for an agent on a pillar to come down (ticks). */
const PATIENCE_TICKS = 200
/** Maximum time until a block's drops appear (ticks). */
const DROP_TICKS = 10
/** Time limit for digging an item, after which the result is the gain so far (ms of game time). */
const RUN_MS = 100_000

/** Digs a block with the best available tool and picks up the drops. */
export const mineBlock = defineAction({
  name: 'MineBlock',
  signature: 'MineBlock(pos: [x,y,z], discard?: boolean, tool?: string) or MineBlock(item, amount)',
  summary:
    'Dig the block, or as many nearby as give the amount of an item, and pick up what drops; with discard also what drops nothing. The best tool is taken unless one is named; hand names none.',
  role: 'digs',
  tooEarly: 'final',
  args: z
    .strictObject({
      pos: cellSchema.optional(),
      discard: z.boolean().default(false),
      /** The tool to use instead of the best one; `hand` for none. */
      tool: itemName.optional(),
      item: itemName.optional(),
      amount: amount.optional(),
    })
    .refine(({ pos, item }) => (pos === undefined) !== (item === undefined), {
      error: 'expected a position, or an item and an amount',
    }),
  /** `block` is null if there was nothing to dig and only dropped items were picked up. */
  data: pickedUpSchema.extend({ block: z.string().nullable().default(null) }),
  examples: [{ pos: [1, 0, 2] }, { pos: [1, 0, 2], discard: true }, { item: 'raw_iron', amount: 3 }],
  manner: ['discard', 'tool'],
  target: ({ pos }) => (pos === undefined ? undefined : { kind: 'cell', cell: pos }),
  items: ({ item, tool }) => [
    ...(item === undefined ? [] : [item]),
    ...(tool === undefined || tool === HAND ? [] : [tool]),
  ],
  effects({ pos, item, tool, amount: count = 1 }, { gameVersion, rules, blockAt }): Effect[] {
    if (item !== undefined) return minedAnywhere({ item, count }, gameVersion)
    if (pos === undefined) return []
    const there = blockAt(pos)
    if (there === undefined) return [{ kind: 'dig', cell: pos }]
    const { block, isPlanned } = there
    const game = { gameVersion, rules }
    const isGrowing = ripeAge(block.name) !== undefined && (isPlanned || isUnripe(block))
    return [
      { kind: 'dig', cell: pos },
      ...toolNeeds(toolsUnder(game, block.name), tool),
      ...(isGrowing ? [{ kind: 'harvest', cell: pos } as const] : []),
      ...dropsUnder(game, block.name).map((drop) => ({ kind: 'produce', ...drop }) as const),
    ]
  },
  async run({ pos, discard, tool, item, amount: count = 1 }, hands) {
    if (item !== undefined) return mineAnywhere(hands, { item, count })
    if (pos === undefined) return fail('invalid_arguments', 'give a position, or an item and an amount')
    return mineCell(hands, pos, { discard, tool })
  },
})

/** The block that was dug, with its cell. */
type Mined = Promise<
  ActionResult<{ block: string | null; position?: Position; gained?: ItemCount[]; left?: number }>
>

/** The way a block is dug. */
interface Manner {
  readonly discard: boolean
  readonly tool: string | undefined
}

/** Digs the block in a cell; if it is gone, picks up the items there. */
async function mineCell(hands: Hands, pos: Position, { discard, tool }: Manner): Mined {
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
    (await readyTool(hands, pos, { block, discard, tool }))
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

/** Takes the named tool, or the best one if none is named. */
async function takeTool(hands: Hands, pos: Position, tool: string | undefined): Promise<Refusal> {
  if (tool === undefined) return hands.holdToolFor(pos)
  if (tool === HAND) return hands.emptyHand()
  if (hands.held() === tool) return undefined
  if (hands.items().every(({ item }) => item !== tool))
    return fail('missing_item', `I have no ${tool}`, { missing: [{ item: tool, count: 1 }] })
  await hands.hold(tool)
  return undefined
}

/** Takes the best tool; fails if the block would drop nothing, or take too long, with it. */
async function readyTool(
  hands: Hands,
  pos: Position,
  { block: { name }, discard, tool }: Manner & { block: SeenBlock },
): Promise<Refusal> {
  const refused = await takeTool(hands, pos, tool)
  if (refused !== undefined) return refused
  const { harvests, ms } = hands.digging(pos)
  if (!discard && !harvests)
    return fail(
      'wrong_tool',
      `${name} drops nothing without the right tool; I hold ${hands.held() ?? 'nothing'}. With "discard": true I dig it away all the same`,
    )
  if (ms <= MAX_DIG_MS) return undefined
  return fail(
    'wrong_tool',
    `${name} would take ${Math.round(ms / 1000)} s with ${hands.held() ?? 'the bare hand'}`,
  )
}

/** Digs nearby blocks that yield an item. Fails if it has gained none. */
async function mineAnywhere(hands: Hands, { item, count }: ItemCount): Mined {
  if (!hands.isInTheWild(item)) return fail('not_found', `nothing in the wild gives ${item}; make it`)
  const gained = await hands.collect({ item, amount: count, until: hands.clock.now() + RUN_MS })
  if (gained.every((one) => one.item !== item))
    return fail('not_found', `I know of nothing nearby that gives ${item}; explore`)
  return done({ block: null, gained, left: 0 })
}

/** Tools needed to dig an item in natural terrain, and the items gained. */
function minedAnywhere({ item, count }: ItemCount, version: string): Effect[] {
  const recipe = wildRecipesFor(item, version).find(({ kind }) => kind === 'dig')
  if (recipe === undefined) return []
  return [
    { kind: 'tool', anyOf: recipe.tools, rule: 'tool-tier-before-mine' },
    { kind: 'produce', item, count },
  ]
}

/** The tools that a block needs; a named tool must be available in any case. */
const toolNeeds = (tools: readonly string[], named: string | undefined): Effect[] =>
  named === HAND
    ? []
    : [{ kind: 'tool', anyOf: named === undefined ? tools : [named], rule: 'tool-tier-before-mine' }]
