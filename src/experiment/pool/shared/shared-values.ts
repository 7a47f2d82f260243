import { createHash } from 'node:crypto'
import { deserialize, serialize } from 'node:v8'
import { deflateSync, inflateSync } from 'node:zlib'
import type { Redis } from 'ioredis'
import { PoolError } from '../../../core/errors.ts'

/*
 * What many episodes share, such as a task, travels once: it is kept by its hash, and orders name that.
 */

const hashOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex').slice(0, 32)

/** The side that gives orders. */
export class SharedValues {
  readonly #redis: Redis
  readonly #key: string
  readonly #hashes = new WeakMap<object, Promise<string>>()
  readonly #bytes = new Map<string, Buffer>()

  constructor(redis: Redis, key: string) {
    this.#redis = redis
    this.#key = key
  }

  /** @returns the hash by which the other side finds it, as soon as it can */
  put(value: object): Promise<string> {
    const known = this.#hashes.get(value) ?? this.#write(value)
    this.#hashes.set(value, known)
    return known
  }

  async #write(value: object): Promise<string> {
    const bytes = deflateSync(serialize(value))
    const hash = hashOf(bytes)
    this.#bytes.set(hash, bytes)
    await this.#redis.hset(this.#key, hash, bytes)
    return hash
  }

  /** Writes everything again: Redis may have lost it. */
  async putAgain(): Promise<void> {
    for (const [hash, bytes] of this.#bytes) await this.#redis.hset(this.#key, hash, bytes)
  }
}

/** The side that gets orders. */
export class SharedValuesReader {
  readonly #redis: Redis
  readonly #key: string
  readonly #known = new Map<string, Promise<unknown>>()

  constructor(redis: Redis, key: string) {
    this.#redis = redis
    this.#key = key
  }

  /** @throws PoolError when it is not there, or not what it should be */
  get(hash: string): Promise<unknown> {
    const known = this.#known.get(hash) ?? this.#read(hash)
    this.#known.set(hash, known)
    known.catch(() => this.#known.delete(hash))
    return known
  }

  async #read(hash: string): Promise<unknown> {
    const bytes = await this.#redis.hgetBuffer(this.#key, hash)
    if (bytes === null) throw new PoolError(`The pool does not hold what an episode needs (${hash}).`)
    if (hashOf(bytes) !== hash)
      throw new PoolError(`What an episode needs does not have the hash that its order names (${hash}).`, {
        hint: 'Somebody else has written into this Redis.',
      })
    return deserialize(inflateSync(bytes))
  }
}
