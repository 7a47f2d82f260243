import { clipped, clippedJson } from '../core/clip.ts'
import type { ActionCall } from '../task/action.ts'
import { checkContainer } from '../task/actions/check-container.ts'
import { equip } from '../task/actions/equip.ts'
import { navigateTo } from '../task/actions/navigate-to.ts'
import { placeBlock } from '../task/actions/place-block.ts'
import { scanEntities } from '../task/actions/scan-entities.ts'

/** Longest description of one call and of all calls of a subtask (characters). */
const MAX_CALL = 200
const MAX_NAME = 60
const MAX_CALLS = 2500
/** Walking and looking have no effect that another subtask could need. */
const IDLE: ReadonlySet<string> = new Set([navigateTo.name, checkContainer.name, scanEntities.name])

/** Calls that differ only in their position, in the items they take out of a container, or not at all. */
interface Alike {
  call: ActionCall
  /** The differing part of each call, in words. */
  each: string[]
  times: number
}

/**
 * Calls in words, one kind per line: `PlaceBlock(item: oak_log, state: {axis: y}) at [0, -60, 2], [0, -59, 2]`, or
 * `WithdrawItem(container: [7, -60, 0]) of 4 oak_log, 1 torch`. Calls in a row that are alike otherwise share a line.
 */
export function describeCalls(calls: readonly ActionCall[]): string[] {
  const lines = grouped(calls).map(({ call, each, times }) => {
    const what = `${clipped(call.name, MAX_NAME)}(${inWords(call.args)})`
    if (each.length > 0) return `${what} ${'container' in call.args ? 'of' : 'at'} ${each.join(', ')}`
    return times > 1 ? `${what} × ${times}` : what
  })
  const whole = lines.join('\n')
  return whole.length <= MAX_CALLS ? lines : clipped(whole, MAX_CALLS).split('\n')
}

/**
 * The effects of calls, without preparatory steps: walking, looking, and equipping the block that is placed next.
 * @param known a description: calls whose items and places it names are left out
 */
export function describeDeeds(calls: readonly ActionCall[], known: string): string[] {
  const placed = new Set(calls.flatMap((call) => placeBlock.read(call)?.item ?? []))
  return describeCalls(
    calls.filter((call) => {
      const held = equip.read(call)?.item
      return !IDLE.has(call.name) && !(held !== undefined && placed.has(held)) && !isTold(call, known)
    }),
  )
}

/** Whether a text names every item of a call, and the place where it acts. */
function isTold({ args }: ActionCall, text: string): boolean {
  const { state: _state, ...rest } = args
  const values = Object.values(rest)
  if (!values.some(isPlace)) return false
  return values.every((value) => text.includes(isPlace(value) ? value.join(', ') : asText(value)))
}

const asText = (value: unknown): string => (typeof value === 'object' ? JSON.stringify(value) : String(value))

function grouped(calls: readonly ActionCall[]): Alike[] {
  const groups: (Alike & { key: string })[] = []
  for (const whole of calls) {
    const { call, different } = split(whole)
    const key = JSON.stringify([call, different === undefined])
    const last = groups.at(-1)
    if (last?.key === key) {
      last.times++
      if (different !== undefined) last.each.push(different)
    } else groups.push({ key, call, each: different === undefined ? [] : [different], times: 1 })
  }
  return groups
}

/** Splits a call into the part that it shares with similar calls, and its own part. */
function split({ name, args }: ActionCall): { call: ActionCall; different?: string } {
  const { pos, state, ...rest } = args
  const common = isEmpty(state) ? rest : { ...rest, state }
  if (isPlace(pos)) return { call: { name, args: common }, different: `[${pos.join(', ')}]` }
  const { item, amount, ...where } = rest
  if (isPlace(where.container) && typeof item === 'string' && typeof amount === 'number')
    return { call: { name, args: where }, different: `${amount} ${item}` }
  return { call: { name, args: pos === undefined ? common : { ...common, pos } } }
}

const isEmpty = (value: unknown): boolean =>
  value === undefined || (typeof value === 'object' && value !== null && Object.keys(value).length === 0)

const isPlace = (value: unknown): value is readonly number[] =>
  Array.isArray(value) && value.length === 3 && value.every((part) => typeof part === 'number')

/** Arguments as `item: oak_log, amount: 4`. */
function inWords(args: Readonly<Record<string, unknown>>): string {
  const parts = Object.entries(args).map(([key, value]) => `${key}: ${valueInWords(value)}`)
  return clipped(parts.join(', '), MAX_CALL)
}

function valueInWords(value: unknown): string {
  if (isPlace(value)) return `[${value.join(', ')}]`
  if (typeof value === 'string') return value
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return clippedJson(value, MAX_CALL)
  return `{${inWords(value as Record<string, unknown>)}}`
}
