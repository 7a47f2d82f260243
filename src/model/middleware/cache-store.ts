import { readFile, rename } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { UsageError } from '../../core/errors.ts'
import { makeFolder } from '../../core/make-folder.ts'
import { writeText } from '../../core/output/files.ts'

/** Storage of a cache's texts. Keys are hexadecimal. Failures to store or find an entry never throw. */
export interface CacheStore {
  get(key: string): Promise<string | undefined>
  set(key: string, text: string): Promise<void>
}

export function memoryStore(): CacheStore {
  const texts = new Map<string, string>()
  return {
    get: async (key) => texts.get(key),
    set: async (key, text) => {
      texts.set(key, text)
    },
  }
}

let writes = 0

/**
 * A folder with one file per key. Files appear whole or not at all, so that several runs can share it.
 * @throws UsageError if the folder cannot be created
 */
export function folderStore(folder: string): CacheStore {
  try {
    makeFolder(folder)
  } catch (cause) {
    throw new UsageError(`The cache folder ${folder} cannot be made: ${(cause as Error).message}`, {
      hint: 'Give another folder with --cache.',
      cause,
    })
  }
  const fileOf = (key: string) => join(folder, key.slice(0, 2), `${key}.json`)
  return {
    get: (key) => readFile(fileOf(key), 'utf8').catch(() => undefined),
    async set(key, text) {
      const file = fileOf(key)
      const part = `${file}.${process.pid}.${writes++}.part`
      try {
        makeFolder(dirname(file))
        writeText(part, text)
        await rename(part, file)
      } catch {
        // The disk is full or the folder is gone: the paid reply is used anyway, and requested again next time.
      }
    },
  }
}
