import { describe, expect, it } from 'vitest'
import type { Block, EdgeRecord, Split } from '../edge-record.ts'
import { assess } from '../standing.ts'
import { block, record } from '../testing.ts'
import { checkOf } from './check.ts'

const ids = ['a', 'b', 'c', 'd', 'e', 'f']
const halves = [
  ['a', 'b', 'c'],
  ['d', 'e', 'f'],
] as const
/** Subtasks from 100 on are planted. */
const isControl = ({ from, to }: { from: number; to: number }) => from >= 100 || to >= 100

const steady = { control: { stood: 2, asked: 2 }, paraphrase: { stood: 1, asked: 1 } }
const edges = (count: number, blocks: (index: number) => Block[], changes: Partial<EdgeRecord> = {}) =>
  Array.from({ length: count }, (_, index) =>
    record(index + 1, index + 2, { ...steady, named: ['a'], blocks: blocks(index), ...changes }),
  )
const falling = () => Array.from({ length: 10 }, () => block(halves, [1, 0, 1]))
const standing = () => Array.from({ length: 10 }, () => block(halves, [1, 1, 1]))

const checked = (...list: readonly EdgeRecord[]) =>
  checkOf(assess(list, { ruleIds: ids, level: 0.05, mode: 'halves' }), { isControl, planted: 4 })

describe('the check of a plan', () => {
  it('has no doubt of a model that obeys, and says how rare a misapplication it would not have noticed', () => {
    const control = record(3, 100, { ...steady, named: ['b'], blocks: standing() })
    const check = checked(...edges(8, falling), ...edges(2, standing), control)
    expect(check).toMatchObject({
      controls: { subtasks: 4, named: 1, certified: 0, misappliedAtMost: 0.95 },
      loss: { steady: 10, givenUp: 2 },
      obedience: { fell: 80, asked: 80 },
    })
    expect(check.doubt).toBeUndefined()
  })

  it('doubts a model when an edge about a planted subtask passes the test', () => {
    const control = record(100, 3, { ...steady, named: ['b'], blocks: falling() })
    expect(checked(...edges(8, falling), control).doubt).toMatchObject({
      why: 'misapplies_rules',
      reason: expect.stringContaining('an edge about planted subtasks'),
    })
  })

  it('counts edges of the last chance but those that lead to what may really be the last', () => {
    const isLast = (subtask: number) => subtask === 3
    const checkedWith = (control: EdgeRecord) => {
      const known = assess([...edges(8, falling), control], {
        ruleIds: [...ids, 'last-chance'],
        level: 0.05,
        mode: 'halves',
      })
      return checkOf(known, { isControl, isLast, planted: 4 })
    }
    const named = (from: number, to: number, rule: string) =>
      record(from, to, { ...steady, named: ['b', rule], blocks: falling() })
    expect(checkedWith(named(100, 3, 'last-chance')).controls).toMatchObject({ named: 0, certified: 0 })
    expect(checkedWith(named(100, 4, 'last-chance')).doubt?.why).toBe('misapplies_rules')
    expect(checkedWith(named(3, 100, 'last-chance')).doubt?.why).toBe('misapplies_rules')
    // Any subtask may be a part of an order that the task demands.
    expect(checkedWith(named(100, 4, 'task-order')).controls.named).toBe(0)
  })

  it('doubts a model when most of the edges that it repeats fall for no rule, however few they are', () => {
    for (const count of [2, 3, 12])
      expect(checked(...edges(count, standing)).doubt).toMatchObject({ why: 'ignores_contradictions' })
    expect(checked(...edges(4, falling), ...edges(14, standing)).doubt).toMatchObject({
      why: 'ignores_contradictions',
      reason: expect.stringContaining('14 of 18 edges'),
    })
  })

  it('does not count edges that the model itself does not repeat', () => {
    const whims = edges(14, standing, { control: { stood: 1, asked: 2 } })
    expect(checked(...edges(4, falling), ...whims).doubt).toBeUndefined()
  })

  it('doubts a model whose given-up edges fall more often with their own rules than with others', () => {
    // Each block has its own split, as in a plan; every fifth answer loses the edge.
    const leaning = (isOwn: (nth: number) => boolean) => (): Block[] =>
      Array.from({ length: 15 }, (_, nth) => {
        const split: Split = [new Set(halves[0]), new Set(halves[1])]
        return { split, sides: nth % 5 > 0 ? [true, true] : isOwn(nth) ? [false, true] : [true, false] }
      })
    const partly = checked(
      ...edges(40, falling),
      ...edges(
        4,
        leaning(() => true),
      ),
    )
    expect(partly.partial).toMatchObject({ own: 12, n: 12 })
    expect(partly.doubt?.why).toBe('obeys_in_part')
    const evenly = checked(
      ...edges(40, falling),
      ...edges(
        4,
        leaning((nth) => nth % 2 === 0),
      ),
    )
    expect(evenly.partial.own).toBeLessThan(12)
    expect(evenly.doubt).toBeUndefined()
  })
})
