import { counted, type ItemStack } from '../items/stack.ts'
import type { Game } from '../kernel/game.ts'
import { SLOT, type Storage } from '../kernel/inventory/storage.ts'
import type { Player } from '../kernel/player/player.ts'
import { plainNbt } from '../library/nbt.ts'
import { itemArgument } from './arguments.ts'
import type { Command } from './command.ts'
import { containsData } from './paths.ts'
import { type CommandData, CommandProblem, done } from './reply.ts'
import { players } from './selectors.ts'
import type { CommandSource } from './source.ts'

/** Maximum number of stacks that one `give` hands out (vanilla). */
const MAX_STACKS = 100

/** give <players> <item> [count] */
export const give: Command = (game, source, reader) => {
  const to = players(game, source, reader)
  const stack = itemArgument(game, reader)
  const count = reader.atEnd ? 1 : reader.integer({ min: 1 })
  reader.end()
  const label = labelOf(game, stack)
  if (count > stack.limit * MAX_STACKS)
    throw new CommandProblem('failed', `Can't give more than ${stack.limit * MAX_STACKS} of ${label}`)
  for (const player of to)
    for (let left = count; left > 0; left -= stack.limit)
      player.giveOrToss({ ...stack, count: Math.min(left, stack.limit) })
  for (const player of to) player.menu.sendChanges()
  return done(`Gave ${count} ${label} to ${namesOf(to)}`)
}

/** clear [players] [item] [max] */
export const clear: Command = (game, source, reader) => {
  const from = reader.atEnd ? self(source) : players(game, source, reader)
  const item = reader.atEnd ? undefined : itemArgument(game, reader)
  const max = reader.atEnd ? Infinity : reader.integer({ min: 0 })
  reader.end()
  let removed = 0
  for (const player of from) {
    removed += clearOne(player, item, max)
    player.menu.sendChanges()
  }
  if (removed === 0)
    throw new CommandProblem(
      'failed',
      `No items were found on ${from.length === 1 ? `player ${from[0]?.name}` : namesOf(from)}`,
    )
  const whom = from.length === 1 ? `player ${from[0]?.name}` : namesOf(from)
  return done(
    max === 0 ? `Found ${removed} matching items on ${whom}` : `Removed ${removed} items from ${whom}`,
  )
}

function clearOne(player: Player, item: ItemStack | undefined, max: number): number {
  let removed = 0
  const take = (stack: ItemStack | null | undefined): ItemStack | null => {
    if (!stack || (item && !matches(stack, item)) || (max > 0 && removed >= max)) return stack ?? null
    const taken = max === 0 ? stack.count : Math.min(stack.count, max - removed)
    removed += taken
    return max === 0 ? stack : counted(stack, stack.count - taken)
  }
  const storage: Storage = player.inventory
  for (let i = SLOT.craftingGrid; i < storage.length; i++) storage[i] = take(storage[i])
  player.cursor = take(player.cursor)
  return removed
}

/** Whether the stack is the wanted item and has at least the wanted tags. */
function matches(stack: ItemStack, wanted: ItemStack): boolean {
  if (stack.id !== wanted.id) return false
  return (
    !wanted.nbt || containsData((plainNbt(stack.nbt ?? undefined) ?? {}) as CommandData, plainNbt(wanted.nbt))
  )
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
