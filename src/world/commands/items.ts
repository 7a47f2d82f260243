import { counted, type ItemStack } from '../items/stack.ts'
import { SLOT, type Storage } from '../kernel/inventory/storage.ts'
import type { Player } from '../kernel/player/player.ts'
import { translate } from '../protocol/fields.ts'
import { PLAYERS } from './arguments/entities.ts'
import { ITEM, ITEM_FILTER, type ItemFilter } from './arguments/items.ts'
import { integer } from './arguments/numbers.ts'
import { ownPlayer, playersOf } from './arguments/selector.ts'
import { refused } from './reply.ts'
import { itemText, oneOrMany } from './texts.ts'
import { command, type Run } from './tree/node.ts'

/** Maximum number of stacks that one `give` hands out (vanilla, since 1.17). */
const MAX_STACKS = 100

/** give <targets> <item> [count] */
export const give = command('give', (at) =>
  at.argument('targets', PLAYERS, (at) =>
    at.argument('item', ITEM, (at) =>
      at
        .runs((run, { targets, item }) => giveTo(run, playersOf(run, targets), item, 1))
        .argument('count', integer({ min: 1 }), (at) =>
          at.runs((run, { targets, item, count }) => giveTo(run, playersOf(run, targets), item, count)),
        ),
    ),
  ),
)

function giveTo(run: Run, to: readonly Player[], stack: ItemStack | null, count: number): void {
  const label = itemText(run.game, stack && { ...stack, count })
  const most = (stack?.limit ?? 1) * MAX_STACKS
  if (count > most && run.game.registry.isNewerOrEqualTo('1.17'))
    throw refused('commands.give.failed.toomanyitems', most, label)
  for (const player of to)
    for (let left = stack ? count : 0; stack && left > 0; left -= stack.limit)
      player.giveOrToss({ ...stack, count: Math.min(left, stack.limit) })
  for (const player of to) player.menu.sendChanges()
  run.did(
    oneOrMany(
      to,
      (who) => translate('commands.give.success.single', count, label, who),
      (many) => translate('commands.give.success.multiple', count, label, many),
    ),
  )
}

/** clear [targets] [item] [maxCount] */
export const clear = command('clear', (at) =>
  at
    .runs((run) => clearFrom(run, [ownPlayer(run)], null, Infinity))
    .argument('targets', PLAYERS, (at) =>
      at
        .runs((run, { targets }) => clearFrom(run, playersOf(run, targets), null, Infinity))
        .argument('item', ITEM_FILTER, (at) =>
          at
            .runs((run, { targets, item }) => clearFrom(run, playersOf(run, targets), item, Infinity))
            .argument('maxCount', integer({ min: 0 }), (at) =>
              at.runs((run, { targets, item, maxCount }) =>
                clearFrom(run, playersOf(run, targets), item, maxCount),
              ),
            ),
        ),
    ),
)

function clearFrom(run: Run, from: readonly Player[], item: ItemFilter | null, max: number): void {
  let removed = 0
  for (const player of from) {
    removed += clearOne(player, item, max)
    player.menu.sendChanges()
  }
  const [first] = from
  if (removed === 0)
    throw first && from.length === 1
      ? refused('clear.failed.single', first.name)
      : refused('clear.failed.multiple', from.length)
  run.did(
    oneOrMany(
      from,
      (who) =>
        max === 0
          ? translate('commands.clear.test.single', removed, who)
          : translate('commands.clear.success.single', removed, who),
      (many) =>
        max === 0
          ? translate('commands.clear.test.multiple', removed, many)
          : translate('commands.clear.success.multiple', removed, many),
    ),
  )
}

function clearOne(player: Player, item: ItemFilter | null, max: number): number {
  let removed = 0
  const take = (stack: ItemStack | null | undefined): ItemStack | null => {
    if (!stack || (item && !item(stack)) || (max > 0 && removed >= max)) return stack ?? null
    const taken = max === 0 ? stack.count : Math.min(stack.count, max - removed)
    removed += taken
    return max === 0 ? stack : counted(stack, stack.count - taken)
  }
  const storage: Storage = player.inventory
  for (let i = SLOT.craftingGrid; i < storage.length; i++) storage[i] = take(storage[i])
  player.cursor = take(player.cursor)
  return removed
}
