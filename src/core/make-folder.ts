import { mkdirSync, statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'

/**
 * Makes a folder and the missing ones above it. Node's `recursive: true` retries for ever if the file system reports a missing
 * folder although it exists, as `/proc` does.
 * @throws the file-system error, which `storageErrorOf` explains
 */
export function makeFolder(path: string): void {
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory() === true) return
  const above = dirname(resolve(path))
  if (above !== resolve(path)) makeFolder(above)
  try {
    mkdirSync(path)
  } catch (error) {
    // Another process may have created it in the meantime.
    if (statSync(path, { throwIfNoEntry: false })?.isDirectory() !== true) throw error
  }
}
