import fc from 'fast-check'
import { expect, it } from 'vitest'
import { cellSchema } from '../core/position.ts'
import { cellOf } from './cell-of.ts'

it('an argument names a cell exactly when the schema of cells takes it', () => {
  const part = fc.oneof(fc.integer(), fc.double(), fc.string(), fc.constant(undefined))
  const value = fc.oneof(
    fc.array(part, { maxLength: 4 }),
    fc.tuple(fc.integer(), fc.integer(), fc.integer()),
    fc.record({ x: part, y: part, z: part, w: part }, { requiredKeys: ['x', 'y'] }),
    fc.record({ x: fc.integer(), y: fc.integer(), z: fc.integer() }),
    fc.anything(),
  )
  fc.assert(
    fc.property(value, (argument) => {
      expect(cellOf(argument)).toEqual(cellSchema.safeParse(argument).data)
    }),
    { seed: 44, numRuns: 1000 },
  )
})
