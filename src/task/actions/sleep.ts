import { z } from 'zod'
import { COLOURS } from '../../game/colours.ts'
import { done, fail } from '../action.ts'
import { defineAction } from './define-action.ts'

const BEDS = COLOURS.map((colour) => `${colour}_bed`)
/** Longest time in bed: one night (ticks). */
const NIGHT_TICKS = 600

/** Sleeps through the night. */
export const sleep = defineAction({
  name: 'Sleep',
  signature: 'Sleep()',
  summary:
    'Sleep through the night in a bed nearby, or in one that you carry and take along again. Needs a bed and the night.',
  only: ['wild', 'open'],
  role: 'operates',
  tooEarly: 'refused',
  args: z.strictObject({}),
  examples: [{}],
  target: () => ({ kind: 'station', blocks: ['white_bed'] }),
  run: (_, hands) =>
    hands.atStation(BEDS, async (bed) => {
      try {
        await hands.sleepIn(bed)
      } catch (error) {
        return fail('no_effect', (error as Error).message)
      }
      const isUp = await hands.waitUntil(NIGHT_TICKS, () => !hands.isAsleep())
      return isUp ? done({}) : fail('no_effect', 'the night did not pass')
    }),
})
