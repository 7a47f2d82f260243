import { type ItemStack, slotOf } from '../items/stack.ts'
import type { NbtCompound } from '../library/nbt.ts'
import type { PacketFields } from '../library/network.ts'
import { json, text } from '../protocol/fields.ts'
import type { OutgoingPacket } from './entity.ts'

/** An effect on somebody. */
export interface Effect {
  /** Without namespace, e.g. night_vision. */
  readonly name: string
  readonly id: number
  /** One less than the level. */
  readonly amplifier: number
  /** Ticks it still lasts. */
  ticks: number
  readonly hidden: boolean
}

/** What commands can say about an entity beyond its kind. Those who move it respect `noAi`. */
export class Traits {
  /** Words of the `tag` command. */
  readonly tags = new Set<string>()
  readonly effects = new Map<string, Effect>()
  /** Things it holds and wears by their number in the equipment packet: hands, then feet to head. */
  readonly equipment = new Map<number, ItemStack>()
  customName: string | undefined
  /** No will, no gravity. */
  noAi = false
  silent = false
  /** Never despawns. */
  persistent = false
  baby = false
  /** Number of a sheep's colour, 0 white to 15 black. */
  colour: number | undefined
  /** A sheep without its wool. */
  sheared = false
  /** All that was said when it was summoned, understood or not. */
  nbt: NbtCompound | undefined
}

/** Places and types of the metadata clients read (1.19.2). */
const META = {
  customName: { key: 2, type: 5 },
  nameVisible: { key: 3, type: 7 },
  silent: { key: 4, type: 7 },
  mobFlags: { key: 15, type: 0 },
  baby: { key: 16, type: 7 },
  wool: { key: 17, type: 0 },
} as const
const NO_AI = 1
const SHEARED = 16

/** Kinds whose young are told by the boolean at key 16. */
const HAS_YOUNG =
  /^(axolotl|bee|cat|chicken|cow|donkey|drowned|fox|goat|hoglin|horse|husk|llama|mooshroom|mule|ocelot|panda|pig|piglin|polar_bear|rabbit|sheep|skeleton_horse|strider|trader_llama|turtle|villager|wolf|zoglin|zombie|zombie_horse|zombie_villager|zombified_piglin)$/

export const hasYoung = (kind: string): boolean => HAS_YOUNG.test(kind)

/** Metadata that follows from the traits, to go with the entity's own. */
export function traitMetadata({ kind, traits }: { kind: string; traits: Traits }): PacketFields[] {
  const fields: PacketFields[] = []
  if (traits.customName !== undefined) {
    fields.push({ ...META.customName, value: json(text(traits.customName)) })
    fields.push({ ...META.nameVisible, value: false })
  }
  if (traits.silent) fields.push({ ...META.silent, value: true })
  if (traits.noAi) fields.push({ ...META.mobFlags, value: NO_AI })
  if (traits.baby && hasYoung(kind)) fields.push({ ...META.baby, value: true })
  if (traits.colour !== undefined && kind === 'sheep')
    fields.push({ ...META.wool, value: traits.colour | (traits.sheared ? SHEARED : 0) })
  return fields
}

/** Packets beside the spawn packet: equipment and effects. */
export function traitPackets({ id, traits }: { id: number; traits: Traits }): OutgoingPacket[] {
  const packets: OutgoingPacket[] = []
  const equipments = [...traits.equipment].map(([slot, stack]) => ({ slot, item: slotOf(stack) }))
  if (equipments.length > 0) packets.push(['entity_equipment', { entityId: id, equipments }])
  for (const effect of traits.effects.values()) packets.push(effectPacket(id, effect))
  return packets
}

/** Flags: 2 shows particles, 4 shows an icon. */
const VISIBLE = 6

export function effectPacket(entityId: number, effect: Effect): OutgoingPacket {
  return [
    'entity_effect',
    {
      entityId,
      effectId: effect.id,
      amplifier: effect.amplifier > 127 ? effect.amplifier - 256 : effect.amplifier,
      duration: effect.ticks,
      hideParticles: effect.hidden ? 0 : VISIBLE,
      factorCodec: undefined,
    },
  ]
}
