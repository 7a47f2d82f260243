import { enchantment } from '../items/stack.ts'
import { SLOT, type Storage } from '../kernel/inventory/storage.ts'
import type { DamageCause } from './damage.ts'

interface Wearer {
  readonly inventory: Storage
}

/** Armour points by material: helmet, chestplate, leggings, boots. */
const ARMOUR: Readonly<Record<string, readonly [number, number, number, number]>> = {
  leather: [1, 3, 2, 1],
  golden: [2, 5, 3, 1],
  chainmail: [2, 5, 4, 1],
  iron: [2, 6, 5, 2],
  diamond: [3, 8, 6, 3],
  netherite: [3, 8, 6, 3],
  turtle: [2, 0, 0, 0],
}
/** Toughness of each piece. */
const TOUGHNESS: Readonly<Record<string, number>> = { diamond: 2, netherite: 3 }
/** Protection points per level of an enchantment, and the causes it protects from. */
const AGAINST: Readonly<
  Partial<Record<DamageCause, readonly (readonly [enchantment: string, points: number])[]>>
> = {
  fall: [['feather_falling', 3]],
  lava: [['fire_protection', 2]],
  fire: [['fire_protection', 2]],
  burning: [['fire_protection', 2]],
  magma: [['fire_protection', 2]],
}
const MAX_POINTS = 20

const worn = ({ inventory }: Wearer) => [0, 1, 2, 3].map((i) => inventory[SLOT.helmet + i] ?? null)

/** Points of the armour that is worn, as its bar shows them. */
export const armourPoints = (wearer: Wearer): number =>
  worn(wearer).reduce((sum, piece, i) => sum + (ARMOUR[piece?.name.split('_')[0] ?? '']?.[i] ?? 0), 0)

/** Damage left after armour (vanilla CombatRules): each point absorbs 4 %, less of strong hits. */
export function afterArmour(amount: number, wearer: Wearer): number {
  let points = 0
  let toughness = 0
  worn(wearer).forEach((piece, i) => {
    const material = piece?.name.split('_')[0] ?? ''
    const given = ARMOUR[material]?.[i] ?? 0
    points += given
    if (given > 0) toughness += TOUGHNESS[material] ?? 0
  })
  const kept = Math.min(20, Math.max(points / 5, points - amount / (2 + toughness / 4)))
  return amount * (1 - kept / 25)
}

/** Damage left after the enchantments of worn armour. */
export function afterEnchantments(amount: number, cause: DamageCause, wearer: Wearer): number {
  let points = 0
  for (const piece of worn(wearer))
    for (const [name, worth] of [['protection', 1] as const, ...(AGAINST[cause] ?? [])])
      points += enchantment(piece, name) * worth
  return amount * (1 - Math.min(MAX_POINTS, points) / 25)
}
