import type { TimeOfDay } from '../constraint.ts'
import { byPhrases, defineConstraint } from '../rule.ts'

const PHRASES: Readonly<Record<TimeOfDay, RegExp>> = {
  midnight: /^(?:at|around|before|after) midnight$/,
  night:
    /^(?:(?:at|by|during|in) (?:the )?|when it is |while it is |overnight$)?(?:night|nighttime|dark night|overnight)$/,
  noon: /^(?:at|around) (?:noon|midday)$/,
  morning: /^(?:in the|at|during the) (?:early )?(?:morning|dawn|sunrise)$/,
  evening: /^(?:in the|at|during the) (?:evening|dusk|sunset)$/,
  day: /^(?:by|at|during|in) (?:the )?(?:day|daytime|daylight)$/,
}

/** The time of day. */
export const time = defineConstraint({
  id: 'time',
  axis: 'when',
  read: byPhrases('time', PHRASES),
  inWords: ({ of }) => (of === 'morning' || of === 'evening' ? `in the ${of}` : `at ${of}`),
  carriedOutIn: ['prompt'],
})
