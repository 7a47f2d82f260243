import { z } from 'zod'
import type { Position } from '../../core/position.ts'
import type { ItemCount } from '../../game/item-counts.ts'
import { renderPrompt } from '../../model/prompts.ts'
import { type ActionLine, describeActions } from '../describe-actions.ts'
import { describeItems } from '../describe-agent.ts'
import { defineQuestion } from '../question.ts'
import { CUTS_OF_WORK, identityOfWork, slotsOfWork, type WorkFacts } from './work.ts'

/** Materials that are likely to be needed soon, and the container from which the plan fetches them. */
export interface Upcoming extends ItemCount {
  container?: Position
}

export interface ActFacts extends WorkFacts {
  /** The actions an agent can choose from. */
  actions: readonly ActionLine[]
  /** Materials of subtasks that are likely to come next: worth taking along when the agent fetches some anyway. */
  upcoming?: readonly Upcoming[]
  /** Keys of cells that the agent leaves to teammates. */
  left?: ReadonlySet<string>
}

/** Maximum number of upcoming materials listed in the prompt, the earliest first. */
const MAX_UPCOMING = 6

/** A ReAct step: a thought and the next action, or null when nothing is left to do. */
export const act = defineQuestion({
  id: 'act',
  reply: z.strictObject({
    thought: z.string(),
    action: z.strictObject({ name: z.string(), args: z.record(z.string(), z.unknown()) }).nullable(),
  }),
  prompt: 'act',
  slots: (facts: ActFacts) => ({
    ...slotsOfWork(facts),
    actions: describeActions(facts.actions),
    wild: facts.observation.surroundings === undefined ? '' : wildCard(),
    upcoming: describeItems((facts.upcoming ?? []).slice(0, MAX_UPCOMING)) || 'nothing',
  }),
  cuts: CUTS_OF_WORK,
  identity: (facts, by) => identityOfWork('act', facts, by),
})

/** What an agent should know in a world that has to be explored. */
const wildCard = (): string =>
  renderPrompt('knowledge-of-the-wild', {})
    .map(({ content }) => content)
    .join()
