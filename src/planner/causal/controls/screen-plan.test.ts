import { describe, expect, it } from 'vitest'
import { createRandom } from '../../../core/random.ts'
import { createSimulated } from '../../../scenario/testing.ts'
import { contextFor } from '../../testing.ts'
import { columnTasks } from '../calibration/columns.ts'
import { callsOf } from '../interview.ts'
import { loadRules, loadShams } from '../rules.ts'
import { screenPlan } from './screen-plan.ts'

const tasks = columnTasks(6)
const booklet = { rules: loadRules(), shams: loadShams() }

/** Results of screening a model with lists of planted subtasks on one task. */
async function screened(
  profile: string,
  index: number,
  { sweeps = 4, mayBeOrdered = (): boolean => false } = {},
) {
  const { task, subtasks } = tasks[index] as (typeof tasks)[number]
  const context = { ...contextFor(createSimulated(profile)), seed: 1 }
  const random = createRandom(1).fork('controls')
  const { found, interviews, rounds } = await screenPlan({
    task,
    subtasks,
    booklet,
    context,
    random,
    sweeps,
    mayBeOrdered,
  })
  return { found, interviews, rounds, calls: callsOf(interviews) }
}
const all = (profile: string) => Promise.all(tasks.map((_, index) => screened(profile, index)))

describe('lists of the subtasks among other planted ones', () => {
  it('hold each subtask four times, few at a time, among more planted ones that differ from list to list', async () => {
    const { interviews } = await screened('strong', 0)
    const own = interviews.flatMap(({ subtasks }) => subtasks.map(({ id }) => id))
    const times = [...Map.groupBy(own, (id) => id).values()].map(({ length }) => length)
    expect(new Set(times)).toEqual(new Set([4]))
    expect(interviews.every(({ subtasks, controls }) => subtasks.length <= 8 && controls.length === 12)).toBe(
      true,
    )
    const planted = interviews.map(({ controls }) => controls.map(({ description }) => description).join())
    expect(new Set(planted).size).toBe(interviews.length)
  })

  it('show misapplied rules in nearly every plan where they make up a tenth as many edges as there are', async () => {
    const found = (await all('misapplying@0.1')).map(({ found: { misapplied } }) => misapplied)
    expect(found.filter((count) => count > 0).length).toBeGreaterThanOrEqual(5)
  })

  it('hold nothing against models that make up edges without a reason, or forget some at random', async () => {
    for (const profile of ['strong', 'medium', 'flipping@0.1'])
      for (const { found, calls } of await all(profile)) {
        expect([profile, found.misapplied]).toEqual([profile, 0])
        expect(calls.control).toBe(found.lists)
      }
    expect((await all('medium')).some(({ found }) => found.named > 0)).toBe(true)
  })

  it('ask on about suspects only while they can still be confirmed, and count their rounds', async () => {
    // Pairs of questions beyond the list itself: one about named edges, then two about suspects, then three more.
    const roundsOf: Record<number, number> = { 0: 1, 1: 2, 3: 3, 6: 4 }
    const stages = new Set<string>()
    for (const profile of ['medium', 'flipping@0.1', 'misapplying@0.1'])
      for (const { interviews, rounds } of await all(profile)) {
        const pairs = interviews.map(({ calls }) => calls.intervention)
        expect(interviews.map(({ calls }) => calls.sham)).toEqual(pairs)
        expect(rounds).toBe(Math.max(...pairs.map((count) => roundsOf[count] ?? Number.NaN)))
        for (const count of pairs) stages.add(`${profile} ${count}`)
      }
    expect([...stages]).toEqual(expect.arrayContaining(['flipping@0.1 3', 'misapplying@0.1 6']))
  })

  it('leave pairs aside that a rule may really order', async () => {
    const { found } = await screened('misapplying@0.5', 0, { mayBeOrdered: () => true })
    expect(found).toMatchObject({ named: 0, misapplied: 0 })
  })
})
