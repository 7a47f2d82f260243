import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eventsOf, type GameEvent } from '../../src/core/journal/events.ts'
import { packagePath } from '../../src/core/package-root.ts'
import { graphOf, planSchema } from '../../src/planner/plan.ts'
import { builtInActions } from '../../src/task/actions/built-in.ts'
import { commandIn } from '../support/command-line.ts'

/* Teams that work while their plan is refined, through the command line: a call takes game time. */

const root = mkdtempSync(join(tmpdir(), 'causalmace-anytime-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

const causalmace = commandIn(root)
const pavilion = packagePath('benchmarks', 'demo', 'pavilion.yaml')

const journalOf = (run: string): string =>
  readFileSync(join(root, 'runs', run, 'journal.jsonl'), 'utf8').replaceAll(/,"wall":\d+}$/gm, '}')

const eventsIn = (journal: string): GameEvent[] =>
  journal
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))

/** Plays a task with a model that errs. @returns the journal, wall times aside */
async function play(run: string, task: string, ...flags: string[]): Promise<string> {
  const model = ['--model', 'simulated:medium', '--calibration', 'sheet.json', '--seed', '7']
  await causalmace('run', task, ...model, ...flags, '--plain', '--run-id', run)
  return journalOf(run)
}

beforeAll(async () => {
  await causalmace('calibrate', '--model', 'simulated:medium', '--out', 'sheet.json')
})

describe.each([
  { name: 'a construction', task: pavilion },
  { name: 'an escape', task: 'villager-escape/villager-escape-2-1' },
  { name: 'a cooking chain', task: 'villager-cooking/villager-cooking-rabbit-stew-00' },
])('$name that is begun before its plan is whole', ({ name, task }) => {
  const run = name.replaceAll(' ', '-')

  it('is played the same twice, revises its plan on the way, and replays', async () => {
    const journal = await play(run, task, '--latency', 'fixed:2s')
    expect(await play(`${run}-again`, task, '--latency', 'fixed:2s')).toBe(journal)
    const events = eventsIn(journal)
    const [ready] = eventsOf(events, 'plan.ready')
    const revisions = eventsOf(events, 'plan.revised')
    expect(ready?.data.provisional).toBe(true)
    expect(revisions.map(({ data }) => data.revision)).toEqual(revisions.map((_, index) => index + 1))
    expect(revisions.map(({ data }) => data.isFinal)).toEqual(
      revisions.map((_, index) => index === revisions.length - 1),
    )
    const final = planSchema.parse(revisions.at(-1)?.data.plan)
    expect(final.refinement?.questions.intervention).toBeGreaterThan(0)
    for (const { to, meaning = 'held' } of final.dependencies) {
      const calls = final.subtasks.find(({ id }) => id === to)?.actions ?? []
      const isFinal = calls.some((call) => builtInActions.specOf(call.name)?.tooEarly === 'final')
      expect(meaning).toBe(isFinal ? 'held' : 'preferred')
    }
    const begun = eventsOf(events, 'subtask.started')[0]?.t ?? Number.POSITIVE_INFINITY
    expect(begun).toBeLessThan(revisions.at(-1)?.t ?? 0)
    expect((await causalmace('replay', `runs/${run}`)).out).toContain('the same: all')
  })

  it('is acted by graphs that follow from the revisions', () => {
    const events = eventsIn(journalOf(run))
    const first = planSchema.parse(eventsOf(events, 'plan.ready')[0]?.data.plan)
    const edges = new Set(graphOf(first).dependencies().map(nameOf))
    for (const { data } of eventsOf(events, 'plan.revised')) {
      for (const edge of data.removed) expect(edges.delete(nameOf(edge))).toBe(true)
      for (const edge of data.restated) expect(edges.has(nameOf(edge))).toBe(true)
      for (const edge of data.added) edges.add(nameOf(edge))
      if (data.isFinal) {
        const final = planSchema.parse(data.plan)
        expect([...edges].sort()).toEqual(final.dependencies.map(nameOf).sort())
      }
    }
  })
})

describe('a run that ends while the planner asks', () => {
  it('counts the questions that it abandons, and replays', async () => {
    const journal = await play('abandoned', pavilion, '--latency', 'fixed:200s')
    const events = eventsIn(journal)
    const last = eventsOf(events, 'plan.revised').at(-1)?.data
    expect(eventsOf(events, 'episode.finished')[0]?.data.outcome).toBe('limit')
    const abandoned = eventsOf(events, 'model.abandoned').filter(({ data }) => data.agent === undefined)
    expect(abandoned.length).toBeGreaterThan(0)
    expect(last).toMatchObject({ isFinal: true, abandoned: abandoned.length })
    expect(planSchema.parse(last?.plan).refinement?.abandoned).toBe(abandoned.length)
    const card = JSON.parse(readFileSync(join(root, 'runs', 'abandoned', 'scorecard.json'), 'utf8'))
    expect(card.model.abandoned).toBe(eventsOf(events, 'model.abandoned').length)
    expect((await causalmace('replay', 'runs/abandoned')).out).toContain('the same: all')
  })
})

const nameOf = ({ from, to }: { from: number; to: number }): string => `${from} ${to}`
