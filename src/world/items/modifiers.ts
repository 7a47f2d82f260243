/** Attribute modifiers, in the form that items, effects and commands give them. */

/** Attributes that act in this server, by their name without namespace and group. */
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

/** What a modifier does to its attribute: adds, adds a share of the base, multiplies the total. */
export const OPERATION = { add: 0, multiplyBase: 1, multiplyTotal: 2 } as const
export type Operation = (typeof OPERATION)[keyof typeof OPERATION]

export interface Modifier {
  readonly attribute: AttributeName
  /** UUID; of several modifiers of an attribute with the same one, one counts. */
  readonly id: string
  readonly amount: number
  readonly operation: Operation
}
