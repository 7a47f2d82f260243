import { z } from 'zod'

/**
 * Names of blocks, items or mobs, any of which counts. `*` matches any letters: `*_log`. A namespace is dropped, so that
 * `minecraft:oak_log` is `oak_log`.
 */
export const namesSchema = z
  .union([z.string().min(1), z.array(z.string().min(1)).min(1)])
  .transform((given): readonly string[] =>
    [given].flat().map((name) =>
      name
        .trim()
        .toLowerCase()
        .replace(/^minecraft:/, ''),
    ),
  )

/** Names in words: `oak log`, or `oak log or birch log`. */
export const inWords = (names: readonly string[]): string =>
  names
    .map((name) => name.replaceAll('_', ' ').replace(/^\* ?/, 'any ').replaceAll('*', '').trim())
    .join(' or ')
