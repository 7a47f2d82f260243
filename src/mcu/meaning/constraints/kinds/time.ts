import { TIMES, type TimeOfDay } from '../constraint.ts'
import { byPhrases, defineConstraint } from '../rule.ts'

const PHRASES: Readonly<Record<TimeOfDay, RegExp>> = {
  midnight: /^(?:at|around|before|after) midnight$/,
  night:
    /^(?:(?:at|by|during|in) (?:the )?|when it is |while it is |overnight$)?(?:night|nighttime|dark night|overnight)$|^after (?:sunset|dark|nightfall|dusk)$/,
  noon: /^(?:at|around) (?:noon|midday|high noon)$/,
  morning: /^(?:in the|at|during the) (?:early )?(?:morning|dawn|sunrise)$/,
  evening: /^(?:in the|at|during the) (?:evening|dusk|sunset)$/,
  day: /^(?:by|at|during|in|under) (?:the |a )?(?:broad )?(?:day|daytime|daylight)$|^before (?:sunset|nightfall|dark|dusk|(?:the )?night)$|^while the sun is up$/,
}

const WORDS: Readonly<Record<TimeOfDay, string>> = {
  morning: 'in the morning',
  day: 'by day',
  noon: 'at noon',
  evening: 'in the evening',
  night: 'at night',
  midnight: 'at midnight',
}
/** Times at which beds can be used (vanilla: from 12,542 on). */
const SLEEPY: ReadonlySet<TimeOfDay> = new Set(['night', 'midnight'])

/** The time of day. */
export const time = defineConstraint({
  id: 'time',
  axis: 'when',
  read: byPhrases('time', PHRASES),
  inWords: ({ of }) => WORDS[of],
  checkedBy: 'the time of day at each deed',
  terms: ({ of }) => [{ kind: 'time', from: TIMES[of][0], to: TIMES[of][1], name: WORDS[of] }],
  ground: ({ of }) => ({ time: Math.round((TIMES[of][0] + TIMES[of][1]) / 2) }),
  leaf: ({ of }, leaf) =>
    leaf.kind === 'slept' && !SLEEPY.has(of) ? { refused: `it is impossible to sleep ${WORDS[of]}` } : leaf,
})
