import type { RuleValue } from '../rules.ts'

/** Why somebody is hurt: decides whether armour helps, and what the death message says. */
export type DamageCause = keyof typeof CAUSES

interface Cause {
  /** Last part of the death message's translation key. */
  readonly message: string
  /** Whether armour softens it. Such blows also tire. */
  readonly armour: boolean
  /** Nothing at all protects. */
  readonly absolute?: boolean
  /** Game rule that switches it off. */
  readonly rule?: string
}

/** Vanilla damage sources. */
const CAUSES = {
  fall: { message: 'fall', armour: false, rule: 'fallDamage' },
  void: { message: 'outOfWorld', armour: false, absolute: true },
  kill: { message: 'outOfWorld', armour: false, absolute: true },
  attack: { message: 'generic', armour: true },
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

/** Burns of any kind, from which the effect of fire resistance saves. */
export const isHeat = (cause: DamageCause): boolean => ['lava', 'fire', 'burning', 'magma'].includes(cause)

/** Whether the game rules let this hurt anybody. */
export function isAllowed(cause: DamageCause, rules: { get(name: string): RuleValue | undefined }): boolean {
  const { rule }: Cause = CAUSES[cause]
  return rule === undefined || rules.get(rule) !== false
}
