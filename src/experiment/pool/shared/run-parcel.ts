import { createHash } from 'node:crypto'
import { createReadStream, readdirSync, statSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { createGunzip, createGzip } from 'node:zlib'
import { z } from 'zod'
import { PoolError } from '../../../core/errors.ts'
import { makeFolder } from '../../../core/make-folder.ts'

/*
 * A run folder as a stream: a line that names the files and their sizes, then their contents one after another, compressed.
 */

/** Size of a piece (bytes). */
const PIECE = 512 * 1024
const NAME = /^[A-Za-z0-9][A-Za-z0-9._-]*$/
const headSchema = z.array(z.object({ name: z.string().regex(NAME), size: z.int().nonnegative() }))

/** The files of a folder, compressed, in pieces of at most 512 KB. The folder must not change meanwhile. */
export async function* packed(folder: string): AsyncGenerator<Buffer> {
  const files = readdirSync(folder)
    .sort()
    .map((name) => ({ name, size: statSync(join(folder, name)).size }))
  async function* contents() {
    yield Buffer.from(`${JSON.stringify(files)}\n`)
    for (const { name, size } of files)
      if (size > 0) yield* createReadStream(join(folder, name), { end: size - 1 })
  }
  let parts: Buffer[] = []
  let length = 0
  for await (const part of Readable.from(contents()).pipe(createGzip()) as AsyncIterable<Buffer>) {
    parts.push(part)
    length += part.length
    if (length < PIECE) continue
    const whole = Buffer.concat(parts)
    for (let at = 0; at + PIECE <= whole.length; at += PIECE) yield whole.subarray(at, at + PIECE)
    parts = [whole.subarray(whole.length - (whole.length % PIECE))]
    length = parts[0]?.length ?? 0
  }
  if (length > 0) yield Buffer.concat(parts)
}

/**
 * Writes the files of `packed` into a new folder.
 * @param sha256 hash of all pieces together
 * @throws PoolError if the pieces do not form a folder, or have another checksum
 */
export async function unpack(pieces: AsyncIterable<Buffer>, sha256: string, folder: string): Promise<void> {
  const hash = createHash('sha256')
  async function* hashed() {
    for await (const piece of pieces) {
      hash.update(piece)
      yield piece
    }
  }
  makeFolder(folder)
  const source = Readable.from(hashed())
  const unzipped = createGunzip()
  source.on('error', (error) => unzipped.destroy(error))
  try {
    await writeFiles(source.pipe(unzipped), folder)
  } catch (cause) {
    throw new PoolError(`A run did not come back whole: ${(cause as Error).message}`, { cause })
  }
  if (hash.digest('hex') !== sha256) throw new PoolError('A run was damaged in transit.')
}

async function writeFiles(bytes: AsyncIterable<Buffer>, folder: string): Promise<void> {
  let head = Buffer.alloc(0)
  let files: { name: string; size: number }[] | undefined
  let file: Awaited<ReturnType<typeof open>> | undefined
  let left = 0
  const next = async () => {
    while (left === 0 && files !== undefined && files.length > 0) {
      await file?.close()
      const { name, size } = files.shift() as { name: string; size: number }
      file = await open(join(folder, name), 'wx')
      left = size
    }
  }
  try {
    for await (let part of bytes) {
      if (files === undefined) {
        head = Buffer.concat([head, part])
        const end = head.indexOf(10)
        if (end < 0) continue
        files = headSchema.parse(JSON.parse(head.subarray(0, end).toString()))
        part = head.subarray(end + 1)
        await next()
      }
      while (part.length > 0) {
        if (left === 0) throw new Error('it holds more data than its files')
        const taken = part.subarray(0, left)
        await file?.writeFile(taken)
        left -= taken.length
        part = part.subarray(taken.length)
        await next()
      }
    }
  } finally {
    await file?.close()
  }
  if (files === undefined || files.length > 0 || left > 0) throw new Error('it breaks off')
}
