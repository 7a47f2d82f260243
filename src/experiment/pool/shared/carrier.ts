import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { PoolError } from '../../../core/errors.ts'
import { makeFolder } from '../../../core/make-folder.ts'
import type { ExperimentStore } from './store.ts'

/** A run folder in transit from a worker to the runner. */
export const parcelSchema = z.object({
  name: z.string().regex(/^[A-Za-z0-9][A-Za-z0-9._-]*$/),
  pieces: z.int(),
  /** Compressed. */
  bytes: z.int(),
  sha256: z.string(),
})
export type Parcel = z.infer<typeof parcelSchema>

/** How run folders are returned: through the store, or through a folder that all machines see. */
export interface Carrier {
  /** @throws PoolError if the run is too large */
  send(name: string, pieces: AsyncIterable<Buffer>): Promise<Parcel>
  /** @throws PoolError if the run no longer exists */
  fetch(parcel: Parcel): AsyncIterable<Buffer>
  /** Removes a run that has been fetched. */
  drop(name: string): Promise<void>
  /** Total size of the runs waiting to be fetched (bytes); 0 if irrelevant. */
  waiting(): Promise<number>
}

/** The largest run that goes through a store (compressed bytes). */
const MOST_BYTES = 64 * 2 ** 20

export function storeCarrier(store: ExperimentStore): Carrier {
  return {
    async send(name, pieces) {
      const tally = tallying(pieces)
      for await (const piece of tally.pieces) {
        if (tally.sums.bytes > MOST_BYTES) {
          await store.dropParcel(name)
          throw new PoolError(
            `The run ${name} is larger than ${MOST_BYTES / 2 ** 20} MB, too much for the pool.`,
            {
              hint: 'Give runner and workers a shared folder with --shared.',
            },
          )
        }
        await store.putPiece(name, tally.sums.pieces - 1, piece)
      }
      await store.sealParcel(name, tally.sums.bytes)
      return tally.parcel(name)
    },
    async *fetch({ name, pieces }) {
      for (let index = 0; index < pieces; index++) {
        const piece = await store.piece(name, index)
        if (piece === undefined) throw new PoolError(`The pool no longer holds the run ${name}.`)
        yield piece
      }
    },
    drop: (name) => store.dropParcel(name),
    waiting: () => store.waitingBytes(),
  }
}

/** @param folder the shared folder; its path may differ between machines */
export function folderCarrier(folder: string, instance: string): Carrier {
  const root = join(folder, instance)
  return {
    async send(name, pieces) {
      makeFolder(root)
      const path = join(root, name)
      const tally = tallying(pieces)
      const file = await open(`${path}.part`, 'w')
      try {
        for await (const piece of tally.pieces) await file.writeFile(piece)
        await file.sync()
      } finally {
        await file.close()
      }
      await rename(`${path}.part`, path)
      return tally.parcel(name)
    },
    // Opened by the reader, so that a missing file fails there and not as an unhandled error.
    async *fetch({ name }) {
      yield* createReadStream(join(root, name)) as AsyncIterable<Buffer>
    },
    drop: (name) => rm(join(root, name), { force: true }),
    waiting: () => Promise.resolve(0),
  }
}

/** Counts and hashes pieces as they pass through. */
function tallying(given: AsyncIterable<Buffer>) {
  const hash = createHash('sha256')
  const sums = { pieces: 0, bytes: 0 }
  async function* counted() {
    for await (const piece of given) {
      hash.update(piece)
      sums.pieces++
      sums.bytes += piece.length
      yield piece
    }
  }
  const parcel = (name: string): Parcel => ({ name, ...sums, sha256: hash.digest('hex') })
  return { sums, pieces: counted(), parcel }
}
