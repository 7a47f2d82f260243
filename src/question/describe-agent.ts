import { clipped, clippedJson } from '../core/clip.ts'
import { once } from '../core/once.ts'
import { cellKey, formatCell, type Position } from '../core/position.ts'
import type { ItemCount } from '../game/item-counts.ts'
import type { Observation, Surroundings } from '../task/observation.ts'
import { describeSeen } from './describe-around.ts'
import { describeCalls } from './describe-calls.ts'
import type { RepeatedRefusal, Step } from './step.ts'
import type { Store } from './store.ts'

/** The surroundings that matter to a subtask, each thing with its position. */
export interface EnvironmentSummary {
  entities: readonly string[]
  blocks: readonly string[]
  creatures: readonly string[]
  interactive_items: readonly string[]
}

/** Older steps than these are summarized by the model from time to time. */
export const UNSUMMARIZED_STEPS = 12
/** Number of recent steps that are quoted. Of earlier steps, only refusals are quoted; successes are counted. */
const QUOTED_STEPS = 3
/** Refusals of older steps that a prompt lists; the rest are counted. */
const MAX_REFUSALS = 20
/** Longest texts of a model that go back into a prompt: a thought, a note and a summary (characters). */
const MAX_THOUGHT = 160
const MAX_NAME = 60
const MAX_NOTE = 300
const MAX_SUMMARY = 3000
/** Longest report of a result (characters). */
const MAX_RESULT = 500

/** Health and food of a player who lacks nothing. */
const FULL = 20

/** An agent's own state in words, for prompts. Full health and food are not mentioned. */
export function describeState({ agent, position, health, food, held, inventory }: Observation): string {
  const items = describeItems(inventory)
  const isWell = health >= FULL && food >= FULL
  const vitals = isWell ? '' : `, health ${health}, food ${food}`
  return `You are ${agent} at ${formatCell(position)}${vitals}, in your hand: ${held ?? 'nothing'}. Your inventory: ${items === '' ? 'empty' : items}.`
}

export const describeItems = (items: readonly ItemCount[]): string =>
  items.map(({ item, count }) => `${count} ${item}`).join(', ')

const environments = new WeakMap<Observation, string>()

/**
 * Describes an agent's surroundings except containers, for prompts. @param told cells that the prompt describes elsewhere
 */
export function describeEnvironment(
  observation: Observation,
  told: readonly { position: Position }[] = [],
): string {
  const known = environments.get(observation)
  if (known !== undefined) return known
  const lines = [
    ...cellsBeside(observation, told),
    ...describeSeen(observation.seen ?? []),
    ...observation.others.map(({ name, position }) => `${name} at ${formatCell(position)}`),
    ...describeSurroundings(observation.surroundings),
  ]
  const text = lines.join('\n')
  environments.set(observation, text)
  return text
}

/** Cached because the cells of a subtask appear in each of its steps. */
const keysOf = once(
  (cells: readonly { position: Position }[]) => new Set(cells.map(({ position }) => cellKey(position))),
)

function cellsBeside({ cells }: Observation, told: readonly { position: Position }[]): string[] {
  const own = keysOf(told)
  const others = cells.filter(({ position }) => !own.has(cellKey(position)))
  return others.map(({ position, block }) => `${formatCell(position)} holds ${block}`)
}

/**
 * Describes containers, each with its known contents.
 * @param stores what containers hold, as far as it is known
 */
export function describeContainers({ containers }: Observation, stores: readonly Store[] = []): string[] {
  const contents = new Map(stores.map(({ position, items }) => [cellKey(position), items]))
  return containers.map(({ position, kind }) => {
    const items = contents.get(cellKey(position))
    const inside = items === undefined ? '' : ` with ${describeItems(items) || 'nothing in it'}`
    return `${kind} at ${formatCell(position)}${inside}`
  })
}

/** Maximum number of kinds listed, nearest first. */
const MAX_KNOWN = 30

/** Describes an agent's knowledge of a world that it has to explore, line by line. */
function describeSurroundings(surroundings: Surroundings | undefined): string[] {
  if (surroundings === undefined) return []
  const { known, stations, uses, isUnderground, isNight, lost } = surroundings
  const nearest = known.toSorted((a, b) => a.way - b.way).slice(0, MAX_KNOWN)
  return [
    `It is ${isNight ? 'night: monsters are about' : 'day'}. You are ${isUnderground ? 'under the ground' : 'on the surface'}.`,
    ...(stations.length === 0 ? [] : [`Nearby stand: ${[...new Set(stations)].join(', ')}.`]),
    ...(uses.length === 0 ? [] : [`Uses left: ${describeItems(uses)}.`]),
    ...(lost === undefined
      ? []
      : [
          `You have died at ${formatCell(lost.position)}. For ${lost.secondsLeft} s more there lie: ${describeItems(lost.items)}. DigTo there takes them.`,
        ]),
    ...nearest.map(
      ({ name, count, nearest: at, way }) =>
        `${name}: ${count} seen, the nearest at ${formatCell(at)}, ${way} blocks away`,
    ),
  ]
}

/** A model's summary of surroundings that were too long to list in full. */
export function describeSummary(
  observation: Observation,
  { entities, blocks, creatures, interactive_items }: EnvironmentSummary,
  told: readonly { position: Position }[],
): string {
  const own = cellsBeside(observation, told)
  const rest = [...interactive_items, ...entities, ...creatures, ...blocks].map((line) =>
    clipped(line, MAX_NOTE),
  )
  return clipped([...own, ...rest.filter((line) => !own.includes(line))].join('\n'), MAX_SUMMARY)
}

/**
 * What an agent has done, for prompts: the last steps in full, and refusals for a little longer; older ones condensed to how
 * often each action worked and where it was refused, with their running summary; at the end its repeated identical refusals and
 * its last reflection. This stays short however long the history is.
 */
export function describeHistory(
  history: readonly Step[],
  {
    summary = '',
    reflection,
    repeated = [],
  }: { summary?: string; reflection?: string; repeated?: readonly RepeatedRefusal[] } = {},
): string {
  return [
    describeSteps(history, summary),
    ...repeated.slice(-MAX_REFUSALS).map(describeRepeated),
    ...(reflection === undefined ? [] : [`Then you reflected: ${clipped(reflection, MAX_NOTE)}`]),
  ].join('\n')
}

const describeRepeated = ({ action, reason, times }: RepeatedRefusal): string =>
  `${describeCalls([action]).join(' ')} was refused ${times} times alike (${reason}); the same again will be refused again: do something else.`

function describeSteps(history: readonly Step[], summary: string): string {
  if (history.length === 0) return 'none yet'
  const recent = history.slice(-UNSUMMARIZED_STEPS)
  const [told, condensed] = [recent.slice(-QUOTED_STEPS), recent.slice(0, -QUOTED_STEPS)]
  const earlier = [...history.slice(0, -UNSUMMARIZED_STEPS), ...condensed.filter(({ result }) => result.ok)]
  return [
    ...(summary === '' ? [] : [`In short: ${clipped(summary, MAX_SUMMARY)}`]),
    ...(earlier.length === 0 ? [] : [`${earlier.length} earlier steps: ${condense(earlier)}`]),
    ...condensed.filter(({ result }) => !result.ok).map(describeDeed),
    ...told.slice(0, -1).map(describeDeed),
    ...told.slice(-1).map(describeStep),
  ].join('\n')
}

const steps = new WeakMap<Step, string>()

/** A step with its thought, in words for prompts. */
export const describeStep = (step: Step): string =>
  `${clipped(step.thought, MAX_THOUGHT)} ${describeDeed(step)}`

function describeDeed(step: Step): string {
  const known = steps.get(step)
  if (known !== undefined) return known
  const { action, result } = step
  const outcome = result.ok
    ? `done${describeData(result.data, action)}`
    : `refused (${result.reason}): ${clipped(result.detail, MAX_RESULT)}`
  const text = `${describeCalls([action]).join(' ')} → ${outcome}`
  steps.set(step, text)
  return text
}

/** Details of a success beyond the call itself. */
function describeData(data: unknown, { args }: Step['action']): string {
  if (typeof data !== 'object' || data === null) return ''
  const said = new Set(Object.values(args).map((value) => JSON.stringify(value)))
  const news = Object.entries(data).filter(([key, value]) => {
    const { x, y, z } = (value ?? {}) as Partial<Position>
    if (key === 'position') return !said.has(JSON.stringify([x, y, z]))
    if (key === 'block') return typeof args.item !== 'string' || !String(value).startsWith(args.item)
    return !said.has(JSON.stringify(value))
  })
  const told = news.map(([key, value]) => [key, key === 'position' ? wholeCell(value) : value])
  return told.length === 0 ? '' : ` ${clippedJson(Object.fromEntries(told), MAX_RESULT)}`
}

/** A place in the format that prompts use for cells; other values unchanged. */
function wholeCell(value: unknown): unknown {
  const { x, y, z } = (value ?? {}) as Partial<Position>
  if (typeof x !== 'number' || typeof y !== 'number' || typeof z !== 'number') return value
  return [x, y, z].map(Math.floor)
}

function condense(steps: readonly Step[]): string {
  const worked = new Map<string, number>()
  const refused = new Map<string, number>()
  for (const { action, result } of steps) {
    const where = action.args.pos ?? action.args.container ?? action.args.item
    const name = clipped(action.name, MAX_NAME)
    const place = where === undefined ? '' : ` ${clippedJson(where, MAX_NAME)}`
    const key = result.ok ? name : `${name}${place} ${result.reason}`
    const counts = result.ok ? worked : refused
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  const times = ([what, count]: [string, number]) => `${what} × ${count}`
  const listed = [...refused].slice(-MAX_REFUSALS).map(times)
  const hidden = refused.size - listed.length
  return [
    ...(worked.size === 0 ? [] : [`worked: ${[...worked].map(times).join(', ')}`]),
    ...(listed.length === 0 ? [] : [`refused: ${listed.join(', ')}`]),
    ...(hidden > 0 ? [`and ${hidden} more refusals`] : []),
  ].join('; ')
}
