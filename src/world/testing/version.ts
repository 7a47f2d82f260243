import { SUPPORTED_VERSION } from '../options.ts'
import { dialectOf } from '../protocol/dialect/index.ts'

/** The version tests play; WORLD_VERSION in the environment chooses another. */
export const VERSION = process.env['WORLD_VERSION'] ?? SUPPORTED_VERSION

const dialect = dialectOf(VERSION)
const { bottom, registry } = dialect
const SHIFT = bottom - dialectOf(SUPPORTED_VERSION).bottom

/** A height of 1.19.2, where grass lies at -61, at the same distance from the ground of the version played. */
export const up = (y: number): number => y + SHIFT

/** The first of these names of blocks or items that the version played has. */
export const named = (...names: readonly string[]): string =>
  names.find((name) => registry.blocksByName[name] ?? registry.itemsByName[name]) ?? names[0] ?? ''

/** Where the version played puts an entry of metadata that 1.19.2 has at this place. */
export function metadataPlace(key: number): number {
  const [packet] = dialect.encode('entity_metadata', { entityId: 0, metadata: [{ key, type: 0, value: 0 }] })
  return (packet?.[1]['metadata'] as { key: number }[] | undefined)?.[0]?.key ?? key
}
