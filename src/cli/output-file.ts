import { existsSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { UsageError } from '../core/errors.ts'
import { makeFolder } from '../core/make-folder.ts'
import { appendText } from '../core/output/files.ts'

/**
 * Checks in advance that the file of --out can be written.
 * @throws UsageError if no file of that name can be written.
 */
export function checkWritable(file: string): void {
  const isNew = !existsSync(file)
  try {
    makeFolder(dirname(file))
    appendText(file, '')
    if (isNew) rmSync(file)
  } catch (error) {
    throw new UsageError(`--out ${file} cannot be written: ${(error as Error).message}`, {
      hint: 'Give the path of a file in a folder that you may write to.',
    })
  }
}
