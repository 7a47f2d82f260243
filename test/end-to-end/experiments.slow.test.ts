import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import type { EpisodeResult } from '../../src/experiment/matrix/episode-result.ts'
import { commandIn, MAIN } from '../support/command-line.ts'
import { writeStubs } from '../support/stub-experiments.ts'

/* A whole experiment through the command line, its runner killed in the middle. */

const root = mkdtempSync(join(tmpdir(), 'causalmace-experiments-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

writeStubs(root)

const folder = join(root, 'experiments', 'tiny')
const tiny = [
  'compare',
  'causal',
  'no-graph',
  '--tasks',
  'left.yaml',
  'right.yaml',
  '--seeds',
  '1-2',
  '--id',
  'tiny',
]

const causalmace = commandIn(root)

const results = (): EpisodeResult[] =>
  readFileSync(join(folder, 'results.jsonl'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
const episode = ({ condition, task, seed, epoch }: EpisodeResult) => [condition, task, seed, epoch].join(' ')

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

function childrenOf(pid: number): number[] {
  const file = `/proc/${pid}/task/${pid}/children`
  return existsSync(file) ? readFileSync(file, 'utf8').trim().split(' ').filter(Boolean).map(Number) : []
}

describe('an experiment', () => {
  it('goes on after kill -9 of its runner: all episodes accounted for, none twice', async () => {
    const runner = spawn(process.execPath, [MAIN, ...tiny, '--jobs', '2', '--plain'], { cwd: root })
    const ended = new Promise((resolve) => runner.once('exit', resolve))
    await new Promise<void>((resolve) => {
      runner.stdout.on('data', (text: Buffer) => {
        if (text.includes('[2/8]')) resolve()
      })
    })
    const children = childrenOf(runner.pid as number)
    runner.kill('SIGKILL')
    await ended
    const before = results()
    expect(before.length).toBeLessThan(8)

    const { code, out } = await causalmace('resume', folder, '--jobs', '2')
    expect(code).toBe(0)
    expect(out).toContain('8 of 8 episodes')
    const after = results()
    expect(after.slice(0, before.length)).toEqual(before)
    expect(after).toHaveLength(8)
    expect(new Set(after.map(episode)).size).toBe(8)
    expect(after.every(({ outcome, attempt }) => outcome === 'success' && attempt === 1)).toBe(true)
    expect(readdirSync(join(folder, 'runs')).sort()).toEqual(after.map(({ run }) => run).sort())
    // The runner's processes ended with it: none continues to write.
    expect(children.filter(isAlive)).toEqual([])
  })

  it('has nothing left to do when it is resumed again, and finds complete runs whose line was lost', async () => {
    const lines = readFileSync(join(folder, 'results.jsonl'), 'utf8')
    expect((await causalmace('resume', folder)).code).toBe(0)
    expect(readFileSync(join(folder, 'results.jsonl'), 'utf8')).toBe(lines)
    const cut = lines.slice(0, -40)
    writeFileSync(join(folder, 'results.jsonl'), cut)
    const { out } = await causalmace('resume', folder)
    expect(out).toContain('1 recovered from finished run folders')
    expect(results().map(episode)).toEqual(
      lines
        .trim()
        .split('\n')
        .map((line) => episode(JSON.parse(line))),
    )
  })

  it('is scored again from its journals, exported, and its runs replayed', async () => {
    const { out, err } = await causalmace('rescore', folder, '--json')
    expect(err).toContain('8 results scored again, 0 changed')
    // One document for programs, and nothing else.
    expect(JSON.parse(out)).toMatchObject({ experiment: 'tiny', played: 8, of: 8, changed: 0 })
    expect(JSON.parse(out)).toHaveProperty('episodes.length', 8)
    // A line of a version that measured less, and had no checksums.
    const lines = readFileSync(join(folder, 'results.jsonl'), 'utf8')
    writeFileSync(
      join(folder, 'results.jsonl'),
      lines.replace(/"schema":2(.*?)"reflection":\{[^}]*\},(.*?),"seq":0,"sum":"\w+"/, '"schema":1$1$2'),
    )
    const refused = await causalmace('export', folder, '--csv')
    expect([refused.code, refused.err]).toEqual([2, expect.stringContaining('measures it again')])
    expect((await causalmace('rescore', folder)).out).toContain('8 results scored again, 1 changed')
    expect(readFileSync(join(folder, 'results.jsonl'), 'utf8')).toBe(lines)
    expect((await causalmace('export', folder, '--csv')).out.trim().split('\r\n')).toHaveLength(9)
    const both = ['export', folder, '--csv', '--markdown']
    expect(await causalmace(...both)).toMatchObject({ code: 2, err: expect.stringContaining('--out') })
    expect((await causalmace(...both, '--out', join(root, 'written'))).code).toBe(0)
    expect(readdirSync(join(root, 'written'))).toEqual(['episodes.csv', 'tables.md'])
    expect((await causalmace('export', folder, '--latex')).out).toMatch(
      /tab:summary(.|\n)*\\toprule\n.*condition & n.*(.|\n)*tab:contrasts/,
    )
    const run = join(folder, 'runs', results()[0]?.run as string)
    const replay = await causalmace('replay', run)
    expect(replay.out).toContain('the same: all')
    const journal = join(run, 'journal.jsonl')
    const changed = readFileSync(journal, 'utf8').replace('"thought":"', '"thought":"Hm. ')
    writeFileSync(journal, changed)
    expect(await causalmace('replay', run)).toMatchObject({
      code: 2,
      err: expect.stringContaining('its content does not match its checksum'),
    })
    // As a version without checksums would have left it.
    writeFileSync(journal, changed.replaceAll(/,"sum":"\w+"/g, '').replace('"schema":2', '"schema":1'))
    rmSync(join(run, 'scorecard.json'))
    expect(await causalmace('replay', run)).toMatchObject({
      code: 1,
      out: expect.stringContaining('differs at event'),
    })
  })

  it('refuses unavailable parts before it makes a folder', async () => {
    const { code, err } = await causalmace(
      'compare',
      'causal',
      'magic',
      '--tasks',
      'left.yaml',
      '--id',
      'never',
    )
    expect(code).toBe(2)
    expect(err).toContain('no planner "magic"')
    expect(existsSync(join(root, 'experiments', 'never'))).toBe(false)
  })
})
