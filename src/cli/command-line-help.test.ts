import { execFileSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import { packagePath } from '../core/package-root.ts'

const help = (...args: string[]): string =>
  execFileSync(process.execPath, [packagePath('src', 'cli', 'main.ts'), ...args], { encoding: 'utf8' })

const flagsIn = (text: string): string[] =>
  [...text.matchAll(/^ {2}(?:-\w, )?(--[\w-]+)/gm)].map(([, flag = '']) => flag)

describe('the help text', { timeout: 60_000 }, () => {
  it('groups all commands under headings, the common ones first', () => {
    const text = help('--help')
    expect(text).toMatch(/^Common:\n {2}demo /m)
    expect(text).not.toMatch(/^(?:Other|Commands):/m)
  })

  it('shows the common flags of a command with many, and all of them on request', () => {
    const short = help('run', '--help')
    const long = help('run', '--help-all')
    expect(flagsIn(short).length).toBeLessThanOrEqual(12)
    expect(flagsIn(long).length).toBeGreaterThan(60)
    expect(long).toMatch(/^Budget:\n {2}--max-cost/m)
    for (const flag of ['--planner', '--model', '--seed']) expect(flagsIn(short)).toContain(flag)
  })

  it('shows the own flags of a command among the common ones', () => {
    expect(flagsIn(help('judge', '--help'))).toContain('--criteria')
  })
})
