import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cheapestMatching } from './cheapest-matching.ts'

const sumOf = (costs: readonly (readonly number[])[], columns: readonly number[]): number =>
  columns.reduce((sum, column, row) => sum + (costs[row]?.[column] as number), 0)

/** The smallest total over all ways to give each row its own column. */
function leastSum(costs: readonly (readonly number[])[], usedColumns: readonly number[] = []): number {
  const row = costs[usedColumns.length]
  if (row === undefined) return sumOf(costs, usedColumns)
  const free = row.flatMap((_, column) => (usedColumns.includes(column) ? [] : [column]))
  return Math.min(...free.map((column) => leastSum(costs, [...usedColumns, column])))
}

const tables = fc
  .record({ rows: fc.integer({ min: 1, max: 5 }), more: fc.integer({ min: 0, max: 2 }) })
  .chain(({ rows, more }) => {
    const row = fc.array(fc.integer({ min: -20, max: 50 }), {
      minLength: rows + more,
      maxLength: rows + more,
    })
    return fc.array(row, { minLength: rows, maxLength: rows })
  })

describe('the cheapest matching', () => {
  it('gives each row its own column at the lowest total cost', () => {
    fc.assert(
      fc.property(tables, (costs) => {
        const columns = cheapestMatching(costs)
        expect(new Set(columns).size).toBe(costs.length)
        expect(sumOf(costs, columns)).toBe(leastSum(costs))
      }),
      { seed: 12, numRuns: 300 },
    )
  })

  it('is empty without rows', () => {
    expect(cheapestMatching([])).toEqual([])
  })
})
