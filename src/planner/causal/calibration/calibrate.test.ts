import { describe, expect, it } from 'vitest'
import { ModelError } from '../../../core/errors.ts'
import { createSimulated, trueDependencies } from '../../../scenario/testing.ts'
import { loadRules, loadShams } from '../rules.ts'
import { calibrate } from './calibrate.ts'
import { calibrationSchema, choose, type Trial } from './calibration.ts'
import { loadCalibrationTasks, reachedFrom } from './tasks.ts'

const tasks = loadCalibrationTasks()
const booklet = { rules: loadRules(), shams: loadShams() }
const sheetOf = (profile: string, seed = 1) =>
  calibrate({ answerer: createSimulated(profile), seed }, { tasks, booklet, level: 0.05 })

describe('the calibration tasks', () => {
  it.each(tasks.map((each) => [each.task.id, each] as const))(
    '%s: has the dependencies that the game causes, by those rules, and no others',
    (_id, { task, subtasks, edges }) => {
      const truth = trueDependencies(task, subtasks)
      // Of alternatives the first is declared.
      const comesFirst = (group: number, { from, to }: (typeof truth)[number]) =>
        !truth.some((other) => other.to === to && other.from < from && other.anyOf?.includes(group))
      const isFirst = (edge: (typeof truth)[number]) =>
        edge.anyOf === undefined || edge.anyOf.some((group) => comesFirst(group, edge))
      const proven = truth
        .filter(isFirst)
        .map(({ from, to, rules }) => ({ from, to, rules: [...rules].sort() }))
      const declared = edges.map(({ from, to, rules }) => ({ from, to, rules: [...rules].sort() }))
      const byEnds = (a: { from: number; to: number }, b: { from: number; to: number }) =>
        a.from - b.from || a.to - b.to
      expect(declared.sort(byEnds)).toEqual(proven.sort(byEnds))
    },
  )

  it('have many edges and many pairs that wait for nothing, by most of the rules', () => {
    const edges = tasks.flatMap((task) => task.edges)
    expect(edges.length).toBeGreaterThan(100)
    expect(new Set(edges.flatMap(({ rules }) => rules)).size).toBeGreaterThanOrEqual(10)
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
    ['ignoring', /takes an edge back in \d %/],
    ['sycophantic', /takes an edge back in \d+ %/],
    ['misapplying@0.2', /do not cause/],
    ['over-reacting@0.5', /when anything is contradicted/],
  ])('abstains with one that is %s, and says why', async (profile, why) => {
    const { verdict, reason } = await sheetOf(profile)
    expect([verdict, reason]).toEqual(['abstain', expect.stringMatching(why)])
  })

  it('contradicts one cause at a time where a model loses sight of many', async () => {
    const { verdict, halves, single } = await sheetOf('half-hearted@0.1')
    expect(verdict).toBe('refine_by_single_rules')
    expect(single?.obedience.mean).toBeGreaterThan((halves?.obedience.mean ?? 1) + 0.2)
  })

  it('abstains with one that gives no usable reply, and fails where it cannot be asked', async () => {
    const failing = (code: 'model_reply' | 'model_truncated' | 'model') => ({
      id: 'failing',
      answer: () => Promise.reject(new ModelError('Nothing.', { code })),
    })
    const options = { tasks, booklet, level: 0.05 }
    for (const code of ['model_reply', 'model_truncated'] as const) {
      const { verdict, reason } = await calibrate({ answerer: failing(code) }, options)
      expect([verdict, reason]).toEqual(['abstain', 'It cannot be calibrated: Nothing.'])
    }
    await expect(calibrate({ answerer: failing('model') }, options)).rejects.toThrow('Nothing.')
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
    repeatability: rate(0.95),
    rewording: rate(0.95),
    overReaction: rate(0.05),
    spill: rate(0.05),
    obedience: rate(0.9),
    recall: rate(0.99),
    madeUp: { initial: 10, kept: 0 },
    f1: { initial: 0.9, refined: 0.95 },
    ...changes,
  })
  const never = () => Promise.reject(new Error('not asked for'))

  it('is to abstain when a graph got worse, when true edges were lost, and when a made-up one was kept', async () => {
    expect((await choose(trial(), never)).verdict).toBe('refine')
    for (const worse of [
      { f1: { initial: 0.9, refined: 0.89 } },
      { recall: rate(0.9) },
      { madeUp: { initial: 10, kept: 1 } },
    ])
      expect((await choose(trial(worse), never)).verdict).toBe('abstain')
  })

  it('tries single rules only where half of them at once are not obeyed', async () => {
    const disobeyed = trial({ obedience: rate(0.3), recall: rate(0.2), f1: { initial: 0.9, refined: 0.3 } })
    expect((await choose(disobeyed, async () => trial())).verdict).toBe('refine_by_single_rules')
    expect((await choose(disobeyed, async () => disobeyed)).verdict).toBe('abstain')
  })
})
