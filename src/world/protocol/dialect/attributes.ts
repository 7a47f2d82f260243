/** Attributes of entities: the game names them as 1.19.2 does. */
import type { PacketFields } from '../../library/network.ts'
import type { Packet } from './dialect.ts'

/** Names the attributes with `key` in place of `name`, as 1.16 and 1.20.5 do. */
export function withKeys(fields: PacketFields, keyOf: (name: string) => string): Packet {
  const properties = fields['properties'] as readonly { readonly name: string }[]
  return [
    'entity_update_attributes',
    { ...fields, properties: properties.map(({ name, ...rest }) => ({ ...rest, key: keyOf(name) })) },
  ]
}
