import { Command, Option } from 'commander'
import { expect, it } from 'vitest'
import { hintChoices } from './choice-hint.ts'

function errorOf(...args: string[]): string {
  let printed = ''
  const run = new Command('run').addOption(
    new Option('--planner <id>').choices(['causal', 'react', 'sequential']),
  )
  const program = new Command('causalmace').addCommand(run.exitOverride()).exitOverride()
  const write = (text: string) => {
    printed += text
  }
  run.configureOutput({ writeErr: write })
  hintChoices(program)
  expect(() => program.parse(['run', ...args], { from: 'user' })).toThrow()
  return printed
}

it('suggests the value of a flag that was meant', () => {
  expect(errorOf('--planner', 'causl')).toMatch(/Allowed choices are .*\.\n\(Did you mean causal\?\)\n/)
})

it('suggests nothing for a value unlike all others', () => {
  expect(errorOf('--planner', 'zzzzzz')).not.toContain('Did you mean')
})
