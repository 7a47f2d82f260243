import { sleep as sleepSpec } from '../../task/actions/sleep.ts'
import { waitUntil } from '../motion/wait-until.ts'
import { defineAction, done, fail } from './action.ts'
import { withStation } from './station.ts'

const COLOURS =
  'white orange magenta light_blue yellow lime pink gray light_gray cyan purple blue brown green red black'.split(
    ' ',
  )
const BEDS = COLOURS.map((colour) => `${colour}_bed`)
/** A night at most (ticks). */
const NIGHT_TICKS = 600

/** Sleeps in a bed nearby, or in one that it carries. */
export const sleep = defineAction({
  ...sleepSpec,
  run: (_, context) =>
    withStation(context, BEDS, async (bed) => {
      const { bot } = context
      try {
        await bot.sleep(bed)
      } catch (error) {
        return fail('no_effect', (error as Error).message)
      }
      const isUp = await waitUntil(context, NIGHT_TICKS, () => !bot.isSleeping)
      return isUp ? done({}) : fail('no_effect', 'the night did not pass')
    }),
})
