import { count } from '../../../core/count.ts'
import type { Subtask } from '../../../graph/subtask.ts'
import type { Allotment } from '../ask-blocks.ts'
import type { EdgeRecord } from '../edge-record.ts'
import { allotBy } from './allot.ts'
import { kindOf } from './kinds.ts'
import { hashOf, type Knowledge } from './knowledge.ts'
import type { KnownBefore } from './known-before-record.ts'
import { Prior } from './prior.ts'
import { SWEEPS, sweepsBy } from './sweeps.ts'
import { isUsed, type KnowledgeUse } from './use.ts'

/** Knowledge from earlier plans and runs, and the part of it that a planner may use. */
export interface GivenKnowledge {
  content: Knowledge
  use: KnowledgeUse
}

/** Which questions to ask, judging by earlier plans. */
interface Asking {
  allotment?: Allotment
  /** How often every subtask is listed among other planted ones (see `screenPlan`). */
  sweeps: number
}

/**
 * How questions are allotted using the evidence of earlier plans, if there is any. Evidence from another model or other prompts
 * is ignored, which is recorded.
 * @param plan.edges the edges of the initial graph
 */
export function knownBefore(
  given: GivenKnowledge | undefined,
  plan: {
    model: string
    prompts: string
    subtasks: readonly Subtask[]
    edges: readonly EdgeRecord[]
    isControl: (edge: EdgeRecord) => boolean
  },
): { asking: Asking; record: { knowledge?: KnownBefore } } {
  const usual: Asking = { sweeps: SWEEPS }
  if (given === undefined) return { asking: usual, record: {} }
  const { content, use } = given
  const { prompts, isControl } = plan
  const own = plan.edges.filter((edge) => !isControl(edge))
  const { plans, runs } = content
  const noted = { hash: hashOf(content), prompts, use, plans, runs, edges: own.length, familiar: 0 }
  const ignored = whyIgnored(content, plan)
  if (ignored !== undefined) return { asking: usual, record: { knowledge: { ...noted, ignored } } }
  const kinds = new Map(plan.subtasks.map((subtask) => [subtask.id, kindOf(subtask)]))
  const prior = new Prior(content, { use, kindOf: (id) => kinds.get(id) ?? '' })
  const familiar = own.filter((edge) => prior.logOdds(edge) !== undefined).length
  return {
    asking: {
      sweeps: isUsed('asked', use) ? sweepsBy(content.screened) : SWEEPS,
      ...(familiar === 0 ? {} : { allotment: allotBy(prior, isControl) }),
    },
    record: { knowledge: { ...noted, familiar } },
  }
}

function whyIgnored(
  content: Knowledge,
  { model, prompts }: { model: string; prompts: string },
): string | undefined {
  if (content.model !== model)
    return `The evidence of ${count(content.plans, 'earlier plan')} is of ${content.model}, not of ${model}.`
  if (content.prompts !== prompts) return 'The evidence of earlier plans is of other prompts or rules.'
  return undefined
}
