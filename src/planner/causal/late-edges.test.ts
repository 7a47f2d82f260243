import { describe, expect, it } from 'vitest'
import type { Answer, NamedEdge } from './interview.ts'
import { LateEdges } from './late-edges.ts'
import { record } from './testing.ts'

const edge = (from: number, to: number, rules: string[] = ['a']): NamedEdge => ({
  from,
  to,
  rules,
  reason: 'r',
})
/** An answer about all edges that touch these subtasks. */
const answer = (edges: NamedEdge[], about: readonly number[] = [1, 2, 3]): Answer => ({
  edges,
  isAbout: ({ from, to }) => about.includes(from) || about.includes(to),
})
const missing = (...blocks: Answer[][]) => {
  const late = new LateEdges()
  for (const block of blocks) late.note(block)
  return late.missingIn([record(1, 2, {})], ['a', 'b'])
}

describe('edges that join late', () => {
  it('are those that answers of two blocks name, without any evidence about them', () => {
    const [found, ...more] = missing(
      [answer([edge(1, 2), edge(1, 3)]), answer([])],
      [answer([edge(1, 3, ['b', 'unknown'])]), answer([])],
    )
    expect(more).toEqual([])
    expect(found).toMatchObject({ from: 1, to: 3, isLate: true, named: ['a', 'b'], blocks: [] })
    expect(found?.control).toEqual({ stood: 0, asked: 0 })
  })

  it('are none that one block names, however often', () => {
    expect(missing([answer([edge(1, 3)]), answer([edge(1, 3)])])).toEqual([])
  })

  it('are none that less than a third of the answers about them name', () => {
    const silent = [answer([]), answer([])]
    const named = [answer([edge(1, 3)]), answer([])]
    expect(missing(named, named, silent)).toHaveLength(1)
    expect(missing(named, named, silent, silent)).toEqual([])
    const elsewhere = [answer([], [7]), answer([], [7])]
    expect(missing(named, named, silent, elsewhere)).toHaveLength(1)
  })
})
