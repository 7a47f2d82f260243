import { criteriaByRules } from '../criteria/by-rules.ts'
import type { Act, RunFacts } from '../facts/run-facts.ts'
import type { Evidence } from './judge.ts'

/** An action by Alice that took a second. */
export const acted = (call: string, refused?: string): Act => ({
  from: 0,
  to: 1,
  agent: 'Alice',
  call,
  ...(refused === undefined ? {} : { refused }),
})

interface Changes extends Partial<RunFacts> {
  success?: boolean
  progress?: number
}

/** Evidence of a run in which Alice crafted something from given items. */
export function evidence({ success = false, progress = success ? 1 : 0, ...facts }: Changes): Evidence {
  const given = facts.given ?? { stick: 8 }
  return {
    task: 'ladder',
    goal: 'Craft a ladder.',
    criteria: criteriaByRules({ goal: 'Craft a ladder.', given: Object.keys(given), limitSeconds: 60 }),
    outcome: { progress, success },
    facts: {
      agents: ['Alice'],
      seconds: 10,
      limitSeconds: 60,
      acts: [acted('Craft 1')],
      counted: {},
      placed: { cells: 0, undone: 0, kinds: [] },
      carried: {},
      ...facts,
      given,
    },
    frames: [],
  }
}
