import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { describe, it } from 'node:test'

const causalmace = (...args: string[]): string =>
  execFileSync('npx', ['--no-install', 'causalmace', ...args, '--plugin', './src/index.ts'], {
    encoding: 'utf8',
  })

describe('the plug-in on the command line', () => {
  it('is listed by --help-all', () => {
    const help = causalmace('run', '--help-all')
    for (const id of ['backwards', 'longest', 'steady']) assert.ok(help.includes(id), id)
  })

  it('has its task files checked', () => {
    assert.match(causalmace('tasks', 'check', 'tasks'), /ok .*heap \(clearing\)/)
  })

  it('plays an experiment with all its parts', () => {
    const out = causalmace(
      ...['compare', 'backwards,assign=longest,model=steady', 'no-graph'],
      ...['--tasks', 'tasks', '--seeds', '1', '--id', 'cli', '--plain'],
    )
    assert.match(out, /2 of 2 episodes/)
    assert.match(out, /blocks broken .* │ +1 │ +6\.00 /)
    const spec = JSON.parse(readFileSync('experiments/cli/spec.json', 'utf8'))
    assert.deepEqual([spec.plugins[0].name, spec.plugins[0].version], ['plugin-example', '1.0.0'])
    for (const condition of ['backwards_longest_steady', 'no-graph_busy-rate_expert']) {
      const run = `experiments/cli/runs/heap.seed1.epoch1.${condition}_team.try1`
      const { completionRate, metrics } = JSON.parse(readFileSync(`${run}/scorecard.json`, 'utf8'))
      assert.deepEqual([completionRate.value, metrics['broken-blocks']], [1, 6])
      const [started] = readFileSync(`${run}/journal.jsonl`, 'utf8').split('\n', 1)
      assert.equal(JSON.parse(started!).data.plugins[0].name, 'plugin-example')
    }
  })
})
