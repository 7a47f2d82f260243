import type { Registry } from '../../../library/prismarine.ts'
import type { Layer } from '../dialect.ts'

/** Players appear like everything else; what the dimensions are is said before play begins (by minecraft-protocol). */
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
