import { describe, expect, it } from 'vitest'
import { processorTime } from '../../core/testing.ts'
import type { Subtask } from '../../graph/subtask.ts'
import { subtask } from '../../graph/testing.ts'
import { createListing } from './listing.ts'

const placing = (id: number, pos: [number, number, number], item = 'stone'): Subtask =>
  subtask(id, [{ name: 'PlaceBlock', args: { item, pos } }])
const ids = (list: readonly Subtask[]): number[] => list.map(({ id }) => id)

/** A wall 100 blocks long, in this many subtasks. */
const wall = (size: number): Subtask[] =>
  Array.from({ length: size }, (_, index) => placing(index + 1, [index % 100, Math.floor(index / 100), 0]))

describe('what a question lists', () => {
  it('is every subtask while there are few', () => {
    const few = wall(200)
    expect(createListing(few)([7])).toEqual(few)
  })

  it('is, of many, the subtask itself and its neighbours, in their order', () => {
    const listed = ids(createListing(wall(1000))([455]))
    expect(listed).toEqual([354, 355, 356, 454, 455, 456, 554, 555, 556])
  })

  it('finds subtasks that share an item or a container which few have to do with', () => {
    const many = [...wall(300), placing(301, [500, 0, 0], 'lantern'), placing(302, [700, 0, 0], 'lantern')]
    expect(ids(createListing(many)([302]))).toEqual([301, 302])
  })

  it('is never more than the limit, the closest related ones first', () => {
    const crowd = Array.from({ length: 60 }, (_, index) =>
      placing(index + 1, [0, 0, 0], `item_${index % 12}`),
    )
    const listed = ids(createListing(crowd, 50)([13]))
    expect(listed.length).toBeLessThanOrEqual(50)
    expect(listed).toEqual([1, 13, 25, 37, 49])
  })

  it('lists no neighbours of a subtask that does nothing', () => {
    expect(ids(createListing([...wall(300), subtask(301)])([301]))).toEqual([301])
  })

  it('copes with 10,000 subtasks at once', () => {
    const started = processorTime()
    const many = wall(10_000)
    const listing = createListing(many)
    for (const { id } of many) expect(listing([id]).length).toBeLessThanOrEqual(9)
    expect(processorTime() - started).toBeLessThan(3000)
  })
})
