import { describe, expect, it } from 'vitest'
import type { PlanCheck } from '../controls/plan-check.ts'
import { type Entry, summed } from './entry.ts'
import type { Knowledge } from './knowledge.ts'
import { knownBefore } from './known-before.ts'
import { screenedIn } from './learn.ts'
import { SWEEPS, sweepsBy } from './sweeps.ts'

const key = { model: 'm', prompts: 'p' }
const LEVEL = 0.05
/** Share of plans with misapplied rules that keep a false certified edge, by number of lists, for the worst kind of model (docs/knowledge.md). */
const PASSED: Readonly<Record<number, number>> = { 1: 0.2, 2: 0.14 }

const entry = (seed: number, screened?: Entry['screened']): Entry => ({
  ...key,
  task: 't',
  seed,
  asked: [],
  ...(screened === undefined ? {} : { screened }),
})
const planWith = (screened: PlanCheck['screened'], doubt = false) =>
  ({
    refinement: {
      check: { screened },
      ...(doubt ? { doubt: { why: 'misapplies_rules', reason: '' } } : {}),
    },
  }) as Parameters<typeof screenedIn>[0]

const sweepsOf = (content: Knowledge, use: 'asked' | 'played' | 'both' = 'both', model = key.model) => {
  const plan = { model, prompts: key.prompts, subtasks: [], edges: [], isControl: () => false }
  return knownBefore({ content, use }, plan).asking.sweeps
}

describe('lists of planted subtasks', () => {
  it('are fewer once such lists have shown no misapplied rules in many plans, and never none', () => {
    const after = (plans: number) => sweepsBy({ plans, misapplying: 0 })
    expect([0, 2, 3, 7, 8, 1e9].map(after)).toEqual([SWEEPS, SWEEPS, 2, 2, 1, 1])
  })

  it('are as many as ever where some plans showed them, and fewer again after many more did not', () => {
    expect(sweepsBy({ plans: 8, misapplying: 1 })).toBe(2)
    expect(sweepsBy({ plans: 8, misapplying: 2 })).toBe(SWEEPS)
    expect(sweepsBy({ plans: 100, misapplying: 2 })).toBe(1)
    expect(sweepsBy({ plans: 1000, misapplying: 500 })).toBe(SWEEPS)
  })

  it('let no more false certified edges pass than the level allows, if tasks are alike', () => {
    for (let plans = 0; plans < 200; plans++)
      for (let misapplying = 0; misapplying <= plans; misapplying++) {
        const passed = PASSED[sweepsBy({ plans, misapplying })] ?? 0
        expect(((misapplying + 1) / (plans + 2)) * passed).toBeLessThanOrEqual(LEVEL)
      }
  })

  it('count by plan, those in doubt too, and those that named nothing not at all', () => {
    const found = [
      screenedIn(planWith({ lists: 4, named: 3, misapplied: 0 })),
      screenedIn(planWith({ lists: 4, named: 5, misapplied: 2 }, true)),
      screenedIn(planWith({ lists: 4, named: 0, misapplied: 0 })),
      screenedIn(planWith(undefined)),
    ]
    const entries = found.map(({ screened }, seed) => entry(seed, screened))
    expect(summed(entries, key).screened).toEqual({ plans: 2, misapplying: 1 })
  })

  it('are as many as ever where evidence from questions is not used, or is of another model', () => {
    const clean = Array.from({ length: 20 }, (_, seed) => entry(seed, { named: 1, misapplied: 0 }))
    const content = summed(clean, key)
    expect([sweepsOf(content), sweepsOf(content, 'asked')]).toEqual([1, 1])
    expect([sweepsOf(content, 'played'), sweepsOf(content, 'both', 'other')]).toEqual([SWEEPS, SWEEPS])
  })
})
