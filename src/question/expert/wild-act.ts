import type { Surroundings } from '../../task/observation.ts'
import type { ActFacts, act } from '../kinds/act.ts'
import type { ReplyOf } from '../question.ts'
import { WILD_RULES } from './wild-rules.ts'
import { WildSituation, wantedBy } from './wild-situation.ts'

/**
 * The next action of an agent in an unknown world, by the first rule that applies. The subtask's next call is
 * planned again each time, given the agent's inventory and knowledge: a broken tool is made again, lost items
 * are gathered again.
 * @returns undefined for a subtask that does not obtain anything
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
