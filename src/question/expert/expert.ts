import { checked, describeIssues } from '../../core/checked/checked.ts'
import { ModelError } from '../../core/errors.ts'
import type { Abilities } from '../abilities.ts'
import type { Answerer, Ask } from '../answerer.ts'
import { counterfactual } from '../kinds/counterfactual.ts'
import { decompose } from '../kinds/decompose.ts'
import { dependencies } from '../kinds/dependencies.ts'
import { discuss } from '../kinds/discuss.ts'
import { edges } from '../kinds/edges.ts'
import { effects } from '../kinds/effects.ts'
import { pddl } from '../kinds/pddl.ts'
import { prerequisites } from '../kinds/prerequisites.ts'
import { verifyEdges } from '../kinds/verify-edges.ts'
import type { AnyQuestion, Question } from '../question.ts'
import { remakable } from '../remake.ts'
import { expertCounterfactual } from './counterfactual.ts'
import { expertDecompose } from './decompose.ts'
import { expertDependencies } from './dependencies.ts'
import { expertDiscuss } from './discuss.ts'
import { expertEdges, expertEffects, expertPddl, expertVerifyEdges } from './edges.ts'
import { GameKnowledge } from './game-knowledge.ts'
import { handAnswers } from './hands.ts'
import type { KnownGame } from './knowledge.ts'
import { expertPrerequisites } from './prerequisites.ts'

type Knowing = (facts: never, knowledge: GameKnowledge) => unknown

/** Pairs a question with the expert's answer, so that the types of both are checked against each other. */
const knows = <Facts, Reply>(
  question: Question<Facts, Reply>,
  answer: (facts: Facts, knowledge: GameKnowledge) => Reply,
): [string, Knowing] => [question.id, answer]

const answers: ReadonlyMap<string, Knowing> = new Map([
  knows(decompose, expertDecompose),
  knows(dependencies, expertDependencies),
  knows(counterfactual, expertCounterfactual),
  knows(prerequisites, expertPrerequisites),
  knows(discuss, expertDiscuss),
  knows(edges, expertEdges),
  knows(verifyEdges, expertVerifyEdges),
  knows(effects, expertEffects),
  knows(pddl, expertPddl),
])

/**
 * The expert's answer.
 * @throws ModelError for a question that neither the expert nor its definition has an answer to.
 */
export function expertAnswer<Facts, Reply>(
  { question, facts }: Pick<Ask<Facts, Reply>, 'question' | 'facts'>,
  knowledge: GameKnowledge,
): Reply {
  const byHand = handAnswers.get(question.id)
  if (byHand !== undefined) return byHand(facts as never, knowledge.actions) as Reply
  const known = answers.get(question.id) as ((facts: Facts, knowledge: GameKnowledge) => Reply) | undefined
  if (known !== undefined) return known(facts, knowledge)
  if (question.expert !== undefined) return ownAnswer(question, question.expert(facts))
  throw unknown(question)
}

/** An answer that a question defines itself, which may come from a plug-in. @throws ModelError if it does not fit the question */
function ownAnswer<Facts, Reply>({ id, reply }: Question<Facts, Reply>, answer: Reply): Reply {
  const result = checked(reply, answer)
  if (result.success) return answer
  throw new ModelError(
    `The \`expert\` answer that the question "${id}" defines is not a reply to it: ${describeIssues(result.issues)}.`,
    { code: 'model_reply', hint: 'Correct `expert` in defineQuestion so that it fits `reply`.' },
  )
}

/** Whether the expert, or the question's own definition, has an answer. */
export const expertKnows = (question: AnyQuestion): boolean =>
  handAnswers.has(question.id) || answers.has(question.id) || question.expert !== undefined

/**
 * Abilities of the expert and everything based on it: it carries out the calls that subtasks list, and its replies take no time.
 */
export const EXPERT_ABILITIES: Abilities = { acts: 'listed', answers: 'known', isInstant: true }

const unknown = ({ id }: Pick<AnyQuestion, 'id'>): ModelError =>
  new ModelError(`The expert has no answer to the question "${id}".`, {
    code: 'model_question',
    hint: 'Give the question an `expert` answer in defineQuestion, or use another model.',
  })

/**
 * Answers from the facts of a question by the rules of the game, deterministically and without a network. It
 * shows what a planner without mistakes can do, and lets everything run without a key.
 */
export function createExpert(game: KnownGame): Answerer {
  const knowledge = new GameKnowledge(game)
  const expert: Answerer = {
    id: 'expert',
    byFacts: true,
    abilities: { ...EXPERT_ABILITIES, isTruthful: true },
    async answer(ask, options) {
      options?.signal?.throwIfAborted()
      return {
        value: expertAnswer(ask, knowledge),
        usage: { inputTokens: 0, outputTokens: 0 },
        attempts: 1,
      }
    },
  }
  return remakable(expert, 'expert')
}
