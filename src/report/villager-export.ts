import { type EventData, eventsOf, type JournalEvent } from '../core/journal/events.ts'
import { NotApplicableError } from '../core/support.ts'
import type { Scorecard } from '../judger/metrics/scorecard.ts'
import type { BuiltInActionName } from '../task/actions/built-in-specs.ts'

/**
 * `score.json` of a construction as VillagerBench writes it (`env/build_judger.py`). Rates are shares, and times are in seconds.
 */
export interface VillagerBuildScore {
  block_hit_rate: number
  view_hit_rate: number
  efficiency: number
  use_time: number
  end_reason: string
  complexity: number
  end_time: string
}

/** `score.json` of a dish (`env/farm_craft_judger.py`): score and cooperation from 0 to 100, balance as a share. */
export interface VillagerCookingScore {
  score: number
  cooperation: number
  efficiency: number
  balance: number
  use_time: number
  end_reason: string
  end_time: string
}

/** `score.json` of an escape (`env/escape_room_judger.py`); after time-outs the original leaves complete_score out. */
export interface VillagerEscapeScore {
  complete_score?: number
  complexity_score: number
  efficiency: number
  balance: number
  use_time: number
  end_reason: string
  end_time: string
}

/** One entry of `action_log.json`: every agent has a list of them (`env/minecraft_client.py`). */
export interface VillagerAction {
  action: string
  start_time: string
  end_time: string
  duration: number
  kwargs: Record<string, unknown>
  result: { message: string; status: boolean; data?: unknown; new_events: unknown[] }
}

/** Reasons with a counterpart in VillagerBench; other reasons keep ours. */
const END_REASONS: Readonly<Record<string, string>> = { success: 'complete task', limit: 'max time out' }

/** VillagerBench's names for our actions; those without a counterpart keep ours. */
const TOOLS: Readonly<Partial<Record<BuiltInActionName, string>>> = {
  NavigateTo: 'navigateTo',
  ScanEntities: 'scanNearbyEntities',
  CheckContainer: 'fetchContainerContents',
  WithdrawItem: 'withdrawItem',
  Equip: 'equipItem',
  PlaceBlock: 'placeBlock',
  MineBlock: 'MineBlock',
  Craft: 'craftBlock',
  Smelt: 'SmeltingCooking',
  Attack: 'attackTarget',
  UseOn: 'useItemOnEntity',
  Toggle: 'ToggleAction',
  Handover: 'handoverBlock',
}

/**
 * The run's score in the original's shape, forms and resolution: names within the outline, limit over action time, whole
 * seconds, inventories seen every five seconds.
 * @throws NotApplicableError if no rule decides how far the run got: the original has no word for that, and 0 would be wrong
 */
export function villagerScore(
  events: readonly JournalEvent[],
  card: Scorecard,
): VillagerBuildScore | VillagerCookingScore | VillagerEscapeScore {
  const { completionRate, contributionRate, viewHitRate, balance, complexity } = card
  if (completionRate === null)
    throw new NotApplicableError('No rule decides how far this run got, so it has no score.json.', {
      hint: 'action_log.json is written. `causalmace judge` scores such runs.',
    })
  const {
    useTime,
    efficiency,
    contributionRate: cooperation,
  } = card.villagerResolution ?? {
    useTime: card.time.union,
    efficiency: card.efficiency.villager,
  }
  const ending = {
    end_reason: END_REASONS[card.outcome ?? ''] ?? card.outcome ?? 'interrupted',
    end_time: stamp(zeroOf(events) + (events.at(-1)?.t ?? 0)),
  }
  if (contributionRate !== undefined)
    return {
      score: 100 * completionRate.value,
      cooperation: 100 * (cooperation ?? contributionRate.villager),
      efficiency,
      balance: balance.villager,
      use_time: useTime,
      ...ending,
    }
  if (card.escape !== undefined) {
    const complete = meanOfRooms(card.escape.rooms)
    return {
      ...(card.outcome === 'limit' ? {} : { complete_score: complete }),
      complexity_score: complexity * complete,
      efficiency,
      balance: balance.villager,
      use_time: useTime,
      ...ending,
    }
  }
  return {
    block_hit_rate: completionRate.value,
    view_hit_rate: viewHitRate?.villager.value ?? 0,
    efficiency,
    use_time: useTime,
    complexity,
    ...ending,
  }
}

/** VillagerBench's completion rate of an escape: it does not ask whether the team got out. */
function meanOfRooms(rooms: NonNullable<Scorecard['escape']>['rooms']): number {
  const shares = rooms.map(({ best, of, done }) => (done ? 1 : best / of))
  return shares.length === 0 ? 1 : shares.reduce((sum, share) => sum + share, 0) / shares.length
}

/**
 * The run's actions in the original's shape. Time stamps are whole seconds of UTC: the wall time at which the run began plus the
 * game time since then; `duration` includes the fraction. The original truncates its stamps, too, and computes its sums from
 * them.
 */
export function villagerActionLog(events: readonly JournalEvent[]): Record<string, VillagerAction[]> {
  const zero = zeroOf(events)
  const agents = eventsOf(events, 'run.started')[0]?.data.agents ?? []
  const log: Record<string, VillagerAction[]> = Object.fromEntries(agents.map((agent) => [agent, []]))
  for (const { t, data } of eventsOf(events, 'action.finished')) {
    const entry = {
      action: toolOf(data.action.name),
      start_time: stamp(zero + data.startedAt),
      end_time: stamp(zero + t),
      duration: (t - data.startedAt) / 1000,
      kwargs: { player_name: data.agent, ...argumentsOf(data.action) },
      result: resultOf(data),
    }
    log[data.agent] = [...(log[data.agent] ?? []), entry]
  }
  return log
}

/** Actions of plug-ins keep their names. */
const toolOf = (action: string): string =>
  (Object.hasOwn(TOOLS, action) ? TOOLS[action as BuiltInActionName] : undefined) ?? action

/** Wall time at which the game clock stood at 0, as a whole second: stamps are truncated where `use_time` is. */
const zeroOf = (events: readonly JournalEvent[]): number =>
  Math.floor(((events[0]?.wall ?? 0) - (events[0]?.t ?? 0)) / 1000) * 1000

const stamp = (ms: number): string => new Date(ms).toISOString().slice(0, 19).replace('T', ' ')

/** Arguments under the original's names: x, y and z for a place, `item_name` for an item, `item_count` for an amount. */
const argumentsOf = ({ args }: EventData<'action.finished'>['action']): Record<string, unknown> =>
  Object.assign({}, ...Object.entries(args).map(([name, value]) => renamedArgument(name, value)))

/** The original's names of arguments that have the same values. */
const ARGUMENT_NAMES: ReadonlyMap<string, string> = new Map([
  ['item', 'item_name'],
  ['amount', 'item_count'],
  ['agent', 'target_player_name'],
])

function renamedArgument(name: string, value: unknown): Record<string, unknown> {
  if (name === 'pos') return placeArguments(value)
  if (name === 'target' && typeof value === 'string') return { target_name: value }
  if (name === 'state') return { facing: facingOf(value) }
  return { [ARGUMENT_NAMES.get(name) ?? name]: value }
}

function placeArguments(place: unknown): Record<string, unknown> {
  if (typeof place !== 'object' || place === null) return { pos: place }
  if (!Array.isArray(place)) return { ...place }
  const [x, y, z] = place
  return { x, y, z }
}

/** W E S N, x y z, or A for "as it comes". */
function facingOf(state: unknown): string {
  const { facing, axis } = (state ?? {}) as { facing?: string; axis?: string }
  return facing?.[0]?.toUpperCase() ?? axis ?? 'A'
}

function resultOf({ action, result }: EventData<'action.finished'>): VillagerAction['result'] {
  if (result.ok) return { message: `${action.name} done`, status: true, data: result.data, new_events: [] }
  const detail = typeof result.detail === 'string' ? result.detail : JSON.stringify(result.detail)
  return { message: `${result.reason}: ${detail}`, status: false, new_events: [] }
}
