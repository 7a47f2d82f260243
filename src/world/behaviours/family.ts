import type { BlockFamily } from '../kernel/blocks/table.ts'
import type { Behaviour } from '../kernel/game.ts'

/** A family of blocks and its behaviour. */
export type Family = BlockFamily<Behaviour>

type Names = (name: string) => boolean

/** Blocks with these names, separated by spaces. */
export const named = (names: string): Names => {
  const set: ReadonlySet<string> = new Set(names.trim().split(/\s+/))
  return (name) => set.has(name)
}

/** Blocks whose names end with one of these. */
export const ending =
  (...endings: readonly string[]): Names =>
  (name) =>
    endings.some((end) => name.endsWith(end))

/** Blocks whose names match a pattern. */
export const matching =
  (pattern: RegExp): Names =>
  (name) =>
    pattern.test(name)

/** The light of a block while it is lit. */
export const litWith =
  (light: number): NonNullable<Behaviour['light']> =>
  ({ properties }) =>
    properties['lit'] === true ? light : properties['lit'] === false ? 0 : undefined

/** Defines a family: its blocks and their behaviour. */
export const family = (blocks: Names, behaviour: Behaviour): Family => ({ blocks, behaviour })
