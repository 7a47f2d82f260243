import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { packagePath } from '../../src/core/package-root.ts'
import { compile, latex, tooWide } from './latex.ts'

const folder = mkdtempSync(join(tmpdir(), 'causalmace-played-paper-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const causalmace = (...args: string[]): string =>
  execFileSync(process.execPath, [packagePath('src', 'cli', 'main.ts'), ...args], {
    encoding: 'utf8',
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
const demo = (name: string): string => packagePath('benchmarks', 'demo', `${name}.yaml`)

describe('the paper of a played experiment', () => {
  beforeAll(() => {
    const tasks = ['pavilion', 'ladder', 'cake'].map(demo)
    causalmace(
      'compare',
      'causal',
      'sequential',
      '--tasks',
      ...tasks,
      '--seeds',
      '1-2',
      '--agents',
      '3',
      '--id',
      'played',
    )
    causalmace('export', join('experiments', 'played'), '--paper', 'paper')
  })

  it('has the numbers of the experiment as macros', () => {
    const rows: { planner: string; outcome: string }[] = JSON.parse(
      causalmace('export', join('experiments', 'played'), '--json'),
    )
    expect(rows).toHaveLength(12)
    const numbers = readFileSync(join(folder, 'paper', 'numbers.tex'), 'utf8')
    for (const condition of ['causal', 'sequential']) {
      const own = rows.filter((row) => row.planner === condition)
      const solved = own.filter(({ outcome }) => outcome === 'success').length
      const macro = new RegExp(`cm@value@summary/${condition}/success\\}\\{([\\d.]+)`).exec(numbers)
      expect(Number(macro?.[1])).toBeCloseTo((100 * solved) / own.length, 0)
    }
  })

  it.skipIf(latex === undefined)('compiles, and no box is more than 5 pt too wide', () => {
    const log = compile(join(folder, 'paper'))
    expect(tooWide(log)).toEqual([])
    expect(log).not.toContain('undefined references')
    expect(log).not.toContain('Float too large')
  })
})
