import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { packagePath } from '../../src/core/package-root.ts'
import { openRecording } from '../../src/recording/file.ts'
import { Playback } from '../../src/recording/playback.ts'
import { loadTask } from '../../src/scenario/testing.ts'
import { commandIn, MAIN } from '../support/command-line.ts'

/* Whole runs through the command line, as a stranger would start them. */

const root = mkdtempSync(join(tmpdir(), 'causalmace-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

const causalmace = commandIn(root)
const read = (run: string, file: string): string => readFileSync(join(root, 'runs', run, file), 'utf8')
const withoutWall = (journal: string): string => journal.replaceAll(/,"wall":\d+}$/gm, '}')
const last = (run: string) => JSON.parse(read(run, 'journal.jsonl').trim().split('\n').at(-1) as string)

describe('the demo', () => {
  it('builds the whole pavilion with all three agents, and leaves a record', async () => {
    const { code, out } = await causalmace('demo', '--plain', '--seed', '7', '--run-id', 'first')
    expect(out).toContain('58 of 58 blocks')
    expect(code).toBe(0)
    const card = JSON.parse(read('first', 'scorecard.json'))
    expect(card.completionRate).toEqual({ value: 1, done: 58, of: 58 })
    expect(card.agents.map(({ blocksPlaced }: { blocksPlaced: number }) => blocksPlaced > 0)).toEqual([
      true,
      true,
      true,
    ])
    const files = [
      'journal.jsonl',
      'plan.json',
      'recording.jsonl',
      'report.html',
      'run.json',
      'scorecard.json',
    ]
    expect(readdirSync(join(root, 'runs', 'first')).sort()).toEqual(files)
    expect(JSON.parse(read('first', 'run.json'))).toMatchObject({ status: 'finished', options: { seed: 7 } })
  })

  it('is recorded: at the end of the recording the pavilion stands, and each agent did its share', () => {
    const playback = new Playback(openRecording(join(root, 'runs', 'first', 'recording.jsonl')))
    const { figures } = playback.seek(playback.to)
    expect(figures.filter(({ kind }) => kind === 'player').map(({ name }) => name)).toEqual([
      'Alice',
      'Bob',
      'Cindy',
    ])
    const { blueprint } = loadTask(packagePath('benchmarks', 'demo', 'pavilion.yaml'))
    const missing = blueprint.filter(({ position: { x, y, z }, block }) => {
      const there = playback.blockName(playback.blocks.at(x, y, z) ?? 0)
      return there !== block.name && !there.startsWith(`${block.name}[`)
    })
    expect(missing).toEqual([])
  })

  it('refuses an unsupported version, and lists the supported ones', async () => {
    const { code, err } = await causalmace('demo', '--minecraft', '1.12.2')
    expect(code).toBe(2)
    expect(err).toContain('1.16.5, 1.19.2, 1.20.4, 1.21.1, 1.21.4')
  })

  it('does the same again with the same seed: plan, scorecard and journal, wall times aside', async () => {
    await causalmace('demo', '--plain', '--seed', '7', '--run-id', 'second')
    expect(read('second', 'plan.json')).toBe(read('first', 'plan.json'))
    expect(read('second', 'scorecard.json')).toBe(read('first', 'scorecard.json'))
    expect(withoutWall(read('second', 'journal.jsonl'))).toBe(withoutWall(read('first', 'journal.jsonl')))
    expect(read('second', 'journal.jsonl').split('\n').length).toBeGreaterThan(300)
    expect(read('second', 'recording.jsonl')).toBe(read('first', 'recording.jsonl'))
  })

  it('is scored and reported again from its journal alone', async () => {
    const scorecard = read('first', 'scorecard.json')
    const report = read('first', 'report.html')
    for (const file of ['scorecard.json', 'report.html', 'plan.json'])
      rmSync(join(root, 'runs', 'first', file))
    const rescored = await causalmace('rescore', 'runs/first', '--json')
    expect(rescored.code).toBe(0)
    expect(JSON.parse(rescored.out)).toMatchObject({ run: 'first', scorecard: { outcome: 'success' } })
    expect((await causalmace('report', 'runs/first')).code).toBe(0)
    expect(read('first', 'scorecard.json')).toBe(scorecard)
    expect(read('first', 'report.html')).toBe(report)
  })
})

describe('bad input', () => {
  const task = (changes: (text: string) => string): string => {
    const path = join(root, 'task.yaml')
    writeFileSync(path, changes(readFileSync(packagePath('benchmarks', 'demo', 'pavilion.yaml'), 'utf8')))
    return path
  }

  it.each([
    ['a missing file', () => join(root, 'none.yaml'), 'none.yaml: no such file'],
    ['broken YAML', () => task((text) => text.replace('arena:', 'arena: [')), 'task.yaml:'],
    ['an unknown block', () => task((text) => text.replace('G: glass', 'G: glas')), 'did you mean "glass"'],
    ['a misspelt key', () => task((text) => text.replace('goal:', 'gaol:')), 'gaol'],
    [
      'a blueprint outside the arena',
      () => task((text) => text.replace('origin: [-2,', 'origin: [40,')),
      'lies outside the arena',
    ],
  ])('refuses %s with the place, and leaves no run', async (_what, path, message) => {
    const { code, err } = await causalmace('run', path(), '--run-id', 'bad')
    expect(code).toBe(2)
    expect(err).toContain(message)
    expect(err).not.toContain('    at ')
    expect(existsSync(join(root, 'runs', 'bad'))).toBe(false)
  })

  it('refuses unknown flags, bad numbers and flags that contradict each other', async () => {
    expect(await causalmace('demo', '--sed', '3')).toMatchObject({
      code: 2,
      err: expect.stringContaining('--seed'),
    })
    expect(await causalmace('demo', '--agents', '0')).toMatchObject({ code: 2 })
    expect(await causalmace('demo', '--server', 'nowhere')).toMatchObject({ code: 2 })
    const clash = await causalmace('demo', '--clock', 'fast', '--server', 'localhost:25565')
    expect(clash).toMatchObject({
      code: 2,
      err: expect.stringContaining('--clock fast needs the embedded server'),
    })
  })

  it('refuses to write over a run', async () => {
    const before = read('second', 'journal.jsonl')
    const { code, err } = await causalmace('demo', '--plain', '--run-id', 'second')
    expect(code).toBe(2)
    expect(err).toContain('exists already')
    expect(read('second', 'journal.jsonl')).toBe(before)
  })

  it('names a port that is taken, and leaves no run', async () => {
    const holder = createServer().listen(0, '127.0.0.1')
    await new Promise((resolve) => holder.once('listening', resolve))
    const { port } = holder.address() as { port: number }
    try {
      const { code, err } = await causalmace('demo', '--port', String(port), '--run-id', 'taken')
      expect(code).toBe(2)
      expect(err).toContain(`Port ${port} is taken`)
      expect(existsSync(join(root, 'runs', 'taken'))).toBe(false)
    } finally {
      holder.close()
    }
  })
})

describe('an interrupted run', () => {
  /** Starts a run in real time and waits until the team is at work. */
  function begin(run: string) {
    const child = spawn(process.execPath, [MAIN, 'demo', '--plain', '--clock', 'realtime', '--run-id', run], {
      cwd: root,
    })
    const working = new Promise<void>((resolve) => {
      child.stdout.on('data', (text: Buffer) => {
        if (text.includes('has done subtask')) resolve()
      })
    })
    const ended = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)))
    return { child, working, ended }
  }

  it('ends on Ctrl-C with its journal whole and its report written', async () => {
    const { child, working, ended } = begin('ctrl-c')
    await working
    child.kill('SIGINT')
    expect(await ended).toBe(130)
    expect(last('ctrl-c')).toMatchObject({ type: 'episode.finished', data: { outcome: 'cancelled' } })
    expect(JSON.parse(read('ctrl-c', 'run.json')).status).toBe('interrupted')
    expect(existsSync(join(root, 'runs', 'ctrl-c', 'report.html'))).toBe(true)
  })

  it('can be scored and reported after kill -9, up to the last event', async () => {
    const { child, working, ended } = begin('killed')
    await working
    child.kill('SIGKILL')
    await ended
    const { code, out } = await causalmace('rescore', 'runs/killed')
    expect(code).toBe(0)
    expect(out).toContain('the journal ends before the run does')
    expect((await causalmace('report', 'runs/killed')).code).toBe(0)
    expect(JSON.parse(read('killed', 'scorecard.json')).completionRate.done).toBeGreaterThan(0)
  })
})
