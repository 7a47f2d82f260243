import { existsSync, mkdtempSync, renameSync, rmSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { UsageError } from '../core/errors.ts'
import { makeFolder } from '../core/make-folder.ts'
import { writeText } from '../core/output/files.ts'

/**
 * Files that are written to a folder all together or not at all. They wait in a folder inside it, or next to it if it does not
 * exist yet, and are moved at the end. After an error or a signal before `commit`, the folder is unchanged.
 */
export class StagedFiles {
  readonly #folder: string
  readonly #isReplacing: boolean
  readonly #names: string[] = []
  /** The folder of the staged files; created along with the first one. */
  #staging: string | undefined

  /** @param overwrite whether existing files with the same names may be replaced */
  constructor(folder: string, { overwrite = false }: { overwrite?: boolean } = {}) {
    this.#folder = resolve(folder)
    this.#isReplacing = overwrite
  }

  /**
   * Writes a file into the waiting folder.
   * @throws UsageError if the target folder already has a file or folder of this name
   */
  add(name: string, text: string): void {
    const target = join(this.#folder, name)
    if (isFolder(target))
      throw new UsageError(`${target} is a folder; nothing was written.`, {
        hint: 'Choose another folder, or move that one away.',
      })
    if (!this.#isReplacing && existsSync(target))
      throw new UsageError(`${target} already exists; nothing was written.`, {
        hint: 'Choose another folder, or replace existing files with --overwrite.',
      })
    writeText(join(this.#stage(), name), text)
    this.#names.push(name)
  }

  /** Moves the files to the folder. @returns their number */
  commit(): number {
    const staging = this.#stage()
    makeFolder(this.#folder)
    const moved: string[] = []
    try {
      for (const name of this.#names) {
        const target = join(this.#folder, name)
        if (existsSync(target)) renameSync(target, join(staging, `${name}.old`))
        moved.push(name)
        renameSync(join(staging, name), target)
      }
    } catch (error) {
      for (const name of moved) this.#restore(name, staging)
      throw error
    } finally {
      this.discard()
    }
    return moved.length
  }

  /** Removes the waiting files. Safe to call at any time. */
  discard(): void {
    if (this.#staging !== undefined) rmSync(this.#staging, { recursive: true, force: true })
    this.#staging = undefined
  }

  #restore(name: string, staging: string): void {
    const target = join(this.#folder, name)
    rmSync(target, { force: true })
    const old = join(staging, `${name}.old`)
    if (existsSync(old)) renameSync(old, target)
  }

  #stage(): string {
    if (this.#staging === undefined) {
      const isThere = isFolder(this.#folder)
      if (!isThere) makeFolder(dirname(this.#folder))
      // Inside an existing folder, since its parent may be on another disk or belong to another user.
      const waiting = isThere ? join(this.#folder, '.import-') : `${this.#folder}.import-`
      this.#staging = mkdtempSync(waiting)
    }
    return this.#staging
  }
}

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() === true
