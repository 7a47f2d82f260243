import type { OutgoingPacket } from '../../protocol/fields.ts'
import type { Effect } from './traits.ts'

/** Effects that change how fast a body walks: what they add for each level, as a share of the whole speed. */
const SPEED_EFFECTS: Readonly<Record<string, { uuid: string; share: number } | undefined>> = {
  speed: { uuid: '91aeaa56-376b-4498-935b-2f7f68070635', share: 0.2 },
  slowness: { uuid: '7107de5e-7ce8-4030-940e-514c1f160890', share: -0.15 },
}
/** Operation of a modifier: a share of the total. */
const OF_TOTAL = 2

/** Whether an effect shows in the attributes. */
export const changesAttributes = (effect: string): boolean => SPEED_EFFECTS[effect] !== undefined

/** A body's attributes as clients are told them: its greatest health, and how fast it walks with its effects. */
export function attributesPacket(
  entityId: number,
  base: { readonly health: number; readonly speed: number },
  effects: ReadonlyMap<string, Effect>,
): OutgoingPacket {
  const modifiers = [...effects.values()].flatMap(({ name, amplifier }) => {
    const change = SPEED_EFFECTS[name]
    return change ? [{ uuid: change.uuid, amount: change.share * (amplifier + 1), operation: OF_TOTAL }] : []
  })
  return [
    'entity_update_attributes',
    {
      entityId,
      properties: [
        { name: 'minecraft:generic.max_health', value: base.health, modifiers: [] },
        { name: 'minecraft:generic.movement_speed', value: base.speed, modifiers },
      ],
    },
  ]
}
