import { SUPPORTED_VERSION } from '../options.ts'
import { dialectOf } from '../protocol/dialect/index.ts'

/** The version tests play; WORLD_VERSION in the environment chooses another. */
export const VERSION = process.env['WORLD_VERSION'] ?? SUPPORTED_VERSION

const { bottom, registry } = dialectOf(VERSION)
const SHIFT = bottom - dialectOf(SUPPORTED_VERSION).bottom

/** A height of 1.19.2, where grass lies at -61, at the same distance from the ground of the version played. */
export const up = (y: number): number => y + SHIFT

/** The first of these names of blocks or items that the version played has. */
export const named = (...names: readonly string[]): string =>
  names.find((name) => registry.blocksByName[name] ?? registry.itemsByName[name]) ?? names[0] ?? ''
