import { createHash } from 'node:crypto'
import { deserialize, serialize } from 'node:v8'
import { deflateSync, inflateSync } from 'node:zlib'
import { PoolError } from '../../../core/errors.ts'
import { hiddenValue } from '../../../core/secrets/secrets.ts'
import type { ExperimentStore } from './store.ts'

/* Values that many episodes share, such as a task, are sent once: they are stored by hash, and requests refer to the hash. */

const hashOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex').slice(0, 32)

/** The side that sends requests. */
export class SharedValues {
  readonly #store: ExperimentStore
  readonly #hashes = new WeakMap<object, Promise<string>>()
  readonly #bytes = new Map<string, Buffer>()

  constructor(store: ExperimentStore) {
    this.#store = store
  }

  /** @returns the hash, once the other side can find the value */
  put(value: object): Promise<string> {
    const known = this.#hashes.get(value) ?? this.#write(value)
    this.#hashes.set(value, known)
    return known
  }

  async #write(value: object): Promise<string> {
    const bytes = deflateSync(serialize(hiddenValue(value)))
    const hash = hashOf(bytes)
    this.#bytes.set(hash, bytes)
    await this.#store.putValue(hash, bytes)
    return hash
  }

  /** Rewrites everything: the store may have lost it. */
  async putAgain(): Promise<void> {
    for (const [hash, bytes] of this.#bytes) await this.#store.putValue(hash, bytes)
  }
}

/** The side that receives requests. */
export class SharedValuesReader {
  readonly #store: ExperimentStore
  readonly #known = new Map<string, Promise<unknown>>()

  constructor(store: ExperimentStore) {
    this.#store = store
  }

  /** @throws PoolError if the value is missing, or does not match its hash */
  get(hash: string): Promise<unknown> {
    const known = this.#known.get(hash) ?? this.#read(hash)
    this.#known.set(hash, known)
    known.catch(() => this.#known.delete(hash))
    return known
  }

  async #read(hash: string): Promise<unknown> {
    const bytes = await this.#store.value(hash)
    if (bytes === undefined) throw new PoolError(`The pool does not hold what an episode needs (${hash}).`)
    if (hashOf(bytes) !== hash)
      throw new PoolError(`What an episode needs does not have the hash that its order names (${hash}).`, {
        hint: 'Another program has written into the store of this pool.',
      })
    return deserialize(inflateSync(bytes))
  }
}
