import { defineConstraint } from '../rule.ts'

const SPAN =
  /^(?:within|in(?: less than| under| at most)?|in no more than) (\d{1,6}) ?(s|sec|secs|seconds?|min|mins|minutes?|hours?|days?|nights?)$/
const FIRST_DAY = /^(?:in|on|during|within) the first (?:day|night)(?: after spawning)?$/
/** A day of the game lasts twenty minutes (s). */
const DAY = 1200

const UNITS: readonly (readonly [RegExp, number])[] = [
  [/^s/, 1],
  [/^m/, 60],
  [/^h/, 3600],
  [/^[dn]/, DAY],
]

/** Game time within which the goal has to be reached. */
export const within = defineConstraint({
  id: 'within',
  axis: 'how',
  read(words) {
    if (FIRST_DAY.test(words)) return { kind: 'within', seconds: DAY }
    const [, amount, unit = ''] = SPAN.exec(words) ?? []
    const length = UNITS.find(([pattern]) => pattern.test(unit))?.[1]
    if (amount === undefined || length === undefined || Number(amount) === 0) return undefined
    return { kind: 'within', seconds: Number(amount) * length }
  },
  inWords: ({ seconds }) => `within ${seconds} s`,
  checkedBy: 'game time since the part began',
  seconds: ({ seconds }) => seconds,
})
