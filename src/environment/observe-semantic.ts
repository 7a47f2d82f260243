import { once } from '../core/once.ts'
import type { Participant } from '../judger/bots/participant.ts'
import type { Episode } from '../judger/episode.ts'
import { actionLines, describeActions } from '../question/describe-actions.ts'
import { describeContainers, describeEnvironment, describeState } from '../question/describe-agent.ts'
import type { ActionCall, ActionResult } from '../task/action.ts'
import { settingsOf } from '../task/actions/settings.ts'
import { nearBlocks } from './near/near-blocks.ts'
import { nearEntities } from './near/near-entities.ts'
import type { RecentEvents } from './near/recent-events.ts'
import type { SemanticObservation } from './observations.ts'

/** The last action of a slot and its result. */
export interface LastAction {
  readonly call: ActionCall
  readonly result: ActionResult
}

/** The task and the actions in words, the same for all agents of an episode. */
const briefingOf = once(({ task, actions }: Episode): string[] => [
  `The task: ${task.goal}`,
  'Your actions:',
  describeActions(actionLines(actions.specs, settingsOf(task))),
])

/** The facts behind an agent's prompts, with the text that a prompt would hold. */
export function observeSemantic(
  episode: Episode,
  participant: Participant,
  { last, events }: { readonly last?: LastAction | undefined; readonly events: RecentEvents | undefined },
): SemanticObservation {
  const observation = participant.observe([], true)
  const { bot } = participant
  const { agent, position, health, food, held, inventory, containers, others, seen = [] } = observation
  const text = [
    ...briefingOf(episode),
    describeState(observation),
    ...describeContainers(observation),
    describeEnvironment(observation),
  ].filter((line) => line !== '')
  return {
    ...{ agent, position, health, food, held: held ?? null },
    inventory: [...inventory],
    containers: [...containers],
    others: [...others],
    seen: seen.map(({ name, count, nearest }) => ({ name, count, nearest: [...nearest] })),
    blocks: bot === undefined ? [] : nearBlocks(bot),
    entities: bot === undefined ? [] : nearEntities(bot),
    events: events?.take() ?? [],
    lastAction: last === undefined ? null : outcomeOf(last),
    text: text.join('\n'),
  }
}

const outcomeOf = ({ call: { name }, result }: LastAction): SemanticObservation['lastAction'] => ({
  name,
  ok: result.ok,
  reason: result.ok ? null : result.reason,
  detail: result.ok ? result.data : result.detail,
})
