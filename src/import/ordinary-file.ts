import { type Stats, statSync } from 'node:fs'
import { InvalidFileError } from '../core/errors.ts'

/**
 * Checks a file before it is read, because reading a pipe would block forever.
 * @returns its size in bytes
 * @throws InvalidFileError if it is missing, a folder, or otherwise not a file
 */
export function sizeOfFile(path: string): number {
  const fail = (message: string): never => {
    throw new InvalidFileError(path, [{ path: '', message }])
  }
  let what: Stats
  try {
    what = statSync(path)
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    if (code === 'ELOOP') return fail('is a link that leads back to itself')
    return fail(code === 'ENOENT' ? 'no such file' : message)
  }
  if (what.isDirectory()) return fail('is a folder; name a file in it')
  return what.isFile() ? what.size : fail('is neither a file nor a folder')
}
