import type { Registry } from '../../../library/prismarine.ts'
import type { Layer } from '../dialect.ts'

/** Since 1.20.2 players spawn like other entities; minecraft-protocol sends the dimensions before the play state. */
export const since1_20_2 = (registry: Registry): Layer => ({
  outgoing: {
    login: (fields) => ['login', { ...fields, doLimitedCrafting: false }],
    named_entity_spawn: ({ playerUUID, ...fields }) => [
      'spawn_entity',
      {
        ...fields,
        objectUUID: playerUUID,
        type: registry.entitiesByName['player']?.id,
        headPitch: fields['yaw'],
        objectData: 0,
        velocity: { x: 0, y: 0, z: 0 },
      },
    ],
  },
})
