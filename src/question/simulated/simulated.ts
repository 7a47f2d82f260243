import { ModelError } from '../../core/errors.ts'
import type { GenerateOptions, ModelRequest, Usage } from '../../model/language-model.ts'
import type { Answerer, Ask } from '../answerer.ts'
import { replyOf } from '../expert/edges.ts'
import { EXPERT_ABILITIES, expertAnswer } from '../expert/expert.ts'
import { GameKnowledge } from '../expert/game-knowledge.ts'
import type { KnownGame } from '../expert/knowledge.ts'
import { act } from '../kinds/act.ts'
import { decompose } from '../kinds/decompose.ts'
import { dependencies } from '../kinds/dependencies.ts'
import { discuss } from '../kinds/discuss.ts'
import { edges } from '../kinds/edges.ts'
import { effects } from '../kinds/effects.ts'
import { pddl } from '../kinds/pddl.ts'
import { prerequisites } from '../kinds/prerequisites.ts'
import { reflect } from '../kinds/reflect.ts'
import { verifyEdges } from '../kinds/verify-edges.ts'
import type { Question } from '../question.ts'
import { requestOf } from '../request-of.ts'
import { simulatedAct } from './act.ts'
import { asInTheGame } from './as-in-the-game.ts'
import { simulatedDependencies } from './dependencies.ts'
import { type Dice, diceOf } from './dice.ts'
import { simulatedDiscuss } from './discuss.ts'
import type { Draw } from './draw.ts'
import { confirming, heldEdges } from './held-edges.ts'
import { wrongBeliefs } from './made-up.ts'
import { simulatedPrerequisites } from './prerequisites.ts'
import { type Profile, profileNamed } from './profile.ts'

/** How often a model is asked until its reply fits the schema. */
const MAX_ATTEMPTS = 3
/** Characters of a token of English text and JSON, roughly: for usage only. */
const CHARACTERS_A_TOKEN = 4

type Erring<Facts, Reply> = (facts: Facts, right: () => Reply, draw: Draw) => Reply

/** Pairs a question with the errors that are made in answering it. */
const errs = <Facts, Reply>(
  question: Question<Facts, Reply>,
  answer: Erring<Facts, Reply>,
): [string, unknown] => [question.id, answer]

/** Questions that are not listed get the expert's answer. */
const errors: ReadonlyMap<string, unknown> = new Map([
  errs(dependencies, (facts, _right, draw) =>
    simulatedDependencies(facts, { ...draw, beliefs: wrongBeliefs(facts, draw) }),
  ),
  errs(edges, (facts, _right, draw) => replyOf.edges(heldEdges(facts, draw))),
  errs(verifyEdges, (facts, _right, draw) => replyOf.verifyEdges(confirming(facts, draw), facts)),
  errs(effects, (facts, _right, draw) => replyOf.effects(heldEdges(facts, draw), facts)),
  errs(pddl, (facts, _right, draw) => replyOf.pddl(heldEdges(facts, draw), facts)),
  errs(prerequisites, (facts, _right, draw) => simulatedPrerequisites(facts, draw)),
  errs(discuss, (facts, _right, draw) => simulatedDiscuss(facts, draw)),
  errs(act, (facts, right, draw) => simulatedAct(facts, right(), draw)),
  errs(reflect, (_facts, right, { rates, dice, of }) => {
    const judged = right()
    const rate = judged.status ? rates.false_failed : rates.false_done
    return dice('reflect', of) < rate ? { ...judged, status: !judged.status } : judged
  }),
  errs(decompose, (_facts, right, { rates, dice, of }) => {
    const { functions, nodes } = right()
    const isForgotten = (id: number) => id > 1 && dice('forgotten', id, of) < rates.forgotten
    return { functions, nodes: nodes.filter(({ id }) => !isForgotten(id)) }
  }),
])

/**
 * The expert with the seeded errors of a named profile. An answer depends on the ask alone (seed, question, facts,
 * sample), not on what was asked before.
 */
export function createSimulated(profile: Profile | string, game: KnownGame): Answerer {
  const { name, rates } = typeof profile === 'string' ? profileNamed(profile) : profile
  const knowledge = new GameKnowledge(game)
  return {
    id: `simulated:${name}`,
    abilities: EXPERT_ABILITIES,
    async answer<Facts, Reply>(ask: Ask<Facts, Reply>, { signal }: GenerateOptions = {}) {
      signal?.throwIfAborted()
      const { question, agent, seed, sample } = ask
      const facts = asInTheGame(ask.facts)
      const drawn = diceOf(seed)
      const about = subjectOf(facts)
      const dice: Dice = (...names) => drawn(about, ...names)
      const of = question.identity(facts, { agent, sample })
      const usage = (value: unknown, attempts: number) => usageOf(requestOf(ask), value, attempts)
      let attempts = 1
      while (dice('malformed', attempts, of) < rates.malformed) {
        if (attempts === MAX_ATTEMPTS) {
          throw new ModelError(
            `simulated:${name} gave no usable reply to "${question.id}" in ${MAX_ATTEMPTS} attempts.`,
            {
              hint: 'The profile asks for such errors; simulated:strong is steadier.',
              code: 'model_reply',
              attempts,
              usage: usage(undefined, attempts),
            },
          )
        }
        attempts++
      }
      const right = (): Reply => expertAnswer({ question, facts }, knowledge)
      const err = errors.get(question.id) as Erring<Facts, Reply> | undefined
      const value = err === undefined ? right() : err(facts, right, { rates, dice, of, knowledge })
      return { value, usage: usage(value, attempts), attempts }
    },
  }
}

/** The subject of an ask: errors on one task are independent of those on another. */
function subjectOf(facts: unknown): string {
  const { task, subtask } = facts as { task?: { id: string }; subtask?: { description: string } }
  return task?.id ?? subtask?.description ?? ''
}

function usageOf({ messages }: ModelRequest, value: unknown, attempts: number): Usage {
  const characters = messages.reduce((sum, { content }) => sum + content.length, 0)
  return {
    inputTokens: Math.ceil(characters / CHARACTERS_A_TOKEN) * attempts,
    outputTokens: Math.ceil((JSON.stringify(value) ?? '').length / CHARACTERS_A_TOKEN) * attempts,
  }
}
