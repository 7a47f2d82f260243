import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { describe, it } from 'node:test'

const causalmace = (...args: string[]): string =>
  execFileSync('npx', ['--no-install', 'causalmace', ...args, '--plugin', './src/index.ts'], {
    encoding: 'utf8',
  })

describe('the plug-in on the command line', () => {
  it('is listed by --help', () => {
    const help = causalmace('run', '--help')
    for (const id of ['backwards', 'longest', 'steady']) assert.ok(help.includes(id), id)
  })

  it('plays an experiment', () => {
    const out = causalmace(
      'compare',
      'no-graph,assign=longest,model=steady',
      'no-graph',
      ...['--tasks', 'villager-construction/villager-construction-001-fossil'],
      ...['--seeds', '1', '--agents', '2', '--id', 'cli', '--plain'],
    )
    assert.match(out, /2 of 2 episodes/)
    const spec = JSON.parse(readFileSync('experiments/cli/spec.json', 'utf8'))
    assert.equal(spec.plugins[0].name, 'plugin-example')
    assert.equal(spec.plugins[0].version, '1.0.0')
  })
})
