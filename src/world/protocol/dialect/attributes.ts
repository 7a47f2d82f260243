/** Entity attributes: the game uses the names of 1.19.2. */
import type { PacketFields } from '../../library/network.ts'
import type { Registry } from '../../library/prismarine.ts'
import type { Packet } from './dialect.ts'

/**
 * The client library's names for the numbers of attributes. In minecraft-data 3.117 they are those of 1.20.5,
 * also in later versions, which have other attributes at some of these numbers.
 */
function namesOfNumbers({ protocol }: Registry): Readonly<Record<string, string | undefined>> {
  const find = (part: unknown): Readonly<Record<string, string>> | undefined => {
    if (typeof part !== 'object' || part === null) return undefined
    if ('mappings' in part) return (part as { mappings: Readonly<Record<string, string>> }).mappings
    for (const inner of Object.values(part)) {
      const names = find(inner)
      if (names) return names
    }
    return undefined
  }
  return find(protocol.play.toClient.types['packet_entity_update_attributes']) ?? {}
}

type Property = { readonly name: string } & PacketFields

/** Attributes by their name without namespace, as in 1.16. */
export function withKeys(fields: PacketFields): Packet {
  const properties = fields['properties'] as readonly Property[]
  const keyed = properties.map(({ name, ...rest }) => ({ ...rest, key: name.replace('minecraft:', '') }))
  return ['entity_update_attributes', { ...fields, properties: keyed }]
}

/** Writes attributes by the version's numbers, as since 1.20.5. Those without a name are left out. */
export function numbered(registry: Registry): (fields: PacketFields) => Packet {
  const last = (name: string) => name.replace(/^minecraft:/, '').replace(/^generic\./, '')
  const numbers = new Map(registry.attributesArray.map(({ resource }, number) => [last(resource), number]))
  const names = namesOfNumbers(registry)
  return (fields) => {
    const properties = (fields['properties'] as readonly Property[]).flatMap(({ name, ...rest }) => {
      const key = names[String(numbers.get(last(name)))]
      return key === undefined ? [] : [{ ...rest, key }]
    })
    return ['entity_update_attributes', { ...fields, properties }]
  }
}
