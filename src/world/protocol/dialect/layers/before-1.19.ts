import { isAlive } from '../../../library/alive.ts'
import type { Registry } from '../../../library/prismarine.ts'
import type { Layer } from '../dialect.ts'

const NOBODY = '00000000-0000-0000-0000-000000000000'
/** Places a message is shown at. */
const POSITION = { system: 1, actionBar: 2 } as const
/** Chat is one packet for all; commands are chat; living things appear by a packet of their own; no digging is acknowledged. */
export function before1_19(registry: Registry): Layer {
  const living = new Set(
    Object.values(registry.entitiesByName).flatMap((type) => (type && isAlive(type) ? [type.id] : [])),
  )
  return {
    outgoing: {
      login: (fields) => ['login', { ...fields, dimension: registry.loginPacket['dimension'] }],
      respawn: (fields) => ['respawn', { ...fields, dimension: registry.loginPacket['dimension'] }],
      system_chat: ({ content, isActionBar }) => [
        'chat',
        { message: content, position: isActionBar ? POSITION.actionBar : POSITION.system, sender: NOBODY },
      ],
      acknowledge_player_digging: () => null,
      spawn_entity: (fields) =>
        living.has(Number(fields['type']))
          ? ['spawn_entity_living', { ...fields, entityUUID: fields['objectUUID'] }]
          : ['spawn_entity', fields],
    },
    incoming: {
      chat: ({ message }) => {
        const line = String(message)
        return line.startsWith('/')
          ? ['chat_command', { command: line.slice(1) }]
          : ['chat_message', { message: line }]
      },
    },
  }
}
