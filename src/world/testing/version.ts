import { SUPPORTED_VERSION } from '../options.ts'
import { dialectOf } from '../protocol/dialect/index.ts'

/** The version that tests use; the environment variable WORLD_VERSION selects another. */
export const VERSION = process.env['WORLD_VERSION'] ?? SUPPORTED_VERSION

const dialect = dialectOf(VERSION)
const { bottom, registry } = dialect
const SHIFT = bottom - dialectOf(SUPPORTED_VERSION).bottom

/** Converts a height of 1.19.2, whose ground is at -61, to the same height above ground in the tested version. */
export const up = (y: number): number => y + SHIFT

/** The first of these block or item names that the tested version has. */
export const named = (...names: readonly string[]): string =>
  names.find((name) => registry.blocksByName[name] ?? registry.itemsByName[name]) ?? names[0] ?? ''

/** Metadata key in the tested version for a key of 1.19.2. */
export function metadataPlace(key: number): number {
  const [packet] = dialect.encode('entity_metadata', { entityId: 0, metadata: [{ key, type: 0, value: 0 }] })
  return (packet?.[1]['metadata'] as { key: number }[] | undefined)?.[0]?.key ?? key
}
