import { z } from 'zod'
import { share } from '../gauge.ts'
import { definePredicateKind } from '../kind.ts'

/** An agent in light of blocks. */
export const light = definePredicateKind({
  id: 'light',
  schema: z.strictObject({ kind: z.literal('light'), atLeast: z.int().min(1).max(15) }),
  isState: true,
  decidedBy: 'places',
  gauge:
    ({ atLeast }) =>
    (state) =>
      Math.max(0, ...[...state.places.values()].map((place) => share(place.light ?? 0, atLeast))),
  inWords: ({ atLeast }) => `stand in light of ${atLeast}`,
})
