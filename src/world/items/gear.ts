import { enchantment, type ItemStack } from './stack.ts'

/** Damage of a full swing, in half hearts (vanilla 1.19 attributes, base 1 included). */
const WEAPON_DAMAGE: Readonly<Record<string, number>> = {
  wooden_sword: 4,
  golden_sword: 4,
  stone_sword: 5,
  iron_sword: 6,
  diamond_sword: 7,
  netherite_sword: 8,
  wooden_axe: 7,
  golden_axe: 7,
  stone_axe: 9,
  iron_axe: 9,
  diamond_axe: 9,
  netherite_axe: 10,
  wooden_pickaxe: 2,
  golden_pickaxe: 2,
  stone_pickaxe: 3,
  iron_pickaxe: 4,
  diamond_pickaxe: 5,
  netherite_pickaxe: 6,
  wooden_shovel: 2.5,
  golden_shovel: 2.5,
  stone_shovel: 3.5,
  iron_shovel: 4.5,
  diamond_shovel: 5.5,
  netherite_shovel: 6.5,
  trident: 9,
}

/** What a weapon adds to the damage of a mob that carries it, in half hearts. */
export const weaponDamage = (weapon: ItemStack | undefined): number =>
  (WEAPON_DAMAGE[weapon?.name ?? ''] ?? 1) - 1

/** Ticks until the next full swing. */
const SWING_TICKS = { sword: 12, axe: 20, pickaxe: 17, shovel: 20, hand: 5 } as const

/** Damage factor of a critical hit. */
const CRITICAL = 1.5
/** Share of a full swing from which a hit can be critical. */
const FULL_SWING = 0.9

/**
 * Damage of a hit in half hearts, `ticksSince` ticks after the last one (vanilla: an early swing does less). `falling`:
 * whether the attacker is falling, which makes the hit critical.
 */
export function attackDamage(weapon: ItemStack | null, ticksSince: number, falling = false): number {
  const charge = Math.min(1, (ticksSince + 0.5) / swingTicks(weapon?.name ?? ''))
  const critical = falling && charge > FULL_SWING ? CRITICAL : 1
  const base = (WEAPON_DAMAGE[weapon?.name ?? ''] ?? 1) * critical
  const sharp = enchantment(weapon, 'sharpness')
  return base * (0.2 + charge * charge * 0.8) + (sharp > 0 ? (0.5 * sharp + 0.5) * charge : 0)
}

/** Durability that a hit costs the held item. */
export function attackWear(weapon: ItemStack): number {
  if (weapon.name.endsWith('_sword') || weapon.name === 'trident') return 1
  return WEAPON_DAMAGE[weapon.name] === undefined ? 0 : 2
}

/** Durability that breaking a block costs the held item. */
export function digWear(tool: ItemStack): number {
  if (tool.name.endsWith('_sword')) return 2
  return /_(pickaxe|axe|shovel|hoe)$/.test(tool.name) || tool.name === 'shears' ? 1 : 0
}

function swingTicks(name: string): number {
  if (name.endsWith('_sword') || name === 'trident') return SWING_TICKS.sword
  if (name.endsWith('_pickaxe')) return SWING_TICKS.pickaxe
  if (name.endsWith('_axe')) return SWING_TICKS.axe
  return name.endsWith('_shovel') ? SWING_TICKS.shovel : SWING_TICKS.hand
}
