import { enchantmentsOf, type ItemStack } from '../items/stack.ts'
import type { Game } from '../kernel/game.ts'
import { Player } from '../kernel/player/player.ts'
import { nbtList, nbtShort, nbtString } from '../library/nbt.ts'
import type { EnchantmentDefinition } from '../library/prismarine.ts'
import type { Command } from './command.ts'
import { labelOf } from './items.ts'
import { bare, lookup, namespaced } from './lookup.ts'
import { CommandProblem, done } from './reply.ts'
import { nameOf, namesOfTargets, type Target, targets } from './selectors.ts'

/** enchant <targets> <enchantment> [level]: enchants the item in the main hand */
export const enchant: Command = (game, source, reader) => {
  const found = targets(game, source, reader)
  const { text, start } = reader.next()
  const name = bare(text)
  const enchantment = lookup(game.registry.enchantmentsByName, name)
  if (!enchantment) throw reader.problem(`Unknown enchantment: ${namespaced(text)}`, start, 'not_found')
  const level = reader.atEnd ? 1 : reader.integer({ min: 0 })
  reader.end()
  if (level > enchantment.maxLevel)
    throw new CommandProblem(
      'failed',
      `${level} is higher than the maximum level of ${enchantment.maxLevel} supported by that enchantment`,
    )
  const single = found.length === 1 ? found[0] : undefined
  const changed = found.filter((entity) =>
    enchantOne(game, entity, { name, enchantment, level, tell: entity === single }),
  )
  if (changed.length === 0)
    throw new CommandProblem(
      'failed',
      'Nothing changed. Targets either have no item in their hands or the enchantment could not be applied',
    )
  return done(
    `Applied enchantment ${enchantment.displayName}${numeral(enchantment, level)} to ${namesOfTargets(changed)}'s item`,
  )
}

interface EnchantRequest {
  readonly name: string
  readonly enchantment: EnchantmentDefinition
  readonly level: number
  /** Whether to say why it failed: only if there is a single target. */
  readonly tell: boolean
}

function enchantOne(game: Game, entity: Target, wish: EnchantRequest): boolean {
  const refuse = (message: string): false => {
    if (wish.tell) throw new CommandProblem('failed', message)
    return false
  }
  const held = entity instanceof Player ? entity.held() : entity.traits.equipment.get(0)
  if (!held) return refuse(`${nameOf(game, entity)} is not holding any item`)
  if (!canTake(game, held, wish)) return refuse(`${labelOf(game, held)} cannot support that enchantment`)
  const enchanted = withEnchantment(held, wish)
  if (entity instanceof Player) {
    entity.inventory[entity.handSlot(0)] = enchanted
    entity.menu.sendChanges()
  } else entity.traits.equipment.set(0, enchanted)
  return true
}

/** Whether the item is of the right category and has no enchantment that excludes this one. */
function canTake(game: Game, stack: ItemStack, { name, enchantment }: EnchantRequest): boolean {
  const categories = game.registry.items[stack.id]?.enchantCategories ?? []
  if (!categories.includes(enchantment.category)) return false
  return enchantmentsOf(stack).every(
    (other) => other.name !== name && !enchantment.exclude.includes(other.name),
  )
}

function withEnchantment(stack: ItemStack, { name, level }: EnchantRequest): ItemStack {
  const all = [...enchantmentsOf(stack), { name, lvl: level }]
  const Enchantments = nbtList(
    'compound',
    all.map((present) => ({ id: nbtString(`minecraft:${present.name}`), lvl: nbtShort(present.lvl) })),
  )
  return { ...stack, nbt: { type: 'compound', name: '', value: { ...stack.nbt?.value, Enchantments } } }
}

function numeral({ maxLevel }: EnchantmentDefinition, level: number): string {
  if (maxLevel === 1 && level === 1) return ''
  return ` ${['', 'I', 'II', 'III', 'IV', 'V'][level] || level}`
}
