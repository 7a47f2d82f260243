import type { Game } from '../game.ts'
import type { Vec } from '../geometry.ts'
import { containerSize } from '../inventory/chest.ts'
import { SLOT, type Storage } from '../inventory/storage.ts'
import { counted, type ItemStack } from '../items/stack.ts'
import { Player } from '../player/player.ts'
import { checkedBlock, itemArgument } from './arguments.ts'
import type { Command } from './command.ts'
import type { CommandReader } from './reader.ts'
import { CommandProblem, done } from './reply.ts'
import { nameOf, players, targets } from './selectors.ts'
import type { CommandSource } from './source.ts'

/** Stacks one give hands out at most (vanilla). */
const MOST_STACKS = 100

/** give <players> <item> [count] */
export const give: Command = (game, source, reader) => {
  const to = players(game, source, reader)
  const stack = itemArgument(game, reader)
  const count = reader.atEnd ? 1 : reader.integer({ min: 1 })
  reader.end()
  const label = labelOf(game, stack)
  if (count > stack.limit * MOST_STACKS)
    throw new CommandProblem('failed', `Can't give more than ${stack.limit * MOST_STACKS} of ${label}`)
  for (const player of to)
    for (let left = count; left > 0; left -= stack.limit)
      player.giveOrToss({ ...stack, count: Math.min(left, stack.limit) })
  for (const player of to) player.menu.sendChanges()
  return done(`Gave ${count} ${label} to ${namesOf(to)}`)
}

/** clear [players] [item] [most] */
export const clear: Command = (game, source, reader) => {
  const from = reader.atEnd ? self(source) : players(game, source, reader)
  const item = reader.atEnd ? undefined : itemArgument(game, reader)
  const most = reader.atEnd ? Infinity : reader.integer({ min: 0 })
  reader.end()
  let removed = 0
  for (const player of from) {
    removed += clearOne(player, item?.name, most)
    player.menu.sendChanges()
  }
  if (removed === 0)
    throw new CommandProblem(
      'failed',
      `No items were found on ${from.length === 1 ? `player ${from[0]?.name}` : namesOf(from)}`,
    )
  const whom = from.length === 1 ? `player ${from[0]?.name}` : namesOf(from)
  return done(
    most === 0 ? `Found ${removed} matching items on ${whom}` : `Removed ${removed} items from ${whom}`,
  )
}

/** item replace block <pos> <slot> with <item> [count]; item replace entity <targets> <slot> with <item> [count] */
export const item: Command = (game, source, reader) => {
  reader.literal(['replace'])
  if (reader.literal(['block', 'entity']) === 'block') return replaceInBlock(game, source, reader)
  const found = targets(game, source, reader)
  const slot = reader.next()
  const stack = newStack(game, reader)
  const hit = found.filter((it) => it instanceof Player)
  for (const player of hit) {
    const index = playerSlot(player, slot.text)
    if (index === null) throw reader.problem(`Unknown slot '${slot.text}'`, slot.start)
    player.inventory[index] = stack
    player.menu.sendChanges()
  }
  if (hit.length === 0)
    throw new CommandProblem('failed', `Could not put ${labelOf(game, stack)} in slot ${slot.text}`)
  const whom = hit.length === 1 ? nameOf(game, hit[0]!) : `${hit.length} entities`
  return done(`Replaced a slot on ${whom} with ${labelOf(game, stack)}`)
}

function replaceInBlock(game: Game, source: CommandSource, reader: CommandReader): ReturnType<Command> {
  const p: Vec = checkedBlock(game, reader.block(source))
  const slot = reader.next()
  const stack = newStack(game, reader)
  const size = containerSize(game.level.get(p))
  if (size === 0)
    throw new CommandProblem('failed', `Target position ${p.x}, ${p.y}, ${p.z} is not a container`)
  const index = numbered(slot.text, 'container')
  if (index === null) throw reader.problem(`Unknown slot '${slot.text}'`, slot.start)
  if (index >= size) throw new CommandProblem('failed', `The target does not have slot ${slot.text}`)
  game.level.slots(p, size)[index] = stack
  return done(`Replaced a slot at ${p.x}, ${p.y}, ${p.z} with ${labelOf(game, stack)}`)
}

function newStack(game: Game, reader: CommandReader): ItemStack | null {
  reader.literal(['with'])
  const air = /^(minecraft:)?air$/.test(reader.peek()?.text ?? '')
  const stack = air ? void reader.next() : itemArgument(game, reader)
  const count = reader.atEnd ? 1 : reader.integer({ min: 1, max: 64 })
  reader.end()
  return stack ? counted(stack, count) : null
}

/** Where a named slot of a player is in the inventory. */
function playerSlot(player: Player, name: string): number | null {
  const fixed: Readonly<Record<string, number>> = {
    'armor.head': SLOT.helmet,
    'armor.chest': SLOT.chestplate,
    'armor.legs': SLOT.leggings,
    'armor.feet': SLOT.boots,
    weapon: player.handSlot(0),
    'weapon.mainhand': player.handSlot(0),
    'weapon.offhand': SLOT.offHand,
  }
  if (fixed[name] !== undefined) return fixed[name]
  const hotbar = numbered(name, 'hotbar') ?? numbered(name, 'container')
  if (hotbar !== null && hotbar < 9) return SLOT.hotbar + hotbar
  const container = numbered(name, 'container')
  if (container !== null) return container < 36 ? container : null
  const main = numbered(name, 'inventory')
  return main !== null && main < 27 ? SLOT.main + main : null
}

function numbered(name: string, kind: string): number | null {
  const match = new RegExp(`^${kind}\\.(\\d+)$`).exec(name)
  return match ? Number(match[1]) : null
}

function clearOne(player: Player, name: string | undefined, most: number): number {
  let removed = 0
  const take = (stack: ItemStack | null | undefined): ItemStack | null => {
    if (!stack || (name !== undefined && stack.name !== name) || (most > 0 && removed >= most))
      return stack ?? null
    const taken = most === 0 ? stack.count : Math.min(stack.count, most - removed)
    removed += taken
    return most === 0 ? stack : counted(stack, stack.count - taken)
  }
  const storage: Storage = player.inventory
  for (let i = SLOT.craftingGrid; i < storage.length; i++) storage[i] = take(storage[i])
  player.cursor = take(player.cursor)
  return removed
}

export function self(source: CommandSource): Player[] {
  if (!source.player) throw new CommandProblem('not_found', 'A player is required to run this command here')
  return [source.player]
}

export const namesOf = (list: readonly Player[]): string =>
  list.length === 1 ? (list[0]?.name ?? '') : `${list.length} players`

export function labelOf(game: Game, stack: ItemStack | null): string {
  return `[${stack ? (game.registry.items[stack.id]?.displayName ?? stack.name) : 'Air'}]`
}
