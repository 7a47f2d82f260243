import { narrowest, type Requirements } from '../../graph/requirements.ts'
import type { Subtask } from '../../graph/subtask.ts'
import type { Rehearsal, TrialResult, Trials } from '../trials.ts'
import { findRequirements, minimalSufficient } from './find-requirements.ts'
import { ItemShares } from './item-shares.ts'
import { type Peers, withStandIns } from './stand-ins.ts'

/** More alternatives than this are not distinguished: any three of twelve make 220 groups. */
const MAX_REQUIREMENTS = 64
/** Distance (blocks) within which a candidate is tried because it is near, even if it was needed nowhere else. */
const NEAR = 8

/** Result of the trials of one subtask. */
export interface SubtaskTrials {
  requirements: Requirements
  /** False if there may be more requirements than were looked for. */
  isComplete: boolean
  /** Subtasks that must come later: after them, this one can no longer be done. */
  closedBy: readonly number[]
  /** By the needed subtask: the rules that make it needed, if worlds without them were played. */
  rules?: ReadonlyMap<number, readonly string[]>
  /** Why the trials gave no result; the other fields are then meaningless. */
  unknown?: string
}

/** Result of the trials of one subtask without the items it uses up, and which of those items it fails without. */
interface Tried extends SubtaskTrials {
  needed: ReadonlySet<string>
}

/** A trial that could not be run says nothing, neither that a subtask can be done nor that it cannot. */
class Unknown extends Error {}

/**
 * Determines by interventions in the world what each subtask needs: do(others done, all but some not), then the subtask is
 * carried out. Nothing is read from the rules of the game.
 *
 * Of items that are used up, a trial with one fewer shows whether a subtask needs all of them. The rehearsal has shown which
 * subtasks provide how many and which others use them up, so shares are calculated and not tried.
 * @param hints subtasks that are likely to be needed, such as predicted edges; tried first, but not only
 * @param known the rehearsal of these trials, if it has been carried out
 */
export async function tryOut(
  subtasks: readonly Subtask[],
  trials: Trials,
  hints: (subtask: number) => readonly number[] = () => [],
  known?: Rehearsal,
): Promise<Map<number, SubtaskTrials>> {
  const rehearsal = known ?? (await trials.rehearse())
  const shares = new ItemShares(rehearsal.items)
  const tried = new Map<number, Tried>()
  const tryAll = (list: readonly Subtask[], more: (subtask: Subtask) => readonly number[]) =>
    Promise.all(
      list.map(async (subtask) => {
        const options = { rehearsal, shares, trials, hints: [...hints(subtask.id), ...more(subtask)] }
        tried.set(subtask.id, await tryOne(subtask.id, options))
      }),
    )
  const alone = subtasks.filter(({ id }) => !rehearsal.standIns.has(id))
  // Other subtasks of the same kind probably need the same things from afar, such as a tool.
  const [firsts, others] = firstOfEachKind(alone)
  await tryAll([...firsts.values()], () => [])
  await tryAll(others, (subtask) => {
    const { id } = firsts.get(kindOf(subtask)) as Subtask
    return (tried.get(id)?.requirements.flat() ?? []).filter((other) => trials.distance(id, other) > NEAR)
  })
  return exchangingPeers(subtasks, withShares(alone, tried, shares), rehearsal)
}

/** The needs of all subtasks if peers are interchangeable. A stand-in has the needs of the last subtask in its place. */
function exchangingPeers(
  subtasks: readonly Subtask[],
  shown: ReadonlyMap<number, SubtaskTrials>,
  { order, standIns }: Rehearsal,
): Map<number, SubtaskTrials> {
  if (standIns.size === 0) return new Map(shown)
  const actionsOf = new Map(subtasks.map(({ id, actions }) => [id, JSON.stringify(actions)]))
  const peers = [...Map.groupBy(standIns, ([id]) => actionsOf.get(id))].map(
    ([actions, own]): Peers => ({
      done: order.filter((id) => actionsOf.get(id) === actions),
      standIns: own.map(([id]) => id),
    }),
  )
  return new Map(
    subtasks.map(({ id }) => {
      const place = peers.find((each) => each.standIns.includes(id))?.done.at(-1) ?? id
      const { requirements, closedBy, ...others } = shown.get(place) as SubtaskTrials
      const isLate = (each: Peers) => closedBy.some((other) => each.done.includes(other))
      return [
        id,
        {
          ...others,
          requirements: withStandIns(requirements, peers),
          closedBy: [...closedBy, ...peers.filter(isLate).flatMap((each) => each.standIns)],
        },
      ]
    }),
  )
}

/** The actions of a subtask, in order. */
const kindOf = ({ actions }: Subtask): string => [...new Set(actions.map(({ name }) => name))].join()

function firstOfEachKind(subtasks: readonly Subtask[]): [firsts: Map<string, Subtask>, others: Subtask[]] {
  const firsts = new Map<string, Subtask>()
  for (const subtask of subtasks) if (!firsts.has(kindOf(subtask))) firsts.set(kindOf(subtask), subtask)
  return [firsts, subtasks.filter((subtask) => firsts.get(kindOf(subtask)) !== subtask)]
}

/** Adds the needs of subtasks that stem from items that they use up. */
function withShares(
  subtasks: readonly Subtask[],
  tried: ReadonlyMap<number, Tried>,
  shares: ItemShares,
): Map<number, SubtaskTrials> {
  const needed = shares.needed((id, item) => tried.get(id)?.needed.has(item) ?? false)
  return new Map(
    subtasks.map(({ id }) => {
      const { needed: _, ...shown } = tried.get(id) as Tried
      return [id, { ...shown, requirements: narrowest([...shown.requirements, ...(needed.get(id) ?? [])]) }]
    }),
  )
}

interface About {
  rehearsal: Rehearsal
  shares: ItemShares
  trials: Trials
  hints: readonly number[]
}

async function tryOne(id: number, { rehearsal, shares, trials, hints }: About): Promise<Tried> {
  const { order, failures } = rehearsal
  const nothing = { requirements: [], isComplete: false, closedBy: [], needed: new Set<string>() }
  const rank = order.indexOf(id)
  if (rank < 0)
    return { ...nothing, unknown: `it could not be carried out: ${failures.get(id) ?? 'no reason'}` }
  const isHint = (other: number) => Number(hints.includes(other))
  /** A subtask done right before is more likely to matter than one done long ago, or later. */
  const delay = (other: number) => {
    const place = order.indexOf(other)
    return place < rank ? rank - place : order.length + place
  }
  let others = order
    .filter((other) => other !== id)
    .sort(
      (a, b) =>
        isHint(b) - isHint(a) || trials.distance(id, a) - trials.distance(id, b) || delay(a) - delay(b),
    )
  const before = new Set(order.slice(0, rank))
  const uses = shares.usesOf(id)
  /** Items that it fails without. All trials provide them. */
  let needed: ReadonlySet<string> = new Set(uses.keys())
  let mayHang = false
  const attempt = (done: readonly number[], lacking?: string): Promise<TrialResult> => {
    const items = [...uses].map(([item, count]): [string, number] => [
      item,
      item === lacking ? count - 1 : needed.has(item) ? count : shares.providedBy(done, item),
    ])
    return trials.attempt({ subtask: id, done, items: Object.fromEntries(items), mayHang })
  }
  const test = async (done: readonly number[], lacking?: string): Promise<boolean> => {
    const result = await attempt(done, lacking)
    if (result.kind === 'not-run') throw new Unknown(result.reason)
    return result.kind === 'succeeded'
  }
  try {
    const all = await attempt(others)
    // If nothing in the plan supports a block, dirt must.
    mayHang = all.kind === 'failed' && all.hangs
    const earlier = others.filter((other) => before.has(other))
    const closedBy: number[] = []
    while (!(await test(others))) {
      if (!(await test(earlier))) {
        const result = await attempt(earlier)
        const why = result.kind === 'failed' ? result.reason : result.kind
        return { ...nothing, unknown: `it failed with everything before it done: ${why}` }
      }
      const later = others.filter((other) => !before.has(other))
      const closing = await minimalSufficient(later, async (more) => !(await test([...earlier, ...more])))
      const last = closing.reduce((latest, other) =>
        order.indexOf(other) > order.indexOf(latest) ? other : latest,
      )
      closedBy.push(last)
      others = others.filter((other) => other !== last)
    }
    const shown = await Promise.all(
      [...uses.keys()].map(async (item) => ((await test(others, item)) ? [] : [item])),
    )
    needed = new Set(shown.flat())
    const providesUsed = (other: number) =>
      [...uses.keys()].some((item) => shares.providedBy([other], item) > 0)
    const found = await findRequirements({
      candidates: others,
      likely: others.filter((other) => isHint(other) === 1 && !providesUsed(other)),
      test: (done) => test(done),
      maxRequirements: MAX_REQUIREMENTS,
    })
    return { ...found, closedBy, needed }
  } catch (error) {
    if (error instanceof Unknown) return { ...nothing, unknown: `a trial could not be run: ${error.message}` }
    throw error
  }
}
