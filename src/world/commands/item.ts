import { counted, type ItemStack, slotOf } from '../items/stack.ts'
import { containerSize } from '../kernel/blocks/rules.ts'
import type { Game } from '../kernel/game.ts'
import { Player } from '../kernel/player/player.ts'
import { checkedBlock, itemArgument } from './arguments.ts'
import type { Command } from './command.ts'
import { equipmentSlot, isSlotName, numbered, playerSlot } from './inventory-slots.ts'
import { labelOf } from './items.ts'
import type { CommandReader } from './reader.ts'
import { CommandProblem, done } from './reply.ts'
import { namesOfTargets, type Target, targets } from './selectors.ts'
import type { CommandSource } from './source.ts'

/** item replace (block <pos> | entity <targets>) <slot> with <item> [count] */
export const item: Command = (game, source, reader) => {
  if (reader.literal(['replace', 'modify']) === 'modify')
    throw new CommandProblem('unsupported', 'There are no item modifiers in this server')
  return replace(game, source, reader, () => {
    if (reader.literal(['with', 'from']) === 'from')
      throw new CommandProblem('unsupported', "'item replace … from' is not supported by this server")
  })
}

/** replaceitem (block <pos> | entity <targets>) <slot> <item> [count]: the form used up to 1.16 */
export const replaceitem: Command = (game, source, reader) => replace(game, source, reader, () => {})

function replace(
  game: Game,
  source: CommandSource,
  reader: CommandReader,
  joint: () => void,
): ReturnType<Command> {
  const inBlock = reader.literal(['block', 'entity']) === 'block'
  const p = inBlock ? checkedBlock(game, reader.block(source)) : undefined
  const found = inBlock ? [] : targets(game, source, reader)
  const slot = reader.next()
  if (!isSlotName(slot.text)) throw reader.problem(`Unknown slot '${slot.text}'`, slot.start)
  joint()
  const stack = newStack(game, reader)
  const label = labelOf(game, stack)
  if (!p) {
    const hit = found.filter((entity) => equip(game, entity, slot.text, stack))
    if (hit.length === 0) throw new CommandProblem('failed', `Could not put ${label} in slot ${slot.text}`)
    return done(`Replaced a slot on ${namesOfTargets(hit)} with ${label}`)
  }
  const size = containerSize(game, game.level.get(p))
  const place = `${p.x}, ${p.y}, ${p.z}`
  if (size === 0) throw new CommandProblem('failed', `Target position ${place} is not a container`)
  const index = numbered(slot.text, 'container')
  if (index === null || index >= size)
    throw new CommandProblem('failed', `The target does not have slot ${slot.text}`)
  game.level.slots(p, size)[index] = stack
  return done(`Replaced a slot at ${place} with ${label}`)
}

function equip(game: Game, entity: Target, slot: string, stack: ItemStack | null): boolean {
  if (entity instanceof Player) {
    const ender = numbered(slot, 'enderchest')
    const index = ender ?? playerSlot(entity, slot)
    if (index === null) return false
    const list = ender === null ? entity.inventory : entity.enderChest
    list[index] = stack
    entity.menu.sendChanges()
    return true
  }
  const place = equipmentSlot(slot)
  if (place === null) return false
  if (stack) entity.traits.equipment.set(place, stack)
  else entity.traits.equipment.delete(place)
  const equipments = [{ slot: place, item: slotOf(stack) }]
  game.broadcastSeen(entity, 'entity_equipment', { entityId: entity.id, equipments })
  return true
}

function newStack(game: Game, reader: CommandReader): ItemStack | null {
  const air = /^(minecraft:)?air$/.test(reader.peek()?.text ?? '')
  const stack = air ? void reader.next() : itemArgument(game, reader)
  const count = reader.atEnd ? 1 : reader.integer({ min: 1, max: 64 })
  reader.end()
  return stack ? counted(stack, count) : null
}
