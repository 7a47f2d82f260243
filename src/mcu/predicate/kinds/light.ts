import { z } from 'zod'
import { share } from '../gauge.ts'
import { definePredicateKind } from '../kind.ts'
import { cellBeside } from '../using.ts'

/** Lamps that are lit wherever they are placed, with their light level (vanilla). */
const LAMPS: readonly (readonly [string, number])[] = [
  ['glowstone', 15],
  ['sea_lantern', 15],
  ['shroomlight', 15],
  ['lantern', 15],
  ['jack_o_lantern', 15],
  ['campfire', 15],
  ['torch', 14],
  ['end_rod', 14],
]
/** Distance that light travels to an agent standing next to the lamp (steps). */
const STEPS_AWAY = 2

/** An agent in block light. */
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
  recording: () => ({ places: true }),
  ways: ({ atLeast }, scene) =>
    LAMPS.filter(([lamp, brightness]) => scene.carried.has(lamp) && brightness - STEPS_AWAY >= atLeast).map(
      ([item]) => [
        { do: 'obtain', item, count: 1 },
        { do: 'place', item, cell: cellBeside(scene) },
        // The light is measured where the agent ends up, next to the lamp.
        { do: 'visit', cells: [cellBeside(scene)], description: `go to the light of the ${item}` },
      ],
    ),
  share: (_leaf, { places }) => (LAMPS.some(([lamp]) => lamp === places) ? 1 : 0),
})
