/** The one place where attributes are computed: base, equipment, effects and modifiers, as vanilla does. */
import { gearModifiers } from '../../items/gear.ts'
import { type AttributeName, type Modifier, OPERATION, type Operation } from '../../items/modifiers.ts'
import type { ItemStack } from '../../items/stack.ts'
import type { OutgoingPacket } from '../../protocol/fields.ts'
import { baseOfKind } from './attribute-bases.ts'
import { effectLevel } from './effect-level.ts'
import type { Traits } from './traits.ts'

/** A body with attributes. */
export interface Bearer {
  readonly id: number
  readonly kind: string
  readonly traits: Traits
  /** Items in the hands, then armour from feet to head. */
  equipment(): readonly (ItemStack | null)[]
}

/** Attributes sent to clients (vanilla setSyncable), for any body, and for players only. */
const SENT: readonly AttributeName[] = ['max_health', 'movement_speed', 'armor', 'armor_toughness']
const SENT_OF_PLAYERS: readonly AttributeName[] = ['attack_speed', 'luck']

/** The attribute changes per level of an effect (vanilla MobEffects). */
const EFFECTS: Readonly<Record<string, Modifier>> = {
  speed: modifier('movement_speed', '91aeaa56-376b-4498-935b-2f7f68070635', 0.2, 2),
  slowness: modifier('movement_speed', '7107de5e-7ce8-4030-940e-514c1f160890', -0.15, 2),
  haste: modifier('attack_speed', 'af8b6e3f-3328-4c0a-aa36-5ba2bb9dbef3', 0.1, 2),
  mining_fatigue: modifier('attack_speed', '55fced67-e92a-486e-9800-b47f202c4386', -0.1, 2),
  strength: modifier('attack_damage', '648d7064-6a60-4f59-8abe-c2c23a6dd7a9', 3, 0),
  weakness: modifier('attack_damage', '22653b89-116e-49dc-9b6b-9971489b5be5', -4, 0),
  health_boost: modifier('max_health', '5d6f0ba2-1186-46ac-b896-c61c5cee99cc', 4, 0),
  luck: modifier('luck', '03c3c89d-7037-4b42-869f-b146bcb64d2e', 1, 0),
  unluck: modifier('luck', 'cc5af142-2bd2-4215-b636-2605aed11727', -1, 0),
}
/** Minimum and maximum values (vanilla RangedAttribute); other attributes only stay above zero. */
const LIMITS: Readonly<Partial<Record<AttributeName, readonly [low: number, high: number]>>> = {
  max_health: [1, 1024],
  movement_speed: [0, 1024],
  armor: [0, 30],
  armor_toughness: [0, 20],
  knockback_resistance: [0, 1],
  luck: [-1024, 1024],
}
const NOT_NEGATIVE = [0, Number.POSITIVE_INFINITY] as const

function modifier(attribute: AttributeName, id: string, amount: number, operation: Operation): Modifier {
  return { attribute, id, amount, operation }
}

/** Whether an effect changes an attribute. */
export const changesAttributes = (effect: string): boolean => EFFECTS[effect] !== undefined

/** Minimum and maximum of an attribute's base: those of its value, or 1024 if there is no upper limit. */
export const baseLimits = (name: AttributeName): readonly [low: number, high: number] =>
  LIMITS[name] ?? [0, 1024]

/** Value of an attribute without modifiers. */
export const baseOf = ({ kind, traits }: Bearer, name: AttributeName): number =>
  traits.bases.get(name) ?? baseOfKind(kind, name)

/** Value of an attribute with all its modifiers (vanilla AttributeInstance.calculateValue). */
export function attributeValue(bearer: Bearer, name: AttributeName): number {
  const modifiers = modifiersOf(bearer)
  // Players are asked each tick, and most have no modifiers.
  if (modifiers.length === 0) return limited(name, baseOf(bearer, name))
  const own = modifiers.filter(({ attribute }) => attribute === name)
  const amounts = (wanted: Operation) =>
    own.filter(({ operation }) => operation === wanted).map(({ amount }) => amount)
  const base = baseOf(bearer, name) + amounts(OPERATION.add).reduce((sum, amount) => sum + amount, 0)
  const total = amounts(OPERATION.multiplyBase).reduce((sum, amount) => sum + base * amount, base)
  const value = amounts(OPERATION.multiplyTotal).reduce((product, amount) => product * (1 + amount), total)
  return limited(name, value)
}

function limited(name: AttributeName, value: number): number {
  const [low, high] = LIMITS[name] ?? NOT_NEGATIVE
  return Math.max(low, Math.min(high, value))
}

/** All modifiers that act on a body. */
function modifiersOf(bearer: Bearer): readonly Modifier[] {
  const modifiers: Modifier[] = []
  const equipment = bearer.equipment()
  for (let slot = 0; slot < equipment.length; slot++) {
    const stack = equipment[slot]
    if (stack) modifiers.push(...gearModifiers(stack, slot))
  }
  for (const name of bearer.traits.effects.keys()) {
    const each = EFFECTS[name]
    const level = effectLevel(bearer, name)
    if (each && level > 0) modifiers.push({ ...each, amount: each.amount * level })
  }
  modifiers.push(...bearer.traits.modifiers)
  return modifiers
}

/** A body's attributes as a packet: bases, and the modifiers on them. */
export function attributesPacket(bearer: Bearer): OutgoingPacket {
  const names = bearer.kind === 'player' ? [...SENT, ...SENT_OF_PLAYERS] : SENT
  const modifiers = modifiersOf(bearer)
  const properties = names.map((name) => ({
    name: `minecraft:generic.${name}`,
    value: baseOf(bearer, name),
    modifiers: modifiers
      .filter(({ attribute }) => attribute === name)
      .map(({ id, amount, operation }) => ({ uuid: id, amount, operation })),
  }))
  return ['entity_update_attributes', { entityId: bearer.id, properties }]
}
