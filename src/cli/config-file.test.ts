import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Command } from 'commander'
import { afterAll, describe, expect, it } from 'vitest'
import { pluginsOf, readConfig, withConfig } from './config-file.ts'

const folder = mkdtempSync(join(tmpdir(), 'causalmace-config-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const read = (text: string) => {
  writeFileSync(join(folder, 'causalmace.yaml'), text)
  return readConfig(folder, ['run', 'compare'])
}
const run = () =>
  new Command('causalmace')
    .addCommand(new Command('run').option('--model <id>').option('--tasks <names...>').option('--no-view'))
    .commands.find((one) => one.name() === 'run') as Command
const words = (text: string, ...given: string[]) => {
  const config = read(text)
  return config === undefined ? given : withConfig(config, run(), given)
}

describe('the configuration file', () => {
  it('is optional', () => {
    expect(readConfig(join(folder, 'none'), [])).toBeUndefined()
  })

  it('gives flags that the command has, those of its own section first', () => {
    expect(words('model: a\nagents: 3\nrun: { model: b }', 'demo.yaml')).toEqual(['--model=b', 'demo.yaml'])
    expect(words('tasks: [a, b]')).toEqual(['--tasks=a', '--tasks=b'])
    expect(words('view: false')).toEqual(['--no-view'])
  })

  it('yields to flags on the command line', () => {
    expect(words('model: a', '--model=b')).toEqual(['--model=b'])
    expect(words('model: a', '--model', 'b')).toEqual(['--model', 'b'])
  })

  it('names plug-ins, which are loaded before the command is', () => {
    const config = read('plugin: ./mine.ts\ncompare: { plugin: [a, b] }')
    if (config === undefined) throw new TypeError('no configuration was read')
    expect([pluginsOf(config, 'run'), pluginsOf(config, 'compare')]).toEqual([['./mine.ts'], ['a', 'b']])
  })

  it('refuses flags and commands that do not exist, with the nearest that does', () => {
    expect(() => read('modell: a')).toThrow('"modell" is no flag that commands share; did you mean "model"?')
    expect(() => read('rn: { model: a }')).toThrow('"rn" is no command; did you mean "run"?')
    expect(() => words('run: { modell: a }')).toThrow('"modell" is no flag of run; did you mean "model"?')
    expect(() => read('model: { a: [[1]] }')).toThrow('causalmace.yaml')
  })
})
