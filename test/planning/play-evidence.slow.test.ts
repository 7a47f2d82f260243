import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eventsOf } from '../../src/core/journal/events.ts'
import { wilson } from '../../src/core/statistics/intervals.ts'
import { type AttemptEvidence, foundInPlay } from '../../src/experiment/knowledge/play-evidence.ts'
import { ExperimentFolder } from '../../src/experiment/matrix/experiment-folder.ts'
import { RunFolder } from '../../src/experiment/run-folder.ts'
import { edgeKey } from '../../src/graph/edge-key.ts'
import { canBeDone, requirementsFrom } from '../../src/graph/requirements.ts'
import { reachedFrom } from '../../src/planner/causal/calibration/tasks.ts'
import { neededByChance } from '../../src/planner/causal/knowledge/prior.ts'
import { finalPlan } from '../../src/planner/plan-in-events.ts'
import { trueDependencies } from '../../src/scenario/testing.ts'
import type { Task } from '../../src/task/task.ts'
import { commandIn } from '../support/command-line.ts'

/* Evidence about dependencies from play, compared with the truth of the worlds: does it err as rarely as it states? */

// Teams that build share their work, and a drop is the last chance for everything behind it.
const TASKS = [
  ...['left-behind-3', 'crops-3', 'only-ingots-3', 'only-fuel-3'].map(
    (id) => `irreversible/irreversible-${id}`,
  ),
  ...['1-0', '2-2'].map((id) => `villager-escape/villager-escape-${id}`),
  ...['023-flag', '027-wall', '093-ruined-portal'].map(
    (id) => `villager-construction/villager-construction-${id}`,
  ),
]

const root = mkdtempSync(join(tmpdir(), 'causalmace-play-evidence-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

interface Claim {
  found: AttemptEvidence
  /** Whether the earlier subtask is a cause of the other, alone or among several, and whether it is indispensable. */
  isCause: boolean
  isNecessary: boolean
}

const claims: Claim[] = []
const idle = { failed: 0, tried: 0 }
const ofKind = (what: AttemptEvidence['what']) => claims.filter(({ found }) => found.what === what)

beforeAll(async () => {
  const { code, err } = await commandIn(root)(
    'compare',
    'causal:none',
    'causal:predicted',
    '--tasks',
    ...TASKS,
    ...['--seeds', '1-2', '--model', 'simulated:medium', '--agents', '3', '--repair', 'off'],
    ...['--latency', 'fixed:2s', '--id', 'played', '--plain'],
  )
  expect([code, err]).toEqual([0, expect.anything()])
  const folder = ExperimentFolder.open(join(root, 'experiments', 'played'))
  for (const { run } of folder.results()) {
    const events = [...RunFolder.open(join(folder.runs, run as string)).events()]
    const plan = finalPlan(events)
    const [started] = eventsOf(events, 'run.started')
    if (plan === undefined || started === undefined) continue
    const truth = trueDependencies(started.data.task as Task, plan.subtasks)
    const reached = reachedFrom(truth)
    const needs = new Map(
      [...Map.groupBy(truth, ({ to }) => to)].map(([to, own]) => [to, requirementsFrom(own)]),
    )
    const { found, idleFailures } = foundInPlay(events, plan)
    idle.failed += idleFailures.failed
    idle.tried += idleFailures.tried
    claims.push(
      ...found.map((one) => ({
        found: one,
        isCause: reached.has(edgeKey(one.edge)),
        isNecessary: !canBeDone(one.edge.to, (id) => needs.get(id) ?? [], new Set([one.edge.from])),
      })),
    )
  }
})

describe('evidence from play', () => {
  it('is said often enough to be judged', () => {
    expect(ofKind('needed').length).toBeGreaterThan(5)
    expect(ofKind('needless').length).toBeGreaterThan(10)
  })

  it('calls no indispensable edge needless', () => {
    const wrong = ofKind('needless').filter(({ isNecessary }) => isNecessary)
    expect(wrong.map(({ found }) => edgeKey(found.edge))).toEqual([])
  })

  it('calls edges needed that are no causes no more often than it states', () => {
    const needed = ofKind('needed')
    const wrong = needed.filter(({ isCause }) => !isCause).length
    const stated = neededByChance({ needless: ofKind('needless').length }, idle) / needed.length
    expect(wilson({ hits: wrong, n: needed.length }).low).toBeLessThanOrEqual(stated)
  })
})
