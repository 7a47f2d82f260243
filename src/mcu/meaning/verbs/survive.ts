import { byRule, type Verb } from './verb.ts'

/** Ticks of a day in the game. */
const DAY = 24_000
const SPAN = /^(?:for )?(?:a |an |the |one |at least )*(\d+)? ?(days?|nights?|minutes?|min|seconds?|s)?$/
const TICKS: readonly (readonly [RegExp, number])[] = [
  [/^day/, DAY],
  [/^night/, DAY / 2],
  [/^m/, 1200],
  [/^s/, 20],
]

/** Staying alive for a given time; if none is given, for a day. */
export const survive: Verb = {
  id: 'survive',
  forms: ['survive', 'survival', 'stay alive', 'live'],
  example: 'survival',
  category: 'Motion',
  missing: 'the expert has no plan for staying alive',
  read({ text, count, isCounted }) {
    const [whole, amount, unit = 'day'] = SPAN.exec(text.replace(/ (?:without|in) .*$/, '')) ?? []
    const ticks = TICKS.find(([pattern]) => pattern.test(unit))?.[1]
    if (whole === undefined || ticks === undefined) return undefined
    const length = amount === undefined ? (isCounted ? count : 1) : Number(amount)
    return byRule(
      { kind: 'did', what: 'time_since_death', count: ticks * length },
      { unchecked: ['what is done meanwhile'] },
    )
  },
}
