import { spawnSync } from 'node:child_process'
import { Command, Option } from 'commander'
import { expect, it } from 'vitest'
import { completionCommand, completionsOf } from './completion.ts'

const commands = [
  new Command('run').addOption(new Option('--film <on>', 'record').choices(['on', 'off'])).option('--plain'),
  new Command('mcu').addCommand(new Command('explain').option('--json')),
]

it('Completion knows commands, their subcommands, flags, and values that flags choose from', () => {
  const byPath = new Map(completionsOf(commands).map((one) => [one.path, one]))
  expect(byPath.get('')?.words.map(({ word }) => word)).toEqual(['run', 'mcu'])
  expect(byPath.get('mcu explain')?.words.map(({ word }) => word)).toEqual(['--json'])
  expect(byPath.get('run')?.values).toEqual([{ flag: '--film', values: ['on', 'off'] }])
})

it.skipIf(spawnSync('bash', ['--version']).status !== 0)(
  'Bash completes with the printed script',
  async () => {
    let script = ''
    const write = process.stdout.write
    process.stdout.write = ((text: string) => {
      script += text
      return true
    }) as typeof write
    await completionCommand(async () => commands).parseAsync(['bash'], { from: 'user' })
    process.stdout.write = write
    const complete = (...words: string[]) => {
      const line = words.map((word) => `'${word}'`).join(' ')
      const ask = `COMP_WORDS=(causalmace ${line}); COMP_CWORD=${words.length}; _causalmace; echo "\${COMPREPLY[*]}"`
      return spawnSync('bash', ['-c', `${script}\n${ask}`], { encoding: 'utf8' }).stdout.trim()
    }
    expect(complete('m')).toBe('mcu')
    expect(complete('run', '--')).toBe('--film --plain')
    expect(complete('run', '--film', '')).toBe('on off')
    expect(complete('mcu', 'explain', '--')).toBe('--json')
  },
)
