import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'

let written = 0

/** A name beside a file for its next version; never the same twice in one process. */
export const temporaryPath = (path: string): string => `${path}.${process.pid}-${++written}.new`

/** Writes a file so that at any time the old or the new one is there, whole. */
export async function writeAtomically(path: string, data: Buffer): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  const next = temporaryPath(path)
  try {
    const file = await open(next, 'w')
    try {
      await file.writeFile(data)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(next, path)
  } catch (error) {
    await rm(next, { force: true })
    throw error
  }
}

/** A file's bytes; undefined where there is none. */
export async function readIfExists(path: string): Promise<Buffer | undefined> {
  try {
    return await readFile(path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}
