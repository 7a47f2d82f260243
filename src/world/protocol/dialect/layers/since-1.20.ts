import type { Layer } from '../dialect.ts'

/** Signs have two sides, portals have a pause. */
export const since1_20 = (): Layer => ({
  outgoing: {
    login: (fields) => ['login', { ...fields, portalCooldown: 0 }],
    respawn: (fields) => ['respawn', { ...fields, portalCooldown: 0 }],
    open_sign_entity: (fields) => ['open_sign_entity', { ...fields, isFrontText: true }],
  },
})
