import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { makeFolder } from './make-folder.ts'
import { storageErrorOf } from './storage-error.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'make-folder-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** The message for a folder that cannot be made. */
function refusalOf(path: string): string | undefined {
  try {
    makeFolder(path)
    return undefined
  } catch (error) {
    return storageErrorOf(error)?.message
  }
}

it('makes a folder with all that are missing above it, and does nothing where it is', () => {
  const path = join(folder, 'a', 'b', 'c')
  for (const _ of [1, 2]) makeFolder(path)
  expect(statSync(path).isDirectory()).toBe(true)
})

it('refuses a folder where a file stands, or below one', () => {
  writeFileSync(join(folder, 'file'), '')
  expect(refusalOf(join(folder, 'file'))).toContain('a file stands there')
  expect(refusalOf(join(folder, 'file', 'a'))).toContain('/file cannot be made: a file stands there')
})

it.runIf(existsSync('/proc/self'))('refuses at once where nothing can be made', () => {
  expect(refusalOf('/proc/runs/demo')).toBe(
    '/proc/runs cannot be made: the folder above it does not exist, or nothing can be made in it (ENOENT).',
  )
})
