import type { Vec } from '../geometry.ts'
import { counted, type ItemStack, slotOf } from '../items/stack.ts'
import { containerSize } from '../kernel/blocks/rules.ts'
import type { Game } from '../kernel/game.ts'
import { Player } from '../kernel/player/player.ts'
import { translate } from '../protocol/fields.ts'
import { ENTITIES } from './arguments/entities.ts'
import { ITEM } from './arguments/items.ts'
import { integer } from './arguments/numbers.ts'
import { BLOCK_POS, blockFor } from './arguments/positions.ts'
import { SLOT } from './arguments/registries.ts'
import { allOf } from './arguments/selector.ts'
import { equipmentSlot, numbered, playerSlot } from './inventory-slots.ts'
import { refused } from './reply.ts'
import type { Target } from './source.ts'
import { itemText, oneOrMany } from './texts.ts'
import { absent } from './tree/absent.ts'
import { type At, command, type Run } from './tree/node.ts'

/** item replace (block <pos> | entity <targets>) <slot> with <item> [count] */
export const item = command('item', (at, game) => {
  at.node.hidden = !game.registry.isNewerOrEqualTo('1.17')
  absent(at, 'modify', 'There are no item modifiers in this server')
  at.literal('replace', (at) => {
    places(at, (at, replace) => {
      absent(at, 'from', "'item replace … from' is not supported by this server")
      at.literal('with', (at) => stacks(at, replace))
    })
  })
})

/** replaceitem (block <pos> | entity <targets>) <slot> <item> [count]: the form used up to 1.16 */
export const replaceitem = command('replaceitem', (at, game) => {
  at.node.hidden = game.registry.isNewerOrEqualTo('1.17')
  places(at, stacks)
})

type Replace<A> = (run: Run, args: A, stack: ItemStack | null) => void

/** Adds the slots of a block and of entities. */
function places(at: At, build: <A extends object>(at: At<A>, replace: Replace<A>) => void): void {
  at.literal('block', (at) =>
    at.argument('pos', BLOCK_POS, (at) =>
      at.argument('slot', SLOT, (at) =>
        build(at, (run, { pos, slot }, stack) => inBlock(run, blockFor(run, pos), slot, stack)),
      ),
    ),
  )
  at.literal('entity', (at) =>
    at.argument('targets', ENTITIES, (at) =>
      at.argument('slot', SLOT, (at) =>
        build(at, (run, { targets, slot }, stack) => onEntities(run, allOf(run, targets), slot, stack)),
      ),
    ),
  )
}

/** Adds the item and its number. */
function stacks<A extends object>(at: At<A>, replace: Replace<A>): void {
  at.argument('item', ITEM, (at) =>
    at
      .runs((run, args) => replace(run, args, args.item))
      .argument('count', integer({ min: 1, max: 64 }), (at) =>
        at.runs((run, args) => replace(run, args, args.item && counted(args.item, args.count))),
      ),
  )
}

/** Vanilla's keys since 1.17, when `item` came, and before. */
const keysOf = ({ registry }: Game) => (registry.isNewerOrEqualTo('1.17') ? KEYS : OLD_KEYS)

const KEYS = {
  noContainer: 'commands.item.target.not_a_container',
  noSlot: 'commands.item.target.no_such_slot',
  unchanged: 'commands.item.target.no_changes',
  block: 'commands.item.block.set.success',
  entity: 'commands.item.entity.set.success.single',
  entities: 'commands.item.entity.set.success.multiple',
}
const OLD_KEYS: typeof KEYS = {
  noContainer: 'commands.replaceitem.block.failed',
  noSlot: 'commands.replaceitem.slot.inapplicable',
  unchanged: 'commands.replaceitem.slot.inapplicable',
  block: 'commands.replaceitem.block.success',
  entity: 'commands.replaceitem.entity.success.single',
  entities: 'commands.replaceitem.entity.success.multiple',
}

function inBlock(run: Run, p: Vec, slot: string, stack: ItemStack | null): void {
  const { game } = run
  const keys = keysOf(game)
  const size = containerSize(game, game.level.get(p))
  if (size === 0) throw refused(keys.noContainer, p.x, p.y, p.z)
  const index = numbered(slot, 'container')
  if (index === null || index >= size) throw refused(keys.noSlot, slot)
  game.level.slots(p, size)[index] = stack
  run.did(translate(keys.block, p.x, p.y, p.z, itemText(game, stack)))
}

function onEntities(run: Run, found: readonly Target[], slot: string, stack: ItemStack | null): void {
  const { game } = run
  const keys = keysOf(game)
  const label = itemText(game, stack)
  const hit = found.filter((entity) => equip(game, entity, slot, stack))
  if (hit.length === 0) throw refused(keys.unchanged, slot)
  run.did(
    oneOrMany(
      hit,
      (who) => translate(keys.entity, who, label),
      (many) => translate(keys.entities, many, label),
    ),
  )
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
