import { keyOf, type Vec, vec } from '../geometry.ts'
import type { ItemStack } from '../items/stack.ts'
import type { Blocks } from '../kernel/blocks/behaviour.ts'
import { fluidOf } from '../kernel/blocks/fluid.ts'
import type { BlockState } from '../kernel/blocks/states.ts'
import type { Game } from '../kernel/game.ts'
import { dropsOf } from './drops.ts'

/** World event that shows a block break; its data is the block state. */
const BREAK_EFFECT = 2001

export interface BreakOptions {
  /** The tool, which affects the drops. */
  readonly tool: ItemStack | null
  /** Whether the block drops; false: it does not (wrong tool, creative, game rule). The contents of chests always drop. */
  readonly drops: boolean
  /** Id of the player whose client has already shown the break. */
  readonly seenBy?: number
}

/** Removes a block and spawns its drops, without updating its neighbours. */
export function removeBlock(game: Game, p: Vec, options: BreakOptions): void {
  const { level } = game
  const state = level.get(p)
  const { dropWhole } = game.blocks.of(state)
  if (dropWhole) dropWhole(game, p, state, options.drops)
  else dropContents(game, p)
  level.set(p, leftBehind(level, state))
  if (options.drops && !dropWhole && game.rules.get('doTileDrops') === true)
    for (const stack of itemsOf(game, state, options.tool)) popItem(game, p, stack)
  game.broadcastNear(
    p,
    'world_event',
    { effectId: BREAK_EFFECT, location: p, data: state.stateId, global: false },
    options.seenBy,
  )
}

/** Breaks a block that lost its support, as if by hand. Returns the changed positions. */
export function popOff(game: Game, p: Vec): Vec[] {
  removeBlock(game, p, { tool: null, drops: true })
  return [p]
}

/**
 * The items that a block drops, following the rules of the world and using the version's names; items that do not exist in the
 * version are omitted.
 */
export function itemsOf(
  { level, items, chance, world: { digs } }: Game,
  state: BlockState,
  tool: ItemStack | null,
): ItemStack[] {
  const changed = Object.hasOwn(digs, state.name) ? digs[state.name]?.drops : undefined
  if (changed !== undefined) return [items.make(changed.item, changed.count)]
  return dropsOf(level, { state, tool, chance }).flatMap(([name, count]) => {
    const item = items.has(name) ? name : otherName(name, state)
    return items.has(item) ? [items.make(item, count)] : []
  })
}

/**
 * The item to drop if the version does not have the usual one: metal ores dropped themselves before 1.17, and grass was renamed.
 */
const otherName = (name: string, state: BlockState): string =>
  name.startsWith('raw_') ? state.name : name === 'grass' ? 'short_grass' : name

/** Drops a container's contents. */
function dropContents(game: Game, p: Vec): void {
  const items = game.level.blockEntities.get(keyOf(p))?.items
  if (!items) return
  for (let i = 0; i < items.length; i++) {
    const stack = items[i]
    if (stack) popItem(game, p, stack)
    items[i] = null
  }
}

/** Spawns an item inside a block with a small random velocity (vanilla Block.popResource). */
export function popItem(game: Game, p: Vec, stack: ItemStack): void {
  const { chance } = game
  game.dropItem({
    stack,
    position: vec(
      p.x + 0.5 + chance.around(0.25),
      p.y + 0.375 + chance.around(0.25),
      p.z + 0.5 + chance.around(0.25),
    ),
    velocity: vec(chance.around(0.1), 0.2, chance.around(0.1)),
    pickupDelay: 10,
  })
}

/** The state left after a block is removed: air, or water if it was waterlogged. */
export const leftBehind = (level: Blocks, state: BlockState): BlockState =>
  fluidOf(level, state)?.kind === 'water' ? level.states.encode('water') : level.states.air
