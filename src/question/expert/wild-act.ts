import type { Surroundings } from '../../task/observation.ts'
import type { ActFacts, act } from '../kinds/act.ts'
import type { ReplyOf } from '../question.ts'
import { WILD_RULES } from './wild-rules.ts'
import { WildSituation, wantedBy } from './wild-situation.ts'

/**
 * The next action of an agent in a world that it does not know, by the first rule that applies. For the subtask's next call it
 * plans again each time, by what it carries and knows now: a broken tool is made again, lost things are gathered again.
 * @returns undefined for a subtask that is not about obtaining anything
 */
export function actInTheWild(facts: ActFacts, surroundings: Surroundings): ReplyOf<typeof act> | undefined {
  const [next] = facts.remaining
  if (next === undefined) return { thought: 'All of it has been done.', action: null }
  const wanted = wantedBy(next, facts.gameVersion)
  if (wanted === undefined) return undefined
  const situation = new WildSituation(facts, surroundings, wanted)
  for (const rule of WILD_RULES) {
    const reply = rule.apply(situation)
    if (reply !== undefined) return reply
  }
  return undefined
}
