import { execFileSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import { packagePath } from '../core/package-root.ts'
import { VERBS } from './commands.ts'

const help = (...args: string[]): string =>
  execFileSync(process.execPath, [packagePath('src', 'cli', 'main.ts'), ...args], { encoding: 'utf8' })

const flagsIn = (text: string): string[] =>
  [...text.matchAll(/^ {2}(?:-\w, )?(--[\w-]+)/gm)].map(([, flag = '']) => flag)

describe('the help text', { timeout: 300_000 }, () => {
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

  it('shows every command with all its flags after --help-all alone', () => {
    const text = help('--help-all')
    const usages = [...text.matchAll(/^Usage: causalmace ([\w ]+?) \[/gm)].map(([, name]) => name)
    for (const verb of VERBS) expect(usages).toContain(verb)
    expect(usages).toContain('mcu export tasks')
    for (const flag of flagsIn(help('run', '--help-all'))) expect(flagsIn(text)).toContain(flag)
  })

  it('takes --help-all after every command, those with few flags and with subcommands too', () => {
    expect(help('replay', '--help-all')).toContain('Usage: causalmace replay')
    expect(help('tasks', '--help-all')).toContain('Usage: causalmace tasks list')
    expect(help('mcu', 'export', 'atoms', '--help-all')).toContain('Usage: causalmace mcu export atoms')
  })

  it('shows the own flags of a command among the common ones', () => {
    expect(flagsIn(help('judge', '--help'))).toContain('--criteria')
  })
})
