import type { Vec } from '../../geometry.ts'
import type { RuleValue } from '../game-rules.ts'
import type { Tracked } from './entity.ts'

/** The cause of damage; decides whether armour helps, and the death message. */
export type DamageCause = keyof typeof CAUSES

/** Damage to a body, before any reduction by the body. */
export interface Damage {
  /** Half hearts. */
  readonly amount: number
  readonly cause: DamageCause
  /** The attacker. Its position pushes the victim away, and its name appears in the death message. */
  readonly from?: { readonly position?: Vec; readonly name?: string; readonly by?: Tracked }
  /** It ignores shields. */
  readonly pierces?: boolean
  /** Share of the armour that is ignored. */
  readonly breach?: number
}

interface Cause {
  /** Last part of the translation key of the death message. */
  readonly message: string
  /** Whether armour reduces it. Such damage also costs exhaustion. */
  readonly armour: boolean
  /** Nothing protects against it. */
  readonly absolute?: boolean
  /** Game rule that disables it. */
  readonly rule?: string
}

/** Vanilla damage sources. */
const CAUSES = {
  fall: { message: 'fall', armour: false, rule: 'fallDamage' },
  void: { message: 'outOfWorld', armour: false, absolute: true },
  kill: { message: 'outOfWorld', armour: false, absolute: true },
  attack: { message: 'generic', armour: true },
  projectile: { message: 'generic', armour: true },
  explosion: { message: 'generic', armour: true },
  lightning: { message: 'lightningBolt', armour: true },
  thorns: { message: 'thorns', armour: true },
  generic: { message: 'generic', armour: true },
  magic: { message: 'magic', armour: false },
  drown: { message: 'drown', armour: false, rule: 'drowningDamage' },
  starve: { message: 'starve', armour: false },
  suffocation: { message: 'inWall', armour: false },
  lava: { message: 'lava', armour: true, rule: 'fireDamage' },
  fire: { message: 'inFire', armour: false, rule: 'fireDamage' },
  burning: { message: 'onFire', armour: false, rule: 'fireDamage' },
  magma: { message: 'hotFloor', armour: true, rule: 'fireDamage' },
  cactus: { message: 'cactus', armour: true },
  berries: { message: 'sweetBerryBush', armour: true },
} as const satisfies Record<string, Cause>

export const causeOf = (cause: DamageCause): Cause => CAUSES[cause]

/** Whether fire resistance protects against it. */
export const isHeat = (cause: DamageCause): boolean => ['lava', 'fire', 'burning', 'magma'].includes(cause)

/** Whether the game rules allow this cause of damage. */
export function isAllowed(cause: DamageCause, rules: { get(name: string): RuleValue | undefined }): boolean {
  const { rule }: Cause = CAUSES[cause]
  return rule === undefined || rules.get(rule) !== false
}
