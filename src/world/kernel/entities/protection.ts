import { enchantment, type ItemStack } from '../../items/stack.ts'
import { attributeValue, type Bearer } from './attributes.ts'
import { causeOf, type Damage, type DamageCause } from './damage.ts'
import { effectLevel } from './effect-level.ts'

/** Protection points per level of an enchantment, and the causes that it protects against. */
const AGAINST: Readonly<
  Partial<Record<DamageCause, readonly (readonly [enchantment: string, points: number])[]>>
> = {
  fall: [['feather_falling', 3]],
  lava: [['fire_protection', 2]],
  fire: [['fire_protection', 2]],
  burning: [['fire_protection', 2]],
  magma: [['fire_protection', 2]],
  explosion: [['blast_protection', 2]],
  projectile: [['projectile_protection', 2]],
}
const MAX_POINTS = 20
/** First slot of armour in the equipment of a body. */
export const FEET = 2

/** The armour that a body wears, from feet to head, with null or undefined for empty slots. */
export const wornBy = (body: Bearer): readonly (ItemStack | null)[] => body.equipment().slice(FEET)

/** Damage left after armour, resistance and enchantments (vanilla, in this order). */
export function afterReductions(body: Bearer, { amount, cause, breach = 0 }: Damage): number {
  const { absolute = false, armour } = causeOf(cause)
  if (absolute) return amount
  const resisted = Math.max(0, 1 - effectLevel(body, 'resistance') / 5)
  const rest = (armour ? afterArmour(body, amount, breach) : amount) * resisted
  return cause === 'starve' ? rest : afterEnchantments(body, rest, cause)
}

/** Damage left after armour (vanilla CombatRules): each point absorbs 4 %, but less of strong hits. */
function afterArmour(body: Bearer, amount: number, breach: number): number {
  const points = attributeValue(body, 'armor')
  if (points === 0) return amount
  const toughness = attributeValue(body, 'armor_toughness')
  const effective = Math.min(20, Math.max(points / 5, points - amount / (2 + toughness / 4)))
  return amount * (1 - Math.max(0, effective / 25 - breach))
}

/** Damage left after the enchantments of worn armour. */
function afterEnchantments(body: Bearer, amount: number, cause: DamageCause): number {
  let points = 0
  for (const piece of wornBy(body))
    for (const [name, worth] of [['protection', 1] as const, ...(AGAINST[cause] ?? [])])
      points += enchantment(piece, name) * worth
  return amount * (1 - Math.min(MAX_POINTS, points) / 25)
}

/** Lets a body's absorption take damage. Returns the rest for its health. */
export function afterAbsorption({ traits }: Bearer, amount: number): number {
  const absorbed = Math.min(traits.absorption, amount)
  traits.absorption -= absorbed
  return amount - absorbed
}
