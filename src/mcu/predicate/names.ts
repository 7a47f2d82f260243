import { z } from 'zod'

/**
 * Names of blocks, items or mobs of which any will do. `*` stands for any letters: `*_log`. A namespace is dropped, so that
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

/** Whether a name is one of the wanted ones. */
export type NameTest = (name: string) => boolean

/** Makes the test of a list of names. */
export function namesTest(names: readonly string[]): NameTest {
  const exact = new Set(names.filter((name) => !name.includes('*')))
  const patterns = names.filter((name) => name.includes('*')).map(patternOf)
  return (name) => exact.has(name) || patterns.some((pattern) => pattern.test(name))
}

const patternOf = (name: string): RegExp =>
  new RegExp(`^${name.replace(/[^a-z0-9_*]/g, '\\$&').replaceAll('*', '[a-z0-9_]*')}$`)

/** Names in words: `oak log`, or `oak log or birch log`. */
export const inWords = (names: readonly string[]): string =>
  names.map((name) => name.replaceAll('_', ' ').replace('*', 'any').trim()).join(' or ')
