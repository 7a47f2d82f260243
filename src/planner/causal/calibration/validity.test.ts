import { beforeAll, describe, expect, it } from 'vitest'
import { edgeKey } from '../../../graph/edge-key.ts'
import { createSimulated } from '../../../scenario/testing.ts'
import { contextFor } from '../../testing.ts'
import { type CausalOptions, causalDefaults } from '../causal-planner.ts'
import { findDependencies } from '../find-dependencies.ts'
import { loadOrderRules, loadRules, loadShams } from '../rules.ts'
import { calibrate } from './calibrate.ts'
import type { Calibration } from './calibration.ts'
import { loadCalibrationTasks } from './tasks.ts'
import { calibratedRules, doubtAbout, validFor } from './validity.ts'

const booklet = { rules: loadRules(), shams: loadShams() }
const { level, samples } = causalDefaults
const [task] = loadCalibrationTasks()
let strong: Calibration

beforeAll(async () => {
  const options = { tasks: loadCalibrationTasks(), booklet, level }
  strong = await calibrate({ answerer: createSimulated('strong') }, options)
})

const planned = (model: string, calibration: Calibration, options: Partial<CausalOptions> = {}) => {
  if (task === undefined) throw new Error('There are calibration tasks.')
  const context = { ...contextFor(createSimulated(model)), seed: 1 }
  return findDependencies(task.task, task.subtasks, context, {
    decision: 'tested',
    samples,
    level: options.level ?? level,
    booklet: { ...booklet, ...(options.rules === undefined ? {} : { rules: options.rules }) },
    calibration,
  })
}

describe('a calibration', () => {
  it('holds for the model, the prompts and the settings that it was made with', () => {
    const here = { model: 'simulated:strong', booklet, level }
    expect(doubtAbout(strong, here)).toBeUndefined()
    expect(doubtAbout(undefined, here)).toBeUndefined()
    // The task's own rules are stated as well.
    const rules = [...booklet.rules, ...loadOrderRules()]
    expect(doubtAbout(strong, { ...here, booklet: { ...booklet, rules } })).toBeUndefined()
  })

  it('holds for tasks with rules of their own and for those without alike', () => {
    const { validFor: here } = strong
    expect(here).toEqual(validFor(booklet, level))
    expect(validFor({ ...booklet, rules: [...booklet.rules, ...loadOrderRules()] }, level)).toEqual(here)
  })

  it('is not used elsewhere: the plan leaves the graph alone and says why', async () => {
    const reworded = booklet.rules.map((rule) => ({ ...rule, text: `${rule.text} So it is.` }))
    const { validFor: _unknown, ...old } = strong
    const elsewhere = [
      ['ignoring', strong, {}, 'simulated:strong, not of simulated:ignoring'],
      ['strong', strong, { rules: reworded }, 'other prompts or rules'],
      ['strong', old, {}, 'other prompts or rules'],
      ['strong', strong, { level: 0.2 }, 'level 0.05, not of 0.2'],
    ] as const
    for (const [model, sheet, options, why] of elsewhere) {
      const { verdicts, record } = await planned(model, sheet, options)
      expect(record.doubt).toMatchObject({ why: 'other_calibration', reason: expect.stringContaining(why) })
      expect(record.questions.intervention).toBe(0)
      expect(verdicts.length).toBeGreaterThan(0)
      expect(new Set(verdicts.map(({ decision }) => decision))).toEqual(new Set(['keep']))
    }
  })

  it('knows every rule of the game, and that of last chances, with edges and pairs that only look like some', () => {
    const rules = [...booklet.rules.map(({ id }) => id), 'last-chance']
    expect(calibratedRules(strong)).toEqual(new Set(rules))
  })

  it('leaves edges alone of whose rules it has seen too little', async () => {
    const { halves } = strong
    if (halves === undefined) throw new Error('It was tried.')
    const { support: _gone, 'lower-before-higher': _also, ...rules } = halves.rules
    const { verdicts } = await planned('strong', { ...strong, halves: { ...halves, rules } })
    const unknown = ['support', 'lower-before-higher']
    for (const { edge, evidence } of verdicts)
      expect(evidence.standing === 'untested').toBe(
        edge.named.length > 0 && edge.named.every((rule) => unknown.includes(rule)),
      )
    const keys = verdicts.map(({ edge }) => edgeKey(edge))
    expect(new Set(keys).size).toBe(keys.length)
    const sentences = verdicts.filter(({ evidence }) => evidence.standing === 'untested')
    expect(sentences[0]?.sentence).toContain('too little of lower-before-higher and support')
  })
})
