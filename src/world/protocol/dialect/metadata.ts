/** Entity metadata. The game uses the keys and types of 1.19.2. */
import type { PacketFields } from '../../library/network.ts'
import type { Packet } from './dialect.ts'

interface MetadataEntry {
  readonly key: number
  readonly type: unknown
  readonly value: unknown
}

/** Names that 1.19.3 gave the types, in the order of their earlier numbers. */
const TYPES = [
  'byte',
  'int',
  'float',
  'string',
  'component',
  'optional_component',
  'item_stack',
  'boolean',
  'rotations',
  'block_pos',
  'optional_block_pos',
  'direction',
  'optional_uuid',
  'optional_block_state',
  'compound_tag',
  'particle',
  'villager_data',
  'optional_unsigned_int',
  'pose',
] as const

export const typeName = (type: unknown): unknown => (typeof type === 'number' ? TYPES[type] : type)

/** Applies a change to every entry of a metadata packet. */
export function eachEntry(fields: PacketFields, change: (entry: MetadataEntry) => MetadataEntry): Packet {
  const entries = fields['metadata'] as readonly MetadataEntry[]
  return ['entity_metadata', { ...fields, metadata: entries.map(change) }]
}
