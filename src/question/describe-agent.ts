import { formatPosition } from '../core/position.ts'
import type { Observation, Surroundings } from '../task/observation.ts'
import type { ItemCount } from '../task/task.ts'
import type { RepeatedRefusal, Step } from './step.ts'

/** What of the surroundings matters to a subtask, each thing with its position. */
export interface EnvironmentSummary {
  entities: readonly string[]
  blocks: readonly string[]
  creatures: readonly string[]
  interactive_items: readonly string[]
}

/** Steps that a prompt quotes; older ones are condensed. */
export const QUOTED_STEPS = 12
/** Refusals of older steps that a prompt lists; the rest are counted. */
const MAX_REFUSALS = 20

/** An agent's own state in words, for prompts. */
export function describeState({ agent, position, health, food, held, inventory }: Observation): string {
  const items = describeItems(inventory)
  return `You are ${agent} at ${formatPosition(position)}, health ${health}, food ${food}, in your hand: ${held ?? 'nothing'}. Your inventory: ${items === '' ? 'empty' : items}.`
}

export const describeItems = (items: readonly ItemCount[]): string =>
  items.map(({ item, count }) => `${count} ${item}`).join(', ')

const environments = new WeakMap<Observation, string>()

/** What is around an agent in words, for prompts. */
export function describeEnvironment(observation: Observation): string {
  const known = environments.get(observation)
  if (known !== undefined) return known
  const { cells, containers, others } = observation
  const lines = [
    ...cells.map(({ position, block }) => `${formatPosition(position)} holds ${block}`),
    ...containers.map(({ position, kind }) => `a ${kind} at ${formatPosition(position)}`),
    ...others.map(({ name, position }) => `${name} at ${formatPosition(position)}`),
    ...describeSurroundings(observation.surroundings),
  ]
  const text = lines.join('\n')
  environments.set(observation, text)
  return text
}

/** So many kinds of things are told, the nearest first. */
const MAX_KNOWN = 30

/** What an agent knows of a world that it has to explore, line by line. */
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
          `You have died at ${formatPosition(lost.position)}. For ${lost.secondsLeft} s more there lie: ${describeItems(lost.items)}. DigTo there takes them.`,
        ]),
    ...nearest.map(
      ({ name, count, nearest: at, way }) =>
        `${name}: ${count} seen, the nearest at ${formatPosition(at)}, ${way} blocks away`,
    ),
  ]
}

/** The cells of the subtask in full, the rest from the summary. */
export function describeSummary(
  { cells }: Observation,
  { entities, blocks, creatures, interactive_items }: EnvironmentSummary,
): string {
  const own = cells.map(({ position, block }) => `${formatPosition(position)} holds ${block}`)
  const rest = [...interactive_items, ...entities, ...creatures, ...blocks]
  return [...own, ...rest.filter((line) => !own.includes(line))].join('\n')
}

/**
 * What an agent has done, for prompts: the last steps in full; older ones condensed to how often each action worked and
 * where it was refused, with their running summary; at the end what it was refused several times alike, and its last
 * reflection. This stays short however long the history is.
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
    ...(reflection === undefined ? [] : [`Then you reflected: ${reflection}`]),
  ].join('\n')
}

const describeRepeated = ({ action: { name, args }, reason, times }: RepeatedRefusal): string =>
  `${name}(${JSON.stringify(args)}) was refused ${times} times alike (${reason}); the same again will be refused again: do something else.`

function describeSteps(history: readonly Step[], summary: string): string {
  if (history.length === 0) return 'none yet'
  const recent = history.slice(-QUOTED_STEPS).map(describeStep)
  const earlier = history.slice(0, -QUOTED_STEPS)
  if (earlier.length === 0) return recent.join('\n')
  return [
    ...(summary === '' ? [] : [`In short: ${summary}`]),
    `${earlier.length} earlier steps: ${condense(earlier)}`,
    ...recent,
  ].join('\n')
}

const steps = new WeakMap<Step, string>()

export function describeStep(step: Step): string {
  const known = steps.get(step)
  if (known !== undefined) return known
  const { thought, action, result } = step
  const outcome = result.ok
    ? `done ${JSON.stringify(result.data)}`
    : `refused (${result.reason}): ${result.detail}`
  const text = `${thought} ${action.name}(${JSON.stringify(action.args)}) → ${outcome}`
  steps.set(step, text)
  return text
}

function condense(steps: readonly Step[]): string {
  const worked = new Map<string, number>()
  const refused = new Map<string, number>()
  for (const { action, result } of steps) {
    const where = action.args.pos ?? action.args.container ?? action.args.item
    const key = result.ok
      ? action.name
      : `${action.name}${where === undefined ? '' : ` ${JSON.stringify(where)}`} ${result.reason}`
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
