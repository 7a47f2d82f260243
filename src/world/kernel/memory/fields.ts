/** How individual values of a memory are written to NBT and read from it. */
import type { Vec } from '../../geometry.ts'
import { type NbtTag, nbtByte, nbtFloat, nbtInt, nbtList, nbtString, plainNbt } from '../../library/nbt.ts'
import { uuidIn, uuidTag } from './uuid.ts'

/** A player or an entity. */
interface Being {
  readonly uuid: string
}

/** The moment of writing or reading. */
export interface Moment {
  /** The world's current tick. */
  readonly now: number
  /** UUIDs of entities that are not loaded yet, by the tags that refer to them. */
  readonly absent: Map<string, string>
  /** Calls back with the player or entity that has a UUID: now, or when it enters the world. */
  whenHere(uuid: string, found: (being: Being) => void): void
}

/** One value of a memory. */
export interface Field<V> {
  readonly initial: V
  /** Name in NBT; undefined: it is not saved, because the next tick determines it again. */
  readonly tag: string | undefined
  /** Whether vanilla has this tag. Others are written into our own compound. */
  readonly vanilla: boolean
  /** Undefined: nothing is written. */
  write(value: V, moment: Moment): NbtTag | undefined
  /** Reads a tag; `set` may be called later, when the entity that the tag refers to enters the world. */
  read(tag: NbtTag, set: (value: V) => void, moment: Moment): void
}

interface Options<I> {
  /** Default: undefined. */
  readonly initial?: I
  readonly vanilla?: boolean
}

const numberIn = (tag: NbtTag): number | undefined => {
  const value = plainNbt(tag)
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined
}

/** A field that is one number in NBT. */
function numeric<V>(
  tag: string,
  { initial, vanilla = false }: { initial: V; vanilla?: boolean | undefined },
  { write, read }: { write: (value: V, now: number) => NbtTag; read: (value: number, now: number) => V },
): Field<V> {
  return {
    initial,
    tag,
    vanilla,
    write: (value, { now }) =>
      (value === initial && !vanilla) || value === undefined ? undefined : write(value, now),
    read: (found, set, { now }) => {
      const value = numberIn(found)
      if (value !== undefined) set(read(value, now))
    },
  }
}

/** A tick of the world, written as the number of ticks from now until then. */
export const ticksUntil = <I extends number | undefined = undefined>(
  tag: string,
  { initial, vanilla }: Options<I> = {},
): Field<number | I> =>
  numeric<number | I>(
    tag,
    { initial: initial as I, vanilla },
    { write: (value, now) => nbtInt(Number(value) - now), read: (value, now) => now + value },
  )

/** A tick of the world, written as the number of ticks since then. */
export const ticksSince = <I extends number | undefined = undefined>(
  tag: string,
  { initial, vanilla }: Options<I> = {},
): Field<number | I> =>
  numeric<number | I>(
    tag,
    { initial: initial as I, vanilla },
    { write: (value, now) => nbtInt(now - Number(value)), read: (value, now) => now - value },
  )

/** A whole number. */
export const count = (tag: string, { initial = 0, vanilla }: Options<number> = {}): Field<number> =>
  numeric(tag, { initial, vanilla }, { write: nbtInt, read: Math.floor })

/** A fractional number. */
export const amount = <I extends number | undefined = 0>(
  tag: string,
  { initial, vanilla }: Options<I> = {},
): Field<number | I> =>
  numeric<number | I>(
    tag,
    { initial: initial as I, vanilla },
    { write: (value) => nbtFloat(Number(value)), read: (value) => value },
  )

/** Yes or no. */
export const flag = (tag: string, { vanilla }: Options<never> = {}): Field<boolean> =>
  numeric(
    tag,
    { initial: false, vanilla },
    { write: (value) => nbtByte(value ? 1 : 0), read: (value) => value !== 0 },
  )

/** One of several words. */
export const word = <W extends string>(tag: string, words: readonly [W, ...W[]]): Field<W> => ({
  initial: words[0],
  tag,
  vanilla: false,
  write: (value) => (value === words[0] ? undefined : nbtString(value)),
  read: (found, set) => {
    const value = words.find((each) => each === found.value)
    if (value !== undefined) set(value)
  },
})

/** A position. */
export const point = (tag: string): Field<Vec | undefined> => ({
  initial: undefined,
  tag,
  vanilla: false,
  write: (value) => value && nbtList('double', [value.x, value.y, value.z]),
  read: (found, set) => {
    const [x, y, z] = [plainNbt(found)].flat()
    if (typeof x === 'number' && typeof y === 'number' && typeof z === 'number') set({ x, y, z })
  },
})

/** A player or an entity, written as its UUID. */
export const being = <B extends Being>(
  tag: string,
  { is, vanilla = false }: { is: (value: unknown) => value is B; vanilla?: boolean },
): Field<B | undefined> => ({
  initial: undefined,
  tag,
  vanilla,
  write: (value, { absent }) => {
    const uuid = value?.uuid ?? absent.get(tag)
    return uuid === undefined ? undefined : uuidTag(uuid)
  },
  read: (said, set, { absent, whenHere }) => {
    const uuid = uuidIn(said)
    if (uuid === undefined) return
    absent.set(tag, uuid)
    whenHere(uuid, (found) => {
      if (absent.get(tag) !== uuid) return
      absent.delete(tag)
      if (is(found)) set(found)
    })
  },
})

/** Something that is not saved, because the next tick determines it again, or because joining clients are not shown it. */
export const unsaved = <V>(initial: V): Field<V> => ({
  initial,
  tag: undefined,
  vanilla: false,
  write: () => undefined,
  read: () => {},
})
