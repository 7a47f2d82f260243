import { spawnItem } from '../entities/item-entity.ts'
import type { Game } from '../game.ts'
import { type Direction, keyOf, neighbour, opposite, type Vec, vec } from '../geometry.ts'
import { itemMembers } from '../items/item-nbt.ts'
import type { ItemStack } from '../items/stack.ts'
import type { Level } from '../level.ts'
import { nbtCompound, nbtList } from '../library/nbt.ts'
import { dropsOf } from './drops.ts'
import { familyOf } from './families.ts'
import { fluidOf } from './fluid.ts'
import type { BlockState } from './states.ts'
import { updateAround } from './updates.ts'

/** World event that shows a block breaking; its data is the block's state. */
const BREAK_EFFECT = 2001

export interface BreakOptions {
  /** What it is broken with, for the drops. */
  readonly tool: ItemStack | null
  /** false: nothing drops (wrong tool, creative, game rule). Contents of chests drop all the same. */
  readonly drops: boolean
  /** A player who has seen it break already. */
  readonly seenBy?: number
}

/** Breaks a block: drops, contents, the other half, and what rested on it. Nothing happens to air. */
export function breakBlock(game: Game, p: Vec, options: BreakOptions): void {
  const { level } = game
  const state = level.get(p)
  if (familyOf(state.name) === 'air') return
  const other = otherHalf(level, p, state)
  // The other half of a bed or door broken for nothing must not drop the item in its stead.
  const silenced = other && !options.drops ? [other] : []
  for (const q of silenced) level.set(q, leftBehind(level, level.get(q)))
  remove(game, p, options)
  updateAround(game, [p, ...silenced])
}

/** A block that lost its support goes and drops as if broken by hand. Returns what changed. */
export function popOff(game: Game, p: Vec): Vec[] {
  remove(game, p, { tool: null, drops: true })
  return [p]
}

/** Takes a block away without telling its neighbours. */
function remove(game: Game, p: Vec, options: BreakOptions): void {
  const { level } = game
  const state = level.get(p)
  if (familyOf(state.name) === 'shulker_box') dropBox(game, p, state, options.drops)
  else dropContents(game, p)
  level.set(p, leftBehind(level, state))
  if (options.drops && familyOf(state.name) !== 'shulker_box' && game.rules.get('doTileDrops') === true)
    for (const [name, count] of dropsOf({ state, tool: options.tool, chance: game.chance })) {
      const item = game.items.has(name) ? name : otherName(name, state)
      if (game.items.has(item)) popItem(game, p, game.items.make(item, count))
    }
  game.broadcastNear(
    p,
    'world_event',
    { effectId: BREAK_EFFECT, location: p, data: state.stateId, global: false },
    options.seenBy,
  )
}

/** A shulker box keeps what is in it; broken in creative mode it is there only for that (vanilla ShulkerBoxBlock). */
function dropBox(game: Game, p: Vec, { name }: BlockState, drops: boolean): void {
  const items = game.level.blockEntities.get(keyOf(p))?.items ?? []
  const held = items.flatMap((stack, i) => (stack ? [itemMembers(stack, i)] : []))
  if (!(drops || held.length > 0) || game.rules.get('doTileDrops') !== true) return
  const inside = nbtCompound({ Items: nbtList('compound', held) })
  popItem(game, p, game.items.make(name, 1, held.length > 0 ? nbtCompound({ BlockEntityTag: inside }) : null))
}

/** What a version drops that does not know the item: ores of metal gave themselves before 1.17, grass was renamed. */
const otherName = (name: string, state: BlockState): string =>
  name.startsWith('raw_') ? state.name : name === 'grass' ? 'short_grass' : name

/** Drops what a container holds. */
function dropContents(game: Game, p: Vec): void {
  const items = game.level.blockEntities.get(keyOf(p))?.items
  if (!items) return
  for (let i = 0; i < items.length; i++) {
    const stack = items[i]
    if (stack) popItem(game, p, stack)
    items[i] = null
  }
}

/** An item jumping out of a block (vanilla Block.popResource). */
export function popItem(game: Game, p: Vec, stack: ItemStack): void {
  const { chance } = game
  spawnItem(game, {
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

/** Where the other half of a door, bed or tall plant is, if it is there. */
export function otherHalf(level: Level, p: Vec, state: BlockState): Vec | null {
  const { half, part, facing } = state.properties
  let q: Vec
  switch (familyOf(state.name)) {
    case 'door':
    case 'tall_plant':
      q = neighbour(p, half === 'lower' ? 'up' : 'down')
      break
    case 'bed':
      q = neighbour(p, part === 'foot' ? (facing as Direction) : opposite(facing as Direction))
      break
    default:
      return null
  }
  return level.get(q).name === state.name ? q : null
}

/** Air, or the water the block stood in. */
const leftBehind = (level: Level, state: BlockState): BlockState =>
  fluidOf(level, state)?.kind === 'water' ? level.states.encode('water') : level.states.air
