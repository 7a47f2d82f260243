import { type EventData, eventsOf, type GameEvent } from '../../core/journal/events.ts'
import type { ItemCount } from '../../game/item-counts.ts'
import { madeSchema, pickedUpSchema } from '../../task/actions/fields.ts'
import { isObtaining } from '../../task/actions/roles.ts'
import type { ActionVocabulary } from '../../task/actions/vocabulary.ts'
import { type Carried, carriedMoments, polledMoments } from './carried.ts'
import { paperContribution, villagerContribution } from './contribution-rate.ts'
import { reachedOf } from './cooking-score.ts'
import type { Gathering } from './gathering.ts'

type CheckPoints = NonNullable<Gathering['checkpoints']>

/** The run whose contributions are measured. */
export interface Contributing {
  events: readonly GameEvent[]
  agents: readonly string[]
  actions: ActionVocabulary
}

/**
 * Agent contribution rate of a dish in both forms (see `contribution-rate.ts`).
 *
 * `paper`: the score of every reached check-point is divided among the agents in proportion to the number of its items that
 * each obtained with its own actions (container, field, animal, furnace, crafting); eq. 11 does not define how scores are
 * attributed. `villager`: every check-point's item counts for the first agent that carried one; `polled`: for the first
 * that was seen with one, in VillagerBench's look every five seconds.
 */
export function contributionRate(
  checkpoints: CheckPoints,
  run: Contributing,
): { paper: number; villager: number; polled: number } {
  const { events, agents } = run
  return {
    paper: paperContribution(scoresOf(checkpoints, run)),
    villager: villagerContribution(kindsOf(checkpoints, agents, carriedMoments(events))),
    polled: villagerContribution(kindsOf(checkpoints, agents, polledMoments(events, agents))),
  }
}

function scoresOf(checkpoints: CheckPoints, { events, agents, actions }: Contributing) {
  const got = eventsOf(events, 'action.finished').flatMap(({ data }) =>
    gainsOf(data, actions).map(({ item, count }) => ({ agent: data.agent, item, count })),
  )
  const sum = (list: typeof got) => list.reduce((total, { count }) => total + count, 0)
  const reached = reachedOf(checkpoints, events)
  return agents.map((name) =>
    reached.reduce((score, point) => {
      const all = got.filter(({ item }) => item === point.item)
      const own = all.filter(({ agent }) => agent === name)
      return all.length === 0 ? score : score + (point.score * sum(own)) / sum(all)
    }, 0),
  )
}

/** The number of kinds of items that each agent was the first to hold. */
function kindsOf(
  checkpoints: CheckPoints,
  agents: readonly string[],
  moments: Iterable<{ agent: string; carried: Carried }>,
): number[] {
  const first = new Map<string, string>()
  for (const { agent, carried } of moments)
    for (const { item } of checkpoints)
      if ((carried.get(item) ?? 0) > 0 && !first.has(item)) first.set(item, agent)
  return agents.map((name) => [...first.values()].filter((agent) => agent === name).length)
}

/** The items that an action obtained. A hand-over obtains nothing. */
function gainsOf({ action, result }: EventData<'action.finished'>, actions: ActionVocabulary): ItemCount[] {
  const role = actions.roleOf(action)
  if (!result.ok || role === undefined || !isObtaining(role)) return []
  const made = madeSchema.safeParse(result.data).data
  if (made !== undefined) return [{ item: made.item, count: made.amount }]
  return pickedUpSchema.safeParse(result.data).data?.gained ?? []
}
