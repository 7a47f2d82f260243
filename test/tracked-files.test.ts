import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { packagePath } from '../src/core/package-root.ts'

/** Git's conflict markers, at the start of a line. */
const MARKER = /^(?:<{7} |>{7} |\|{7} |={7}$)/m
const TEXT = /\.(?:ts|md|json|ya?ml|cjs|sh|txt|html|css)$/

const folder = packagePath('.')
const tracked = () =>
  execFileSync('git', ['ls-files', '-z'], { cwd: folder, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
    .split('\0')
    .filter((name) => TEXT.test(name))

describe('the files under version control', () => {
  it('hold no conflict markers', () => {
    expect(tracked().filter((name) => MARKER.test(readFileSync(join(folder, name), 'utf8')))).toEqual([])
  })

  it('would notice a marker', () => {
    expect(MARKER.test(`a\n${'<'.repeat(7)} HEAD\nb`)).toBe(true)
    expect(MARKER.test(`a\n${'='.repeat(7)}\nb`)).toBe(true)
  })
})
