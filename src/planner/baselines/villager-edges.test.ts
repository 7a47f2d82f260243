import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { namedEdges, publishedEdges } from './villager-edges.ts'

const chain = [[], [1], [2], [3]]
const diamond = [[], [1], [1], [2, 3]]

/** Lists in which each subtask requires some of those before it. */
const lists = fc
  .array(fc.array(fc.integer({ min: -1, max: 9 }), { maxLength: 4 }), { maxLength: 9 })
  .map((list) => list.map((numbers) => [...new Set(numbers)]))

describe('the edges as published', () => {
  it('lose every edge of a chain', () => {
    expect(publishedEdges(chain)).toEqual({
      edges: [[], [], [], []],
      lost: [
        { from: 1, to: 2 },
        { from: 2, to: 3 },
        { from: 3, to: 4 },
      ],
    })
  })

  it('keep two of the four edges of a diamond', () => {
    expect(publishedEdges(diamond).edges).toEqual([[], [], [1], [2]])
  })

  it('let a subtask that is left without any inherit those of the one before it', () => {
    expect(publishedEdges([[], [], [1], [3], []]).edges).toEqual([[], [], [1], [1], [1]])
  })

  it('never come from the subtask just before, nor from a later one, unless inherited', () => {
    fc.assert(
      fc.property(lists, (required) => {
        for (const [index, numbers] of publishedEdges(required).edges.entries())
          for (const from of numbers) expect(from).toBeLessThan(index)
      }),
      { seed: 5 },
    )
  })

  it('with those that are lost make up all that were named', () => {
    fc.assert(
      fc.property(lists, (required) => {
        const { edges, lost } = publishedEdges(required)
        for (const [index, numbers] of required.entries()) {
          const gone = lost.filter(({ to }) => to === index + 1).map(({ from }) => from)
          expect(
            numbers.filter((from) => !gone.includes(from)).every((from) => edges[index]?.includes(from)),
          ).toBe(true)
        }
      }),
      { seed: 6 },
    )
  })
})

describe('the edges as named', () => {
  it('are all there', () => {
    expect(namedEdges(chain)).toEqual({ edges: chain, lost: [] })
    expect(namedEdges(diamond)).toEqual({ edges: diamond, lost: [] })
  })

  it('leave out what names no other subtask of the list', () => {
    expect(
      namedEdges([
        [0, 1, 2, 2],
        [3, -1],
      ]).edges,
    ).toEqual([[2], []])
  })
})
