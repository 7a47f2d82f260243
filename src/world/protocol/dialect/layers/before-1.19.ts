import { isAlive } from '../../../library/alive.ts'
import type { Registry } from '../../../library/prismarine.ts'
import { eachArgument } from '../command-nodes.ts'
import type { Layer } from '../dialect.ts'
import { dimensionTypes } from '../dimension-types.ts'

interface Trade {
  readonly inputItem2: { readonly present: boolean }
}

/** Before 1.19 a second price is omitted if there is none. */
const withoutEmptySecond = (trade: Trade) => ({
  ...trade,
  inputItem2: trade.inputItem2.present ? trade.inputItem2 : undefined,
})

/** The type of a dimension, which is sent to each client in full. */
const typeOf = (registry: Registry, world: unknown) =>
  dimensionTypes(registry).find(({ name }) => name === world)?.type

const NOBODY = '00000000-0000-0000-0000-000000000000'
/** Positions of a message. */
const POSITION = { system: 1, actionBar: 2 } as const
/**
 * Before 1.19 all chat and commands share one packet, living entities have a separate spawn packet, and digging
 * is not acknowledged.
 */
export function before1_19(registry: Registry): Layer {
  const living = new Set(
    Object.values(registry.entitiesByName).flatMap((type) => (type && isAlive(type) ? [type.id] : [])),
  )
  return {
    outgoing: {
      login: (fields) => ['login', { ...fields, dimension: typeOf(registry, fields['worldName']) }],
      respawn: (fields) => ['respawn', { ...fields, dimension: typeOf(registry, fields['worldName']) }],
      system_chat: ({ content, isActionBar }) => [
        'chat',
        { message: content, position: isActionBar ? POSITION.actionBar : POSITION.system, sender: NOBODY },
      ],
      acknowledge_player_digging: () => null,
      server_data: () => null,
      trade_list: ({ trades, ...fields }) => [
        'trade_list',
        { ...fields, trades: (trades as readonly Trade[]).map(withoutEmptySecond) },
      ],
      declare_commands: (fields) =>
        eachArgument(fields, (argument) =>
          argument.parser === 'minecraft:nbt' ? { parser: 'minecraft:nbt_compound_tag' } : argument,
        ),
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
