import { describe, expect, it } from 'vitest'
import { type Entry, nameOf, summed } from './entry.ts'
import { kindOf } from './kinds.ts'
import { type AskedCounts, hashOf, type Knowledge } from './knowledge.ts'
import { Prior } from './prior.ts'

const key = { rules: 'support', from: 'PlaceBlock', to: 'PlaceBlock' }
const asked = (confirmed: number, refuted: number, about = key): AskedCounts => ({
  ...about,
  confirmed,
  refuted,
  undecided: 0,
  leaning: 0,
})
const nothing: Knowledge = {
  model: 'm',
  prompts: 'p',
  plans: 0,
  runs: 0,
  asked: [],
  played: [],
  idleFailures: { failed: 0, tried: 0 },
  screened: { plans: 0, misapplying: 0 },
}
const entry = (rows: AskedCounts[], seed = 1): Entry => ({
  model: 'm',
  prompts: 'p',
  task: 't',
  seed,
  asked: rows,
})
const action = (name: string) => ({ name, args: {} })
const kind = () => 'PlaceBlock'
const edge = { named: ['support'], from: 1, to: 2 }
const chance = (odds: number | undefined) => (odds === undefined ? undefined : 1 / (1 + Math.exp(-odds)))

describe('the kind of a subtask', () => {
  it('is the action it belongs to, regardless of the function name that the model chose', () => {
    const step = { function: 'doIt', arguments: {} }
    const placing = ['NavigateTo', 'WithdrawItem', 'Equip', 'PlaceBlock', 'NavigateTo'].map(action)
    expect(kindOf({ step, actions: placing })).toBe('PlaceBlock')
    expect(kindOf({ step, actions: ['NavigateTo', 'WithdrawItem'].map(action) })).toBe('WithdrawItem')
    expect(kindOf({ step, actions: [] })).toBe('doIt')
  })
})

describe('the sum of entries', () => {
  const entries = [entry([asked(3, 1)], 1), entry([asked(1, 0), asked(0, 2, { ...key, to: 'Craft' })], 2)]

  it('and its hash do not depend on their order', () => {
    const [one, other] = [entries, entries.toReversed()].map((list) =>
      summed(list, { model: 'm', prompts: 'p' }),
    )
    expect(one).toEqual(other)
    expect(one?.asked.find(({ to }) => to === 'PlaceBlock')).toEqual(asked(4, 1))
    expect(hashOf(one as Knowledge)).toBe(hashOf(other as Knowledge))
    expect(hashOf({ ...(one as Knowledge), plans: 3 })).not.toBe(hashOf(one as Knowledge))
  })

  it('leaves out other models and prompts', () => {
    expect(summed(entries, { model: 'other', prompts: 'p' })).toEqual({ ...nothing, model: 'other' })
    expect(summed(entries, { model: 'm', prompts: 'q' })).toEqual({ ...nothing, prompts: 'q' })
  })

  it('names the same content alike, whatever order its fields have', () => {
    const reversed = Object.fromEntries(Object.entries(entries[0] as Entry).reverse()) as Entry
    expect(nameOf(reversed)).toBe(nameOf(entries[0] as Entry))
    expect(nameOf(entries[1] as Entry)).not.toBe(nameOf(entries[0] as Entry))
  })
})

describe('a prior', () => {
  const priorOf = (changes: Partial<Knowledge>, use: 'asked' | 'played' | 'both' = 'both') =>
    new Prior({ ...nothing, ...changes }, { use, kindOf: kind })

  it('has no estimate for edges with too few observations', () => {
    expect(priorOf({}).logOdds(edge)).toBeUndefined()
    expect(priorOf({ asked: [asked(4, 0)] }).logOdds(edge)).toBeUndefined()
    expect(chance(priorOf({ asked: [asked(5, 0)] }).logOdds(edge))).toBeCloseTo(6 / 7)
    expect(priorOf({ asked: [asked(5, 0)] }).logOdds({ ...edge, named: ['gravity'] })).toBeUndefined()
  })

  it('takes unfamiliar edges for what those were that were rarely seen', () => {
    const rare = Array.from({ length: 10 }, (_, index) =>
      asked(index < 4 ? 2 : 0, index < 4 ? 0 : 2, { ...key, rules: `r${index}` }),
    )
    expect(chance(priorOf({ asked: rare }).logOdds(edge))).toBeCloseTo(9 / 22)
  })

  it('is never surer than 95 %, however strong the counts', () => {
    expect(chance(priorOf({ asked: [asked(1e9, 0)] }).logOdds(edge))).toBeCloseTo(0.95)
    expect(chance(priorOf({ asked: [asked(0, 1e9)] }).logOdds(edge))).toBeCloseTo(0.05)
  })

  it('uses evidence from questions and from play each by itself, or both', () => {
    const changes = {
      asked: [asked(10, 0)],
      played: [{ ...key, needed: 0, needless: 10 }],
      idleFailures: { failed: 10, tried: 100 },
    }
    expect(chance(priorOf(changes, 'asked').logOdds(edge))).toBeCloseTo(11 / 12)
    expect(chance(priorOf(changes, 'played').logOdds(edge))).toBeCloseTo(1 / 12)
    expect(chance(priorOf(changes, 'both').logOdds(edge))).toBeCloseTo(11 / 22)
  })

  it('does not count failures that would have come anyway as needs', () => {
    const failingHalf = { failed: 99, tried: 199 }
    const played = [{ ...key, needed: 10, needless: 10 }]
    expect(chance(priorOf({ played, idleFailures: failingHalf }).logOdds(edge))).toBeLessThan(0.1)
    const neverFailing = { failed: 0, tried: 1000 }
    expect(chance(priorOf({ played, idleFailures: neverFailing }).logOdds(edge))).toBeCloseTo(0.5, 1)
  })
})
