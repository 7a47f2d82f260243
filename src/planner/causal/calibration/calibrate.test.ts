import { describe, expect, it } from 'vitest'
import { ModelError, type ModelErrorCode } from '../../../core/errors.ts'
import type { Answerer } from '../../../question/answerer.ts'
import { createSimulated, trueDependencies } from '../../../scenario/testing.ts'
import { loadRules, loadShams } from '../rules.ts'
import { countsByRule, summedByRule } from './by-rule.ts'
import { calibrate, MORE_TASKS } from './calibrate.ts'
import { calibrationSchema, choose, type Trial } from './calibration.ts'
import { columnTasks } from './columns.ts'
import { loadCalibrationTasks, reachedFrom } from './tasks.ts'

const tasks = loadCalibrationTasks()
const more = columnTasks(MORE_TASKS)
const booklet = { rules: loadRules(), shams: loadShams() }
const sheetOf = (profile: string, seed = 1) =>
  calibrate({ answerer: createSimulated(profile), seed }, { tasks, booklet, level: 0.05 })

describe('the calibration tasks', () => {
  it.each([...tasks, ...more].map((each) => [each.task.id, each] as const))(
    '%s: has the dependencies that the game causes, by those rules, and no others',
    (_id, { task, subtasks, edges }) => {
      const truth = trueDependencies(task, subtasks)
      // If any one of several is enough, no single edge is the true one.
      expect(truth.filter(({ anyOf }) => anyOf !== undefined)).toEqual([])
      const proven = truth.map(({ from, to, rules }) => ({ from, to, rules: [...rules].sort() }))
      const declared = edges.map(({ from, to, rules }) => ({ from, to, rules: [...rules].sort() }))
      const byEnds = (a: { from: number; to: number }, b: { from: number; to: number }) =>
        a.from - b.from || a.to - b.to
      expect(declared.sort(byEnds)).toEqual(proven.sort(byEnds))
    },
  )

  it('have many edges and many pairs that wait for nothing, by every rule', () => {
    const edges = tasks.flatMap((task) => task.edges)
    expect(edges.length).toBeGreaterThan(100)
    const counts = summedByRule(tasks.map((task) => countsByRule(task, [], booklet.rules)))
    for (const { id } of booklet.rules) {
      expect(edges.filter(({ rules }) => rules.includes(id)).length, id).toBeGreaterThanOrEqual(3)
      // Pairs that look like edges of the rule but are not.
      expect(counts[id]?.offered, id).toBeGreaterThanOrEqual(2)
    }
    for (const { subtasks, edges: own } of tasks)
      expect(reachedFrom(own).size).toBeLessThan((subtasks.length * (subtasks.length - 1)) / 2)
  })
})

describe('the calibration of a model', () => {
  it('lets one refine that errs no more than most', async () => {
    const sheet = await sheetOf('strong')
    expect(sheet.verdict).toBe('refine')
    expect(sheet.halves?.f1.refined).toBeGreaterThan(sheet.halves?.f1.initial ?? 1)
    expect(sheet.halves?.obedience.mean).toBeGreaterThan(0.8)
    expect(calibrationSchema.parse(JSON.parse(JSON.stringify(sheet)))).toEqual(sheet)
  })

  it.each([
    ['ignoring', /retracts an edge in \d %/],
    ['sycophantic', /retracts an edge in 1?\d %/],
    ['misapplying@0.2', /made-up edges obeyed one/],
    ['over-reacting@0.5', /when (anything is|other rules are) contradicted/],
  ])('abstains with one that is %s, and says why', async (profile, why) => {
    const { verdict, reason } = await sheetOf(profile)
    expect([verdict, reason]).toEqual(['abstain', expect.stringMatching(why)])
  })

  it('contradicts one cause at a time where a model loses sight of many', async () => {
    const { verdict, halves, single } = await sheetOf('half-hearted@0.1')
    expect(verdict).toBe('refine_by_single_rules')
    expect(single?.obedience.mean).toBeGreaterThan((halves?.obedience.mean ?? 1) + 0.2)
  })

  it('asks no further once it is certain that refining would do harm', async () => {
    for (const profile of ['ignoring', 'sycophantic@0.5', 'weak']) {
      const { verdict, halves, single, calls } = await sheetOf(profile)
      expect([profile, verdict]).toEqual([profile, 'abstain'])
      expect(halves?.tasks).toBeLessThan(tasks.length)
      expect(single?.tasks).toBeLessThan(tasks.length)
      expect(calls).toBeLessThan(profile === 'weak' ? 1000 : 300)
    }
  })

  it('tries all tasks of a model that is let refine', async () => {
    expect((await sheetOf('medium')).halves?.tasks).toBe(tasks.length)
  })
})

describe('the calibration with further tasks', () => {
  const withMore = (profile: string, seed: number) =>
    calibrate({ answerer: createSimulated(profile), seed }, { tasks, more, booklet, level: 0.05 })

  it('finds rules that are misapplied so rarely that the first tasks show none', async () => {
    expect((await sheetOf('misapplying@0.01', 4)).verdict).toBe('refine')
    const { verdict, reason, screening, halves } = await withMore('misapplying@0.01', 4)
    expect([verdict, reason]).toEqual(['abstain', expect.stringMatching(/made-up edges obeyed one/)])
    expect(halves?.madeUp.kept).toBe(0)
    expect(screening?.kept).toBe(1)
    expect(screening?.tasks).toBeLessThan(MORE_TASKS)
  })

  it('goes through all of them for a model that misapplies none, in few questions each', async () => {
    const [first, whole] = [await sheetOf('strong'), await withMore('strong', 1)]
    expect(whole).toMatchObject({ verdict: 'refine', halves: first.halves })
    expect(whole.screening).toMatchObject({ tasks: MORE_TASKS, edges: 18 * MORE_TASKS, kept: 0 })
    expect(whole.screening?.madeUp).toBeGreaterThan(30)
    expect(whole.calls - first.calls).toBeLessThan(10 * MORE_TASKS)
  })

  it('tries more tasks in full where the first ones leave the recall unsure', async () => {
    const first = await sheetOf('medium', 1)
    expect(first.halves?.recall.low).toBeLessThan(0.95)
    const { verdict, halves, screening } = await withMore('medium', 1)
    expect(verdict).toBe('refine')
    expect(halves?.recall.low).toBeGreaterThanOrEqual(0.95)
    expect((halves?.tasks ?? 0) + (screening?.tasks ?? 0)).toBe(tasks.length + MORE_TASKS)
  })

  it('abstains where the recall is still unsure after the last further task', async () => {
    const few = more.slice(0, 1)
    const options = { tasks, more: few, booklet, level: 0.05 }
    const { verdict, reason, halves } = await calibrate(
      { answerer: createSimulated('uneven@0.1'), seed: 2 },
      options,
    )
    expect([verdict, reason]).toEqual(['abstain', expect.stringMatching(/not sure enough/)])
    expect(halves?.tasks).toBe(tasks.length + few.length)
  })

  it('abstains where the recall stays unsure', async () => {
    expect((await sheetOf('uneven@0.1', 2)).verdict).toBe('refine')
    const { verdict, reason } = await withMore('uneven@0.1', 2)
    expect([verdict, reason]).toEqual(['abstain', expect.stringMatching(/not sure enough/)])
  })
})

describe('the calibration of a model that gives unusable replies', () => {
  const options = { tasks, booklet, level: 0.05 }
  /** The model `strong`, which fails to answer these questions, by their index. */
  const failing = (isLost: (asked: number) => boolean, code: ModelErrorCode = 'model_reply') => {
    const model = createSimulated('strong')
    let asked = 0
    return {
      id: 'failing',
      answer: (async (ask, extra) => {
        if (isLost(asked++)) throw new ModelError('Nothing.', { code })
        return model.answer(ask, extra)
      }) as Answerer['answer'],
    }
  }

  it('goes on without a few of them, and says how many', async () => {
    const { verdict, unanswered, calls } = await calibrate(
      { answerer: failing((n) => n % 40 === 0) },
      options,
    )
    expect(verdict).toBe('refine')
    expect(unanswered).toBe(Math.ceil((calls + unanswered) / 40))
  })

  it('abstains where most are unusable, after the first questions', async () => {
    for (const code of ['model_reply', 'model_truncated'] as const) {
      const { verdict, reason, calls, unanswered } = await calibrate(
        { answerer: failing(() => true, code) },
        options,
      )
      expect([verdict, reason]).toEqual(['abstain', 'It cannot be calibrated: Nothing.'])
      expect(calls).toBeLessThanOrEqual(5)
      expect([3, 4]).toContain(unanswered)
    }
  })

  it('keeps what was learnt before they became too many', async () => {
    const { verdict, reason, halves } = await calibrate({ answerer: failing((n) => n > 150) }, options)
    expect([verdict, reason]).toEqual(['abstain', 'It cannot be calibrated: Nothing.'])
    expect(halves?.tasks).toBeGreaterThan(0)
    expect(halves?.tasks).toBeLessThan(tasks.length)
    expect(halves?.obedience.mean).toBeGreaterThan(0.8)
  })

  it('fails where the model cannot be asked', async () => {
    await expect(calibrate({ answerer: failing(() => true, 'model') }, options)).rejects.toThrow('Nothing.')
  })
})

describe('the calibration of a model that names no dependency', () => {
  it('ends after the initial graphs, and says that there is nothing to go by', async () => {
    const answerer = {
      id: 'silent',
      answer: async () => ({
        value: { causal_effects: [] } as never,
        usage: { inputTokens: 0, outputTokens: 0 },
        attempts: 1,
      }),
    }
    const { verdict, reason, calls, halves } = await calibrate({ answerer }, { tasks, booklet, level: 0.05 })
    expect([verdict, halves]).toEqual(['abstain', undefined])
    expect(reason).toMatch(/^It names 0 of the \d+ true edges/)
    expect(calls).toBeLessThan(50)
  })
})

describe('the choice', () => {
  const rate = (mean: number) => ({ mean, low: 0, high: 1, n: 100 })
  const trial = (changes: Partial<Trial> = {}): Trial => ({
    tasks: 8,
    repeatability: rate(0.95),
    rewording: rate(0.95),
    overReaction: rate(0.05),
    spill: rate(0.05),
    obedience: rate(0.9),
    recall: rate(0.99),
    madeUp: { initial: 10, kept: 0, planted: 4 },
    f1: { initial: 0.9, refined: 0.95 },
    rules: {},
    ...changes,
  })
  const never = () => Promise.reject(new Error('not asked for'))

  it('is to abstain when a graph got worse, when true edges were lost, and when a made-up one was kept', async () => {
    expect((await choose(trial(), never)).verdict).toBe('refine')
    for (const worse of [
      { f1: { initial: 0.9, refined: 0.89 } },
      { recall: rate(0.9) },
      { madeUp: { initial: 10, kept: 1, planted: 4 } },
    ])
      expect((await choose(trial(worse), never)).verdict).toBe('abstain')
  })

  it('tries single rules only where half of them at once are not obeyed', async () => {
    const disobeyed = trial({ obedience: rate(0.3), recall: rate(0.2), f1: { initial: 0.9, refined: 0.3 } })
    expect((await choose(disobeyed, async () => trial())).verdict).toBe('refine_by_single_rules')
    expect((await choose(disobeyed, async () => disobeyed)).verdict).toBe('abstain')
  })
})
