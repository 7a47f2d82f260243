import type { EntityDefinition } from './prismarine.ts'

/** Since 1.17 the data says by type what is not alive; before, all are mobs, grouped by categories with gaps. */
const LIFELESS_TYPES = new Set(['projectile', 'other'])
const LIFELESS = /^(Immobile|Projectiles|Vehicles|Blocks|Drops)$/
const LIFELESS_KINDS =
  /^(end_crystal|experience_orb|eye_of_ender|firework_rocket|lightning_bolt|experience_bottle|trident|evoker_fangs|fishing_bobber)$/

/** Whether a kind of entity lives: has health, and can have a will. */
export function isAlive({ name, type, category = '' }: EntityDefinition): boolean {
  if (name === 'armor_stand') return true
  return !(LIFELESS_TYPES.has(type) || LIFELESS.test(category) || LIFELESS_KINDS.test(name))
}
