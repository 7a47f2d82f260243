import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { UsageError } from '../core/errors.ts'
import { createRandom } from '../core/random.ts'
import { scoreGraph } from '../graph/score/score-graph.ts'
import { taskFileText } from '../import/task-file-text.ts'
import { expandNodes } from '../planner/expand.ts'
import { escapeComplexity } from '../scenario/escape/complexity.ts'
import type { EscapeTask } from '../scenario/escape/rooms.ts'
import { escapeObstacles } from '../scenario/escape/solver.ts'
import { asEscape, expertDecompose, parseTask, trueDependencies } from '../scenario/testing.ts'
import { builtInActions } from '../task/actions/built-in.ts'

import { sceneBefore } from '../task/scene.ts'
import { EscapeSite } from './escape/escape-site.ts'
import { ROOM_MECHANISMS } from './escape/mechanisms.ts'
import { suiteTasks } from './testing.ts'
import { ESCAPE_SEED, FRESH_ESCAPE_SEED, villagerEscape } from './villager-escape.ts'

const TEAMS = [1, 2, 3, 4, 5, 6, 7, 8]
const tasksFor = (agents: number, seed = ESCAPE_SEED): EscapeTask[] =>
  villagerEscape({ agents, seed }).map((draft) => asEscape(parseTask(taskFileText(draft), draft.id)))
const names = (agents: number) => Array.from({ length: agents }, (_, index) => `Agent${index}`)

describe('the escapes of the villager suite', () => {
  it('are 22 tasks: seven of the first level, four of the fourth', () => {
    const tasks = suiteTasks('villager-escape')
    expect(tasks).toHaveLength(22)
    const levels = Map.groupBy(tasks, ({ title }) => title.replace(/, seed.*/, ''))
    expect([...levels.values()].map(({ length }) => length)).toEqual([7, 6, 5, 4])
    expect(tasks.every(({ agents }) => agents === 3)).toBe(true)
  })

  it.each(TEAMS)('can be solved by %i agents at any speed, for every seed', (agents) => {
    for (const seed of [ESCAPE_SEED, FRESH_ESCAPE_SEED, 1, 2]) {
      for (const task of tasksFor(agents, seed)) {
        expect(escapeObstacles(task, agents, 'patient'), `${task.id}, seed ${seed}`).toEqual([])
        expect(escapeObstacles(task, agents, 'hasty'), `${task.id}, seed ${seed}`).toEqual([])
      }
    }
  })

  it.each([2, 3, 6])('contain all 18 mechanisms for %i agents', (agents) => {
    const goals = tasksFor(agents)
      .map(({ goal }) => goal)
      .join()
    for (const { hint, name } of ROOM_MECHANISMS) expect(goals.includes(hint), name).toBe(true)
    expect(goals).toMatch(/parts the team/)
    expect(goals).toMatch(/where all meet again/)
    expect(goals).toMatch(/opens the gate of another/)
  })

  it('have as many stages as their level, 50 in total', () => {
    const stages = (agents: number) =>
      tasksFor(agents).reduce((sum, { goal }) => sum + (goal.match(/Stage/g)?.length ?? 0), 0)
    expect([stages(2), stages(3), stages(6)]).toEqual([50, 50, 50])
  })

  it.each([1, 3, 8])(
    'are decomposed by the expert into subtasks that can be carried out in order, for %i agents',
    (agents) => {
      for (const task of tasksFor(agents)) {
        const scene = sceneBefore(task, names(agents))
        const { functions, nodes } = expertDecompose({ task, scene })
        const { issues, subtasks } = expandNodes(functions, nodes, builtInActions)
        expect(issues, task.id).toEqual([])
        const edges = trueDependencies(task, subtasks)
        const ids = subtasks.map(({ id }) => id)
        expect(scoreGraph(ids, edges, edges).executable, task.id).toBe(true)
      }
    },
  )

  it('are the same for the same seed on every machine, and differ for another seed', () => {
    const text = villagerEscape()
      .map((draft) => taskFileText(draft))
      .join('\n')
    expect(createHash('sha256').update(text).digest('hex').slice(0, 16)).toBe('84f2f97d860ddecd')
    expect(villagerEscape()).toEqual(villagerEscape())
    expect(villagerEscape({ seed: 7 })).not.toEqual(villagerEscape())
  })

  // VillagerBench: score · agents · conditions / wait_interval of each of its mechanisms for one room.
  it.each([
    [0, 1 / 4],
    [1, 1 / 4],
    [2, 1 / 4],
    [6, 1],
    [7, 2],
    [8, 3],
    [9, 2 / 4],
    [10, 1 / 4],
    [11, 2 / 4],
    [12, 2 / 4],
    [13, 1 / 3],
    [14, 2],
    [15, 2],
    [16, 1 / 4],
    [17, 1 / 4],
  ])('have the original’s complexity for mechanism %i: %f for each agent', (atom, each) => {
    const mechanism = ROOM_MECHANISMS.find((one) => one.atom === atom)
    if (mechanism === undefined) throw new TypeError(`there is no mechanism ${atom}`)
    const { wait, conditions } = mechanism
    for (const agents of [2, 3, 6]) {
      const site = new EscapeSite()
      const carry: string[] = []
      site.room('room-1', 0, 0, { wait, ...(conditions === undefined ? {} : { conditions }) })
      site.room('exit', 1, 0)
      const random = createRandom(1)
      mechanism.build({ site, random, number: 1, column: 0, agents, room: 'room-1', next: 'exit', carry })
      const draft = site.draft(
        { id: 'one', title: 'One', goal: 'Out.', agents },
        { exit: 'exit', carry, seconds: 60 },
      )
      const one = asEscape(parseTask(taskFileText(draft), 'one.yaml'))
      expect(escapeComplexity(one.escape, agents)).toBeCloseTo(each * agents, 12)
    }
  })

  it.each([0, 9, 2.5])('are refused for %f agents', (agents) => {
    expect(() => villagerEscape({ agents })).toThrow(UsageError)
  })
})
