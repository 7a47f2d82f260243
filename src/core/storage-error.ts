import { CausalMaceError } from './errors.ts'

/** File-system errors by code: the problem and the advice. */
const TROUBLES: Readonly<Record<string, readonly [what: string, hint: string]>> = {
  ENOSPC: ['there is no space left on the device', 'Free some space; what was written before is kept.'],
  EDQUOT: ['the quota of the disk is used up', 'Free some space; what was written before is kept.'],
  EROFS: ['the file system is read-only', 'Choose a folder that can be written to.'],
  EACCES: ['it is not allowed', 'Choose a folder that you may write to, or change its permissions.'],
  EPERM: ['it is not allowed', 'Choose a folder that you may write to, or change its permissions.'],
  ENAMETOOLONG: ['its name is too long', 'Choose a shorter name.'],
  ENOTDIR: ['a part of its path is a file', 'Choose a path of folders.'],
  EEXIST: ['a file stands there', 'Choose a folder, or a name that is free.'],
  EISDIR: ['a folder stands there', 'Choose a file, or a name that is free.'],
  ELOOP: ['it is a link that leads back to itself', 'Choose another path.'],
  EMFILE: ['too many files are open', 'Close other programs, or raise the limit (ulimit -n).'],
  EIO: ['the device fails', 'Look after the disk; what was written before is kept.'],
}
const NOT_MADE = [
  'the folder above it does not exist, or nothing can be made in it',
  'Choose a folder that can be written to.',
] as const
/** Longest path that a message quotes (characters). */
const MOST_QUOTED = 120

/** The file system refused a read or write. */
export class StorageError extends CausalMaceError {
  readonly code = 'storage'
}

/** A file-system error, with a text that says what to do; undefined for any other error. */
export function storageErrorOf(error: unknown): StorageError | undefined {
  if (error instanceof StorageError) return error
  if (!(error instanceof Error)) return undefined
  const { code = '', path, syscall } = error as NodeJS.ErrnoException
  // Node also reports this for folders on read-only file systems that it creates together with their parents
  const trouble = code === 'ENOENT' && makesFolders(syscall) ? NOT_MADE : TROUBLES[code]
  if (trouble === undefined || syscall === undefined) return undefined
  const [what, hint] = trouble
  const file =
    path === undefined ? 'A file' : path.length > MOST_QUOTED ? `${path.slice(0, MOST_QUOTED)}…` : path
  return new StorageError(`${file} cannot be ${verbOf(syscall)}: ${what} (${code}).`, { hint, cause: error })
}

const makesFolders = (syscall = ''): boolean => syscall === 'mkdir' || syscall === 'mkdtemp'

const verbOf = (syscall: string): string =>
  ['read', 'scandir', 'stat', 'lstat'].includes(syscall) ? 'read' : makesFolders(syscall) ? 'made' : 'written'
