import { mkdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { storageErrorOf } from './storage-error.ts'

function errorOf(act: () => void): unknown {
  try {
    act()
  } catch (error) {
    return error
  }
  throw new TypeError('nothing failed')
}

it('a name that is too long is said in words, and not in full', () => {
  const error = storageErrorOf(errorOf(() => mkdirSync(join(tmpdir(), 'x'.repeat(300)))))
  expect(error?.message).toMatch(/x{50}… cannot be made: its name is too long \(ENAMETOOLONG\)\.$/)
  expect(error?.message.length).toBeLessThan(200)
  expect(error?.hint).toBe('Choose a shorter name.')
})

it('a full disk is said in words', () => {
  const full = Object.assign(new Error('ENOSPC: no space left on device, write'), {
    code: 'ENOSPC',
    syscall: 'write',
  })
  expect(storageErrorOf(full)?.message).toBe(
    'A file cannot be written: there is no space left on the device (ENOSPC).',
  )
})

it('a folder that cannot be made because of those above it is said in words', () => {
  // Node's error on a read-only file system. In `/proc` Node gives the same one, or retries for ever.
  const missing = Object.assign(new Error("ENOENT: no such file or directory, mkdir '/media/runs/1'"), {
    code: 'ENOENT',
    syscall: 'mkdir',
    path: '/media/runs/1',
  })
  expect(storageErrorOf(missing)?.message).toMatch(
    /^\/media\/runs\/1 cannot be made: the folder above it does not exist/,
  )
})

it('a file that stands where a folder is to be made is said in words', () => {
  const taken = Object.assign(new Error('EEXIST: file already exists'), {
    code: 'EEXIST',
    syscall: 'mkdir',
    path: 'frames',
  })
  expect(storageErrorOf(taken)?.message).toBe('frames cannot be made: a file stands there (EEXIST).')
})

it('a link that leads back to itself, and a temporary folder that cannot be made, are said in words', () => {
  const failed = (code: string, syscall: string) =>
    storageErrorOf(Object.assign(new Error(code), { code, syscall, path: 'tasks' }))?.message
  expect(failed('ELOOP', 'stat')).toBe(
    'tasks cannot be read: it is a link that leads back to itself (ELOOP).',
  )
  expect(failed('ENOENT', 'mkdtemp')).toMatch(/^tasks cannot be made: the folder above it does not exist/)
})

it('other errors are left alone', () => {
  expect(storageErrorOf(errorOf(() => readFileSync(join(tmpdir(), 'no such file'))))).toBeUndefined()
  expect(storageErrorOf(new TypeError('EACCES'))).toBeUndefined()
})
