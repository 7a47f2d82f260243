import { defineConstraint } from '../rule.ts'

const STEPS =
  /^(?:within|in(?: less than| under| at most)?|in no more than) (\d{1,7}) (?:steps|actions|frames|ticks)$/

/** Steps of the papers' environment (one per tick). */
const STEPS_PER_SECOND = 20

/** Number of client steps within which the goal has to be reached. */
export const steps = defineConstraint({
  id: 'steps',
  axis: 'how',
  read(words) {
    const amount = Number(STEPS.exec(words)?.[1] ?? 0)
    return amount > 0 ? { kind: 'steps', atMost: amount } : undefined
  },
  inWords: ({ atMost }) => `within ${atMost} steps`,
  checkedBy: 'game time: the papers count 20 steps a second',
  seconds: ({ atMost }) => atMost / STEPS_PER_SECOND,
})
