import { distance, type Vec } from '../geometry.ts'
import type { Game } from '../kernel/game.ts'
import { GAME_MODES, Player } from '../kernel/player/player.ts'
import { plainNbt } from '../library/nbt.ts'
import { entityNbt } from '../persistence/entity-nbt.ts'
import { bare, lookup, namespaced, splitOutside } from './lookup.ts'
import { containsData } from './paths.ts'
import { inRange, type NumberRange, parseRange } from './ranges.ts'
import type { CommandReader, Token } from './reader.ts'
import type { CommandData, CommandProblem } from './reply.ts'
import { parseSnbt } from './snbt.ts'
import { type CommandSource, labelOf, type Target } from './source.ts'

export type Order = 'nearest' | 'furthest' | 'random' | 'arbitrary'
const ORDERS: readonly Order[] = ['nearest', 'furthest', 'random', 'arbitrary']

export interface SelectorOptions {
  readonly tests: ((entity: Target) => boolean)[]
  /** Origin of distances. */
  readonly from: Vec
  readonly limit: number | undefined
  readonly order: Order | undefined
}

/** Options for features of vanilla that this server does not have. */
const ABSENT = new Set(['scores', 'advancements', 'predicate'])
const AXES = ['x', 'y', 'z'] as const

/** Parses the options between the brackets of a selector. */
export function parseOptions(
  game: Game,
  source: CommandSource,
  reader: CommandReader,
  inner: Token,
): SelectorOptions {
  const tests: ((entity: Target) => boolean)[] = []
  const numbers: Record<string, number> = {}
  let away: NumberRange | undefined
  let limit: number | undefined
  let order: Order | undefined
  for (const part of inner.text.trim() === '' ? [] : splitOutside(inner.text, ',')) {
    const at = inner.start + part.start
    const fail = (message: string) => reader.problem(message, at)
    const equals = part.text.indexOf('=')
    const key = (equals < 0 ? part.text : part.text.slice(0, equals)).trim()
    const value = equals < 0 ? '' : part.text.slice(equals + 1).trim()
    if (ABSENT.has(key))
      throw reader.problem(`Option '${key}' is not supported by this server`, at, 'unsupported')
    if (equals < 0) throw fail(`Expected value for option '${key}'`)
    if (key === 'limit') {
      if (!/^[1-9]\d{0,8}$/.test(value)) throw fail('Limit must be at least 1')
      limit = Number(value)
    } else if (key === 'sort') {
      order = ORDERS.find((known) => known === value)
      if (!order) throw fail(`Invalid or unknown sort type '${value}'`)
    } else if (key === 'distance') {
      away = rangeOf(value, fail)
      if (away.min < 0 && away.min !== -Infinity) throw fail('Distance cannot be negative')
    } else if (/^d?[xyz]$/.test(key)) numbers[key] = numberOf(value, fail)
    else tests.push(test(game, key, value, fail))
  }
  const from = {
    x: numbers['x'] ?? source.position.x,
    y: numbers['y'] ?? source.position.y,
    z: numbers['z'] ?? source.position.z,
  }
  if (away) {
    const range = away
    tests.push((entity) => inRange(distance(entity.position, from), range))
  }
  if (AXES.some((axis) => numbers[`d${axis}`] !== undefined)) tests.push(inBox(from, numbers))
  return { tests, from, limit, order }
}

type Test = (entity: Target) => boolean
type Fail = (message: string) => CommandProblem

function test(game: Game, key: string, value: string, fail: Fail): Test {
  const not = value.startsWith('!')
  const wanted = unquoted((not ? value.slice(1) : value).trim())
  switch (key) {
    case 'type': {
      const kind = bare(wanted)
      if (!lookup(game.registry.entitiesByName, kind))
        throw fail(`Invalid or unknown entity type '${namespaced(wanted)}'`)
      return (entity) => (entity.kind === kind) !== not
    }
    case 'name':
      return (entity) => (labelOf(entity) === wanted) !== not
    case 'tag':
      return (entity) =>
        (wanted === '' ? entity.traits.tags.size === 0 : entity.traits.tags.has(wanted)) !== not
    case 'team':
      // there are no teams, so `team=` matches every player
      return () => (wanted === '') !== not
    case 'gamemode': {
      const mode = GAME_MODES.find((known) => known === wanted)
      if (!mode) throw fail(`Invalid or unknown game mode '${wanted}'`)
      return (entity) => entity instanceof Player && (entity.gameMode === mode) !== not
    }
    case 'level': {
      const range = rangeOf(wanted, fail)
      return (entity) => entity instanceof Player && inRange(entity.experience.level, range)
    }
    case 'x_rotation':
    case 'y_rotation': {
      const range = rangeOf(wanted, fail)
      return (entity) => inRange(turned(key === 'x_rotation' ? entity.pitch : entity.yaw), range)
    }
    case 'nbt': {
      const nbt = plainNbt(parseSnbt((not ? value.slice(1) : value).trim(), (message) => fail(message)))
      return (entity) => containsData(plainNbt(entityNbt(entity)) as CommandData, nbt) !== not
    }
    default:
      throw fail(`Unknown option '${key}'`)
  }
}

/** Whether the box given by x, y, z, dx, dy, dz, enlarged by one block, touches the body (vanilla). */
function inBox(from: Vec, numbers: Readonly<Record<string, number>>): Test {
  return (entity) =>
    AXES.every((axis) => {
      const side = numbers[`d${axis}`] ?? 0
      const low = from[axis] + Math.min(0, side)
      const high = from[axis] + Math.max(0, side) + 1
      const reach = axis === 'y' ? [0, entity.size.height] : [-entity.size.width / 2, entity.size.width / 2]
      return entity.position[axis] + (reach[1] ?? 0) > low && entity.position[axis] + (reach[0] ?? 0) < high
    })
}

function rangeOf(text: string, fail: Fail): NumberRange {
  const range = parseRange(text)
  if (!range) throw fail('Expected value or range of values')
  return range
}

function numberOf(text: string, fail: Fail): number {
  if (!/^-?(\d+(\.\d+)?|\.\d+)$/.test(text)) throw fail('Expected double')
  return Number(text)
}

const unquoted = (text: string): string => text.replace(/^(["'])(.*)\1$/s, '$2')

/** Normalises degrees to -180…180. */
const turned = (degrees: number): number => degrees - 360 * Math.floor((degrees + 180) / 360)
