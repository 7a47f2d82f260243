import { ModelError } from '../../core/errors.ts'
import { expertAnswer } from '../expert/expert-model.ts'
import type {
  FactsOf,
  LanguageModel,
  ModelReply,
  ModelRequest,
  ReplyOf,
  RequestKind,
} from '../language-model.ts'
import { simulatedAct } from './act.ts'
import { simulatedDependencies } from './dependencies.ts'
import { type Dice, diceOf } from './dice.ts'
import { simulatedDiscuss } from './discuss.ts'
import { simulatedPrerequisites } from './prerequisites.ts'
import { type Profile, profileNamed, type Rates } from './profile.ts'

/** How often a model is asked until its reply fits the schema. */
const MAX_ATTEMPTS = 3
/** Characters of a token of English text and JSON, roughly: for usage only. */
const CHARACTERS_A_TOKEN = 4

type Errors = {
  [K in RequestKind]?: (
    facts: FactsOf<K>,
    right: () => ReplyOf<K>,
    rates: Rates,
    dice: Dice,
    of: string,
  ) => ReplyOf<K>
}

const errors: Errors = {
  dependencies: (facts, _right, rates, dice, of) => simulatedDependencies(facts, rates, dice, of),
  prerequisites: (facts, _right, rates, dice, of) => simulatedPrerequisites(facts, rates, dice, of),
  discuss: (facts, _right, rates, dice, of) => simulatedDiscuss(facts, rates, dice, of),
  act: (facts, _right, rates, dice, of) => simulatedAct(facts, rates, dice, of),
  reflect(_facts, right, rates, dice, of) {
    const judged = right()
    const rate = judged.status ? rates.false_failed : rates.false_done
    return dice('reflect', of) < rate ? { ...judged, status: !judged.status } : judged
  },
  decompose(_facts, right, rates, dice, of) {
    const { functions, nodes } = right()
    const isForgotten = (id: number) => id > 1 && dice('forgotten', id, of) < rates.forgotten
    return { functions, nodes: nodes.filter(({ id }) => !isForgotten(id)) }
  },
}

/**
 * The expert with seeded errors of a named profile. What it answers depends on the request alone (seed, kind, question,
 * rules and their wording, sample), not on what was asked before.
 */
export function createSimulatedModel(profile: Profile | string): LanguageModel {
  const { name, rates } = typeof profile === 'string' ? profileNamed(profile) : profile
  return {
    id: `simulated:${name}`,
    async generate<K extends RequestKind>(request: ModelRequest<K>): Promise<ModelReply<K>> {
      const dice = diceOf(request.seed)
      const of = nameOf(request)
      let attempts = 1
      while (dice('malformed', attempts, of) < rates.malformed) {
        if (attempts === MAX_ATTEMPTS) {
          throw new ModelError(
            `simulated:${name} gave no usable reply to "${request.kind}" in ${MAX_ATTEMPTS} attempts.`,
            {
              hint: 'The profile asks for such errors; a steadier one is simulated:strong.',
              code: 'model_reply',
              attempts,
              usage: usageOf(request, undefined, attempts),
            },
          )
        }
        attempts++
      }
      const right = () => expertAnswer(request)
      const err = errors[request.kind]
      const value = err === undefined ? right() : err(request.facts, right, rates, dice, of)
      return { value, usage: usageOf(request, value, attempts), attempts }
    },
  }
}

/** What tells one question from another, so that each has errors of its own. */
function nameOf<K extends RequestKind>({ kind, facts, agent, sample }: ModelRequest<K>): string {
  if (kind === 'dependencies') {
    const { subtask, among, subtasks, rules } = facts as FactsOf<'dependencies'>
    const listed = among.length === subtasks.length ? 'all' : among.join()
    return `${subtask} ${listed} ${sample} ${rules.map(({ wording }) => wording[0]).join('')}`
  }
  if (kind === 'counterfactual') {
    const { rule, wanted } = facts as FactsOf<'counterfactual'>
    return `${rule.id} ${wanted} ${sample}`
  }
  if (kind === 'decompose' || kind === 'prerequisites') return `${kind} ${sample}`
  if (kind === 'discuss') {
    const { done, said } = facts as FactsOf<'discuss'>
    return `discuss ${agent} ${done.join()} ${said.length} ${sample}`
  }
  if (kind === 'summarize-history') {
    const { subtask, latest, summary } = facts as FactsOf<'summarize-history'>
    return `${kind} ${agent} ${subtask.id} ${latest.length} ${summary.length} ${sample}`
  }
  if (kind === 'summarize-environment') {
    const { subtask } = facts as FactsOf<'summarize-environment'>
    return `${kind} ${agent} ${subtask.id} ${sample}`
  }
  const { subtask, history, observation } = facts as FactsOf<'act'>
  const { x, y, z } = observation.position
  return `${kind} ${agent} ${subtask.id} ${history.length} ${sample} ${[x, y, z].map((v) => v.toFixed(1)).join()}`
}

function usageOf(request: ModelRequest, value: unknown, attempts: number) {
  const characters = request.messages.reduce((sum, { content }) => sum + content.length, 0)
  return {
    inputTokens: Math.ceil(characters / CHARACTERS_A_TOKEN) * attempts,
    outputTokens: Math.ceil((JSON.stringify(value) ?? '').length / CHARACTERS_A_TOKEN) * attempts,
  }
}
