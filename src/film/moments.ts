import { bitOf } from '../recording/buttons.ts'
import type { CarriedNow, FigureNow, Moment, ScreenAt, ScreenNow, StackNow } from '../recording/moment.ts'
import { Playback, type SegmentStore } from '../recording/playback.ts'
import { layoutOfScreen } from '../render/screens/layouts.ts'
import type { View } from './views.ts'

/** A moment of a run that is worth a picture. */
export interface ChosenMoment {
  readonly tick: number
  /** The agent to whom the moment belongs; undefined in an outside view. */
  readonly agent: string | undefined
  readonly view: View
  /** The screen as it was within the tick; undefined if the end of the tick shows it. */
  readonly screen?: ScreenNow | undefined
  /** Why it was chosen, for readers of the list. */
  readonly why: 'start' | 'end' | 'screen' | 'hand' | 'items' | 'health' | 'stride' | 'overview'
}

export interface MomentOptions {
  readonly agents: readonly string[]
  /** Ticks between pictures while nothing special happens. */
  readonly every: number
  /** Maximum number of pictures. */
  readonly most: number
  /** Number of views from outside, spread from the beginning to the end. */
  readonly overviews?: number
}

/** Ticks after an event at which its picture is taken: a swinging hand hides its effect. */
const AFTER = 4
/** Share of the pictures that may be used for moments with a specific reason; the others are spread evenly. */
const SHARE = 0.6

/**
 * The moments of a run that a judge is shown, in chronological order: its beginning, its last moment for each agent, what happens
 * on screens, with items, blocks and health, and between these pictures at even steps.
 */
export function chosenMoments(store: SegmentStore, options: MomentOptions): ChosenMoment[] {
  const { agents, every, most, overviews = 0 } = options
  const playback = new Playback(store)
  const { from, to } = playback
  const ends = agents.map((agent): ChosenMoment => ({ tick: to, agent, view: 'first', why: 'end' }))
  const outside = overviewsOf(from, to, Math.min(overviews, Math.floor(most / 4)))
  // a run within one tick has the same first and last moment
  const first = agents
    .slice(0, from === to ? 0 : 1)
    .map((agent): ChosenMoment => ({ tick: from, agent, view: 'first', why: 'start' }))
  const fixed = [...ends, ...first].slice(0, Math.max(1, most - outside.length))
  const room = Math.max(0, most - fixed.length - outside.length)
  const changes = changesOf(playback, agents)
  const happenings = agents.map((agent) => happeningsOf(playback, agent, changes.get(agent) ?? []))
  const chosen = fairly(happenings, Math.ceil(room * SHARE))
  const steps = stride({ from, to, every, agents, most: room - chosen.length })
  return [
    ...fixed,
    ...outside,
    ...chosen,
    ...steps.filter((step) => isFarFrom(step, [...fixed, ...chosen])),
  ].sort((a, b) => a.tick - b.tick || order(a) - order(b))
}

/** Within a tick: eyes before the view from outside, screens before the end that closes them. */
const order = ({ why, view }: ChosenMoment): number =>
  view === 'overview' ? 3 : why === 'end' ? 2 : why === 'screen' ? 1 : 0

/** Evenly spaced pictures, alternating between the agents' eyes. */
function stride({
  from,
  to,
  every,
  agents,
  most,
}: {
  from: number
  to: number
  every: number
  agents: readonly string[]
  most: number
}): ChosenMoment[] {
  if (most <= 0 || agents.length === 0) return []
  const step = Math.max(every, Math.ceil((to - from) / most))
  const moments: ChosenMoment[] = []
  for (let tick = from + step, turn = 1; tick < to && moments.length < most; tick += step, turn++)
    moments.push({ tick, agent: agents[turn % agents.length], view: 'first', why: 'stride' })
  return moments
}

/** Whether no other picture is nearly the same: seen through the same eyes within half a second. */
const isFarFrom = ({ tick, agent }: ChosenMoment, others: readonly ChosenMoment[]): boolean =>
  others.every((other) => other.agent !== agent || Math.abs(other.tick - tick) > 10)

function overviewsOf(from: number, to: number, count: number): ChosenMoment[] {
  const at = (share: number) => Math.round(from + share * (to - from))
  const ticks = Array.from({ length: count }, (_, i) => at(count === 1 ? 1 : i / (count - 1)))
  return [...new Set(ticks)].map((tick) => ({
    tick,
    agent: undefined,
    view: 'overview' as const,
    why: 'overview' as const,
  }))
}

/** At most this many moments, equally many per agent; evenly spaced if there are more. */
function fairly(byAgent: readonly (readonly ChosenMoment[])[], most: number): ChosenMoment[] {
  const each = Math.max(1, Math.floor(most / Math.max(1, byAgent.length)))
  return byAgent.flatMap((own) => thinned(own, each)).slice(0, most)
}

function thinned(moments: readonly ChosenMoment[], most: number): ChosenMoment[] {
  if (moments.length <= most) return [...moments]
  // actions on screens are visible nowhere else
  const screens = moments.filter(({ why }) => why === 'screen')
  const others = moments.filter(({ why }) => why !== 'screen')
  const keptScreens = spread(screens, Math.max(Math.ceil(most * 0.7), most - others.length))
  return [...keptScreens, ...spread(others, most - keptScreens.length)]
}

/** At most this many items of a list, evenly spaced, including the last one. */
function spread<T>(items: readonly T[], most: number): T[] {
  if (items.length <= most) return [...items]
  return Array.from({ length: most }, (_, i) => items[Math.round(((i + 1) * items.length) / most) - 1]!)
}

function happeningsOf(playback: Playback, agent: string, noticed: readonly Change[]): ChosenMoment[] {
  const moment = (tick: number, why: ChosenMoment['why'], screen?: ScreenNow): ChosenMoment => ({
    tick: Math.min(playback.to, tick),
    agent,
    view: 'first',
    why,
    ...(screen === undefined ? {} : { screen }),
  })
  const screens = tellingScreens([...playback.screensOf(agent)]).map(({ tick, screen }) =>
    moment(tick, 'screen', screen),
  )
  const changes = noticed.map(({ tick, why }) => moment(tick + AFTER, why))
  const end = moment(playback.to, 'end')
  const others = changes.filter((change) => isFarFrom(change, [...screens, end]))
  const uses = apart(usesOf(playback, agent)).map(({ tick }) => moment(tick, 'hand'))
  const clear = uses.filter((use) => isFarFrom(use, [...screens, ...others]))
  return [...screens, ...others, ...clear].sort((a, b) => a.tick - b.tick)
}

/** Ticks in which an agent begins to use or throw away its held item. */
function usesOf(playback: Playback, agent: string): { tick: number }[] {
  const hands = bitOf('use') | bitOf('drop')
  const uses: { tick: number }[] = []
  let before = 0
  for (const { tick, buttons } of playback.controlsOf(agent)) {
    if ((buttons & hands & ~before) !== 0) uses.push({ tick })
    before = buttons
  }
  return uses
}

/**
 * The states of an agent's screens that show its work: on opening, with all ingredients, with the product, and on closing.
 * Intermediate item moves are left out.
 */
function tellingScreens(states: readonly ScreenAt[]): { tick: number; screen: ScreenNow }[] {
  const telling: { tick: number; screen: ScreenNow }[] = []
  const add = (state: ScreenAt | undefined): void => {
    if (state?.screen === undefined) return
    const last = telling.at(-1)
    if (last === undefined || contentOf(last.screen) !== contentOf(state.screen))
      telling.push({ tick: state.tick, screen: state.screen })
  }
  for (const session of sessionsOf(states)) {
    const ready = session.filter((_, i) => isReady(session, i))
    // the player's own inventory is also opened to equip something, which the hand shows anyway
    if (session[0]?.screen?.kind === 'inventory' && ready.length === 0) continue
    session.forEach((state, i) => {
      const isMadeNow = isMade(session[i - 1]?.screen, state.screen)
      if (isMadeNow) add(session[i - 1])
      if (i === 0 || i === session.length - 1 || isMadeNow || ready.includes(state)) add(state)
    })
  }
  return telling
}

/** The states of a screen from when it opens until it closes. */
function sessionsOf(states: readonly ScreenAt[]): ScreenAt[][] {
  const sessions: ScreenAt[][] = []
  let before: ScreenNow | undefined
  for (const state of states) {
    if (state.screen !== undefined) {
      if (before === undefined || before.kind !== state.screen.kind) sessions.push([])
      sessions.at(-1)?.push(state)
    }
    before = state.screen
  }
  return sessions
}

const contentOf = ({ kind, slots, gauges }: ScreenNow): string =>
  JSON.stringify([
    kind,
    slots.map(({ slot, item, count, note }) => [slot, item, count, note]),
    kind === 'enchantment' ? gauges : 0,
  ])

const resultIn = (screen: ScreenNow): StackNow | undefined => {
  const { result } = layoutOfScreen(screen)
  return screen.slots.find(({ slot }) => slot === result)
}

/** Maximum number of states between taking a product and its arrival. */
const ARRIVAL = 3

/** Whether the product is ready and is taken next, which shows as more of it elsewhere soon after. */
function isReady(session: readonly ScreenAt[], at: number): boolean {
  const screen = session[at]?.screen
  const made = screen && resultIn(screen)
  if (screen === undefined || made === undefined) return false
  const next = session[at + 1]?.screen
  if (next !== undefined && resultIn(next)?.item === made.item) return false
  const elsewhere = (state: ScreenNow | undefined): number =>
    [
      ...(state?.slots ?? []).filter(({ slot }) => slot !== made.slot),
      ...(state?.cursor ? [state.cursor] : []),
    ]
      .filter(({ item }) => item === made.item)
      .reduce((sum, { count }) => sum + count, 0)
  const now = elsewhere(screen)
  return session.slice(at + 1, at + 1 + ARRIVAL).some(({ screen: later }) => elsewhere(later) > now)
}

/** Screens in which items turn into others over time or at the press of a button. */
const WORKS: ReadonlySet<string> = new Set([
  'brewing_stand',
  'enchantment',
  'furnace',
  'smoker',
  'blast_furnace',
])

/** Whether an item in the screen's own slots has turned into another: a potion, an enchanted sword, an ingot. */
function isMade(before: ScreenNow | undefined, screen: ScreenNow | undefined): boolean {
  if (before === undefined || screen === undefined || before.kind !== screen.kind) return false
  if (!WORKS.has(screen.kind)) return false
  const layout = layoutOfScreen(screen)
  return screen.slots.some(({ slot, item, note }) => {
    if (slot >= layout.own) return false
    const was = before.slots.find((stack) => stack.slot === slot)
    return was === undefined ? slot === layout.result : was.item !== item || was.note !== note
  })
}

/** The state compared from tick to tick. */
interface Condition {
  readonly counts: string
  readonly health: number | undefined
  readonly isHitting: boolean
  readonly isKilling: boolean
}

function conditionOf({ carried, figures }: Moment, agent: string): Condition {
  const figure = figures.find(({ kind, name }) => kind === 'player' && name === agent)
  const mobs = figures.filter((one) => isMobNear(one, figure))
  return {
    counts: countsOf(carried.get(agent)),
    health: carried.get(agent)?.health,
    isHitting: mobs.some(({ doing }) => doing.hurt),
    isKilling: mobs.some(({ doing }) => doing.dead),
  }
}

/** A tick at which something happens to an agent. */
interface Change {
  readonly tick: number
  readonly why: 'items' | 'health'
}

/**
 * By agent, the ticks at which its health or inventory changes, and at which a mob near it is hit or killed. One pass for all
 * agents, since each pass unpacks the whole recording.
 */
function changesOf(playback: Playback, agents: readonly string[]): ReadonlyMap<string, readonly Change[]> {
  const changes = new Map(agents.map((agent) => [agent, [] as Change[]]))
  const before = new Map<string, Condition>()
  for (let tick = playback.from; tick <= playback.to; tick++) {
    const moment = playback.seek(tick)
    for (const [agent, own] of changes) {
      const now = conditionOf(moment, agent)
      const last = before.get(agent)
      before.set(agent, now)
      if (last === undefined) continue
      if (now.counts !== last.counts) own.push({ tick, why: 'items' })
      else if (isFight(last, now)) own.push({ tick, why: 'health' })
    }
  }
  return new Map([...changes].map(([agent, own]) => [agent, apart(own)]))
}

const isFight = (before: Condition, now: Condition): boolean =>
  (now.health ?? 20) < (before.health ?? 0) ||
  (now.isHitting && !before.isHitting) ||
  now.isKilling !== before.isKilling

/** Distance within which an agent may have hit a mob (blocks). */
const NEAR = 5

const isMobNear = ({ kind, x, y, z }: FigureNow, agent: FigureNow | undefined): boolean =>
  agent !== undefined &&
  kind !== 'player' &&
  kind !== 'item' &&
  Math.hypot(x - agent.x, y - agent.y, z - agent.z) < NEAR

/** How many of each item an agent has, over all slots. */
function countsOf(carried: CarriedNow | undefined): string {
  if (carried === undefined) return ''
  const counts = new Map<string, number>()
  for (const { item, count, note = '' } of carried.stacks)
    counts.set(`${item} ${note}`, (counts.get(`${item} ${note}`) ?? 0) + count)
  return JSON.stringify([...counts].sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** Ticks within which two changes count as one event, and after which a continuing event gets another picture. */
const [TOGETHER, GOES_ON] = [10, 20]

/** The last of several changes in quick succession; while they continue, also one per second. */
function apart<T extends { tick: number }>(changes: readonly T[]): T[] {
  const chosen: T[] = []
  for (const [i, change] of changes.entries()) {
    const isLast = (changes[i + 1]?.tick ?? Number.POSITIVE_INFINITY) - change.tick > TOGETHER
    const goesOn = change.tick - (chosen.at(-1)?.tick ?? changes[0]!.tick) >= GOES_ON
    if (isLast || goesOn) chosen.push(change)
  }
  return chosen
}
