import { WorldError } from '../../errors.ts'
import { type NbtTag, nbtCompound } from '../../library/nbt.ts'
import type { Field, Moment } from './fields.ts'
import { type Keeper, Memory } from './memory.ts'

type Members = Readonly<Record<string, NbtTag | undefined>>

/** The fields of a memory, by value name. */
export type Fields<T> = { readonly [K in keyof T]: Field<T[K]> }

/** Name of the compound for data that vanilla does not save. */
export const OURS = 'CausalMace'

/** Writes values: tags under vanilla's names, and those in our own compound. */
export function writeFields<T>(fields: Fields<T>, values: T, moment: Moment): Written {
  const written: Written = { vanilla: {}, ours: {} }
  for (const key of keysOf(fields)) {
    const { tag, vanilla } = fields[key]
    const value = tag === undefined ? undefined : fields[key].write(values[key], moment)
    if (tag !== undefined && value) written[vanilla ? 'vanilla' : 'ours'][tag] = value
  }
  return written
}

export interface Written {
  readonly vanilla: Record<string, NbtTag>
  readonly ours: Record<string, NbtTag>
}

/** Reads the values present in the NBT. Returns whether there were any. */
export function readFields<T>(fields: Fields<T>, values: T, said: Members, moment: Moment): boolean {
  const ours = said[OURS]?.type === 'compound' ? (said[OURS].value as Members) : {}
  let any = false
  for (const key of keysOf(fields)) {
    const { tag, vanilla } = fields[key]
    const found = tag === undefined ? undefined : (vanilla ? said : ours)[tag]
    if (!found) continue
    any = true
    const set = (value: T[typeof key]) => {
      values[key] = value
    }
    fields[key].read(found, set, moment)
  }
  return any
}

const keysOf = <T>(fields: Fields<T>): (keyof T)[] => Object.keys(fields) as (keyof T)[]

/** The initial values of fields. */
const initialOf = <T>(fields: Fields<T>): T =>
  Object.fromEntries(keysOf(fields).map((key) => [key, fields[key].initial])) as T

/** A memory without the types of its values, for code that reads and writes all of them. */
export interface Recorded {
  readonly name: string
  /** Names of its tags in vanilla. */
  readonly tags: readonly string[]
  begin(keeper: Keeper): object
  write(keeper: Keeper, moment: Moment): Written
  read(keeper: Keeper, said: Members, moment: Moment): void
}

/** A memory that is saved with its keeper. Only keepers that declare it can have it. */
export class SavedMemory<T extends object> extends Memory<T> implements Recorded {
  readonly tags: readonly string[]
  readonly #fields: Fields<T>
  readonly #resume: ((keeper: never) => void) | undefined

  /** `resume` continues the activity during which the keeper was saved. */
  constructor(name: string, fields: Fields<T>, { resume }: { resume?: (keeper: never) => void } = {}) {
    super(name, () => initialOf(fields))
    this.#fields = fields
    this.#resume = resume
    this.tags = keysOf(fields).flatMap((key) => (fields[key].vanilla ? (fields[key].tag ?? []) : []))
  }

  /** Throws 'undeclared_memory' if the keeper does not declare it: otherwise it would not be saved. */
  override of(keeper: Keeper): T {
    const known = keeper.memory[this.name]
    if (known) return known as T
    throw new WorldError('undeclared_memory', `nothing declares the memory '${this.name}' here`, {
      got: Object.keys(keeper.memory).join(', ') || 'no memories',
      wanted: `'${this.name}' among the memories of its kind`,
      remedy: 'add it to the list of the kind in mobs/memories.ts',
    })
  }

  write(keeper: Keeper, moment: Moment): Written {
    return writeFields(this.#fields, this.of(keeper), moment)
  }

  read(keeper: Keeper, said: Members, moment: Moment): void {
    if (readFields(this.#fields, this.of(keeper), said, moment)) this.#resume?.(keeper as never)
  }
}

/** The tags that a keeper with these memories writes. */
export function writtenTags(parts: readonly Written[]): Record<string, NbtTag> {
  const ours = Object.assign({}, ...parts.map((part) => part.ours)) as Record<string, NbtTag>
  const vanilla = Object.assign({}, ...parts.map((part) => part.vanilla)) as Record<string, NbtTag>
  return Object.keys(ours).length > 0 ? { ...vanilla, [OURS]: nbtCompound(ours) } : vanilla
}
