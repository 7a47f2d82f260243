import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { packagePath } from '../../src/core/package-root.ts'
import { commandIn } from '../support/command-line.ts'

const root = mkdtempSync(join(tmpdir(), 'causalmace-tables-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))
const causalmace = commandIn(root)

const PAVILION = packagePath('benchmarks', 'demo', 'pavilion.yaml')
const widest = (text: string) => Math.max(...text.split('\n').map((line) => [...line].length))

describe('a verb that prints tables', () => {
  it.each([
    [['tasks', 'list']],
    [['tasks', 'list', 'mcu-standard']],
    [['mcu', 'atoms']],
    [['mcu', 'task', 'mine stone and craft ladder', '--naive']],
    [['agreement', '--published']],
    [['plan', PAVILION]],
  ])('fits 80 columns where there is no terminal, and has the same for programs: %j', async (asked) => {
    const { code, out } = await causalmace(...asked)
    expect(code).toBe(0)
    expect(widest(out)).toBeLessThanOrEqual(80)
    expect(out).not.toContain('\u001b')
    const forPrograms = await causalmace(...asked, '--json')
    expect(forPrograms.code).toBe(0)
    expect(Object.keys(JSON.parse(forPrograms.out)).length).toBeGreaterThan(0)
  })
})
