import { isArmour } from '../../items/gear-slots.ts'
import { enchantment, type ItemStack, type Items } from '../../items/stack.ts'
import type { Chance } from '../chance.ts'
import type { Body } from '../entities/body.ts'
import { FEET } from '../entities/protection.ts'
import { SLOT, type Storage } from '../inventory/storage.ts'
import type { Statistics } from './statistics.ts'

/** A player whose items wear out. */
interface Wearer {
  readonly game: { readonly items: Items; readonly chance: Chance }
  readonly inventory: Storage
  readonly creative: boolean
  readonly statistics: Statistics
}

/** Share of the uses of armour that unbreaking does not prevent (vanilla DigDurabilityEnchantment). */
const ARMOUR_WEARS = 0.6
const WORN = [SLOT.boots, SLOT.leggings, SLOT.chestplate, SLOT.helmet] as const

/** Damages an item in a slot of a player. */
export function wearSlot(player: Wearer, slot: number, uses: number): void {
  const stack = player.inventory[slot] ?? null
  if (!stack || player.creative) return
  const { chance, items } = player.game
  const counts = countingUses(stack, uses, chance)
  if (counts <= 0) return
  const left = items.worn(stack, counts)
  player.inventory[slot] = left
  if (!left) player.statistics.add('broken', stack.name)
}

/** Unbreaking of level n prevents wear n times out of n + 1, for armour less often (vanilla). */
function countingUses(stack: ItemStack, uses: number, chance: Chance): number {
  const spares = enchantment(stack, 'unbreaking')
  let counts = uses
  for (let i = 0; i < uses && spares > 0; i++) {
    if (isArmour(stack) && chance.next() < ARMOUR_WEARS) continue
    if (!chance.oneIn(spares + 1)) counts--
  }
  return counts
}

/**
 * A hit damages each piece of worn armour by a quarter of its half hearts, but at least by one; heat does not damage netherite
 * (vanilla Inventory.hurtArmor).
 */
export function wearArmour(player: Wearer, halfHearts: number, isHeat: boolean): void {
  const uses = Math.max(1, Math.floor(halfHearts / 4))
  for (const slot of WORN) {
    const piece = player.inventory[slot]
    if (piece && isArmour(piece) && !(isHeat && piece.name.startsWith('netherite_')))
      wearSlot(player, slot, uses)
  }
}

/** Damages one piece of worn armour, given by its position from feet to head. */
export function wearPiece(player: Wearer, place: number, uses: number): void {
  const slot = WORN[place]
  if (slot !== undefined) wearSlot(player, slot, uses)
}

/** Damages one piece of a body's armour, given by its position from feet to head. */
export function wearBodyPiece(body: Body, place: number, uses: number, chance: Chance): void {
  const stack = body.equipment()[FEET + place] ?? null
  if (!stack) return
  const counts = countingUses(stack, uses, chance)
  if (counts > 0) body.wear(FEET + place, body.game.items.worn(stack, counts))
}
