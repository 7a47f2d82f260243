import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'

let written = 0

/** A path next to a file for its new version; never the same twice in one process. */
const temporaryPath = (path: string): string => `${path}.${process.pid}-${++written}.new`

/** Writes a file atomically: at any time, either the complete old or the complete new version exists. */
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

/** The names in a folder; none if it does not exist. */
export async function namesIn(folder: string): Promise<readonly string[]> {
  return readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
}

/** A file's contents, or undefined if it does not exist. */
export async function readIfExists(path: string): Promise<Buffer | undefined> {
  try {
    return await readFile(path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}
