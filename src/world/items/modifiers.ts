/** Attribute modifiers, in the form used by items, effects and commands. */

/** Attributes that have an effect in this server, by name without namespace and group. */
export const ATTRIBUTES = [
  'max_health',
  'movement_speed',
  'attack_damage',
  'attack_speed',
  'armor',
  'armor_toughness',
  'knockback_resistance',
  'luck',
] as const
export type AttributeName = (typeof ATTRIBUTES)[number]

/** The operation of a modifier on its attribute: adds, adds a share of the base, multiplies the total. */
export const OPERATION = { add: 0, multiplyBase: 1, multiplyTotal: 2 } as const
export type Operation = (typeof OPERATION)[keyof typeof OPERATION]

export interface Modifier {
  readonly attribute: AttributeName
  /** UUID; only one of several modifiers of an attribute with the same UUID counts. */
  readonly id: string
  /** The name given by a command before 1.21. */
  readonly name?: string
  readonly amount: number
  readonly operation: Operation
}
