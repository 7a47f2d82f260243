import { stripVTControlCharacters } from 'node:util'
import { describe, expect, it } from 'vitest'
import type { EpisodeKey } from '../../experiment/matrix/experiment-spec.ts'
import { playedEpisode } from '../../experiment/matrix/testing.ts'
import { createExperimentView } from './experiment-view.ts'

const key = (task: string): EpisodeKey => ({ condition: 'causal', task, seed: 1, epoch: 1 })
/** A view with a clock of its own, and its output. */
function view(columns?: number) {
  let time = 0
  let beat = () => {}
  const lines: string[] = []
  const screen = { write: (text: string) => lines.push(text) > 0, columns, rows: 40, isTTY: true }
  const shown = createExperimentView({
    labels: new Map([['causal', 'causal']]),
    print: (line) => lines.push(line),
    now: () => time,
    spent: () => ({ calls: 42, inputTokens: 900, outputTokens: 100, cost: 0.0125 }),
    ...(columns === undefined ? {} : { screen: screen as unknown as NodeJS.WriteStream }),
    every: (_ms, call) => {
      beat = call
      return () => {}
    },
  })
  const pass = (ms: number) => {
    time += ms
    beat()
  }
  return { shown, lines, pass }
}

describe('the view of an experiment', () => {
  it('prints a line a minute where there is no terminal and nothing else to say', () => {
    const { shown, lines, pass } = view()
    shown.progress({ type: 'begun', done: 0, of: 4, by: '2 at a time', adopted: 0, aside: 0 })
    shown.progress({ type: 'started', episode: key('hut'), attempt: 1, where: undefined })
    pass(59_000)
    expect(lines).toHaveLength(1)
    pass(2_000)
    expect(lines.at(-1)).toBe(
      '0 of 4 episodes, 42 calls, $0.0125 spent; 1 running, the longest for 1 min 01 s',
    )
    pass(30_000)
    expect(lines).toHaveLength(2)
  })

  it('shows what runs and for how long, rate, cost and the last failure, within the terminal', () => {
    const { shown, lines, pass } = view(80)
    shown.progress({ type: 'begun', done: 0, of: 4, by: '2 at a time', adopted: 0, aside: 0 })
    for (const task of ['hut', 'pen'])
      shown.progress({ type: 'started', episode: key(task), attempt: 1, where: undefined })
    pass(30_000)
    const result = playedEpisode({
      ...key('hut'),
      outcome: 'task_failure',
      reason: `a wall is missing ${'x'.repeat(90)}`,
    })
    shown.progress({ type: 'finished', result, done: 1, of: 4, again: false })
    pass(1_000)
    const picture = lines.at(-1) ?? ''
    expect(picture).toContain('1 of 4 episodes, 1 failed, 1.9 a minute')
    expect(picture).toContain('causal  pen seed 1  31 s')
    expect(picture).toContain('last failure: causal  hut seed 1: task_failure, a wall is missing')
    const widths = stripVTControlCharacters(picture)
      .split('\n')
      .map((line) => [...line].length)
    expect(Math.max(...widths)).toBeLessThanOrEqual(80)
  })
})
