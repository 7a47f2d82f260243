import type { Predicate } from '../predicate/predicate.ts'
import type { Operation } from '../setup/operation.ts'

/** The families of atoms, each generated from one kind of game data. */
export const FAMILIES = [
  'craft',
  'smelt',
  'brew',
  'enchant',
  'repair',
  'mine',
  'find block',
  'find mob',
  'find biome',
  'combat',
  'hunt',
  'trap',
  'lead',
  'tame',
  'breed',
  'ride',
  'eat',
  'drink',
  'throw',
  'use',
  'place',
  'light',
  'build',
  'plant',
  'motion',
  'drop',
  'open',
  'buy',
  'sell',
  'rename',
  'combine',
  'shoot',
  'fish',
  'hook',
  'tie',
  'look',
] as const
export type Family = (typeof FAMILIES)[number]

/**
 * The needs of an atom: one member of every group must be available. Members are `item:NAME`, or `block:NAME` and `mob:NAME` of
 * the world.
 */
export type Needs = readonly (readonly string[])[]

/** A task that is not made of smaller ones, with the attributes used in the papers. */
export interface Atom {
  readonly id: string
  readonly family: Family
  /** The object to craft, mine, find, and so on: a name of the game. */
  readonly of: string
  /** What to do, in words. */
  readonly text: string
  /** A scene in which the task can be done right away. */
  readonly setup: readonly Operation[]
  /** Condition of completion; absent if only an observer can tell. */
  readonly success?: Predicate
  readonly needs: Needs
  /** The measures of a run. */
  readonly metrics: readonly string[]
}

/** An atom as its family generates it: the id follows from the verb and the name. */
export type AtomDraft = Omit<Atom, 'id' | 'family' | 'metrics'> & {
  readonly verb: string
  readonly metrics?: readonly string[]
}

/** A game name in words: `oak_log` is "oak log". */
export const words = (name: string): string => name.replaceAll('_', ' ')

/** A name with its article: "an oak log", "a ladder". */
export const one = (name: string): string => `${/^[aeiou]/.test(name) ? 'an' : 'a'} ${words(name)}`

/** An id: lower-case letters, digits and underscores. */
export const slug = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_+|_+$/g, '')
