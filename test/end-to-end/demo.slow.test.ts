import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { commandIn } from '../support/command-line.ts'

/* The demo in its other forms, through the command line. */

const root = mkdtempSync(join(tmpdir(), 'causalmace-demo-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))
const causalmace = commandIn(root)
const read = (run: string, file: string): string => readFileSync(join(root, 'runs', run, file), 'utf8')
const last = (run: string) => JSON.parse(read(run, 'journal.jsonl').trim().split('\n').at(-1) as string)

describe('the demo', () => {
  it.each(['1.16.5', '1.20.4'])('builds it in %s as well, and the record says so', async (minecraft) => {
    const run = `in-${minecraft}`
    const { code, out } = await causalmace('demo', '--plain', '--minecraft', minecraft, '--run-id', run)
    expect(out).toContain('58 of 58 blocks')
    expect(code).toBe(0)
    expect(JSON.parse(read(run, 'run.json'))).toMatchObject({ options: { minecraft } })
    expect(read(run, 'journal.jsonl')).toContain(`"gameVersion":"${minecraft}"`)
    expect(read(run, 'report.html')).toContain(minecraft)
  })

  it('also works with one agent, and with paths given at random', async () => {
    const alone = await causalmace('demo', '--plain', '--agents', '1', '--run-id', 'alone')
    expect(alone.code).toBe(0)
    const random = await causalmace(
      'demo',
      '--plain',
      '--assign',
      'random',
      '--seed',
      '3',
      '--run-id',
      'random',
    )
    expect(random.code).toBe(0)
  })

  it('takes the game time that its calls of the model take, the same when it is played again', async () => {
    const flags = ['demo', '--plain', '--seed', '7', '--latency', 'fixed:500ms']
    expect((await causalmace(...flags, '--run-id', 'thinking')).code).toBe(0)
    const cardOf = (run: string) => JSON.parse(read(run, 'scorecard.json'))
    expect((await causalmace('demo', '--plain', '--seed', '7', '--run-id', 'first')).code).toBe(0)
    expect(cardOf('first').thinking).toEqual({ latency: 'none', planning: 0, agents: 0 })
    const { thinking, time, efficiency } = cardOf('thinking')
    expect(thinking.latency).toBe('fixed:500ms')
    // Two calls after one another: the decomposition, then the dependencies.
    expect(thinking.planning).toBeGreaterThanOrEqual(1)
    expect(time.elapsed).toBeGreaterThan(cardOf('first').time.elapsed + thinking.planning)
    expect(efficiency.paper.elapsed).toBeLessThan(cardOf('first').efficiency.paper.elapsed)
    const again = await causalmace('replay', 'runs/thinking')
    expect(again.out).toContain('the same')
    // Three runs, in three processes.
  })

  it('ends at VillagerBench’s limit on game time when its model thinks that long', async () => {
    const slow = ['--latency', 'fixed:300s', '--time-limits', 'villager', '--run-id', 'slow']
    const { code, out } = await causalmace('demo', '--plain', ...slow)
    expect(code).toBe(1)
    expect(out).toMatch(/the time limit of 1\d{3}[\d.]* s of game time is over/)
    expect(last('slow').data.outcome).toBe('limit')
  })

  it('reaches 100 % in real time over TCP too', async () => {
    const { code, out } = await causalmace('demo', '--plain', '--clock', 'realtime', '--run-id', 'realtime')
    expect(out).toContain('58 of 58 blocks')
    expect(code).toBe(0)
  })
})
