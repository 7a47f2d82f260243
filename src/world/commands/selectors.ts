import { distance } from '../geometry.ts'
import { Body } from '../kernel/entities/body.ts'
import type { Game } from '../kernel/game.ts'
import { Player } from '../kernel/player/player.ts'
import type { CommandReader, Token } from './reader.ts'
import { CommandProblem } from './reply.ts'
import { type Order, parseOptions, type SelectorOptions } from './selector-options.ts'
import { type CommandSource, labelOf, type Target } from './source.ts'

export type { Target } from './source.ts'

/** The letter of a selector: self, nearest player, all players, all entities, random player. */
type Kind = 's' | 'p' | 'a' | 'e' | 'r'

/** Reads a player name or selector. Throws CommandProblem if it finds nobody. */
export function players(game: Game, source: CommandSource, reader: CommandReader): Player[] {
  const token = reader.next()
  const found = select(game, source, reader, token)
  const list = found.filter((entity) => entity instanceof Player)
  if (found.length > list.length)
    throw reader.problem(
      'Only players may be affected by this command, but the provided selector includes entities',
      token.start,
    )
  if (list.length === 0) throw new CommandProblem('not_found', 'No player was found')
  return list
}

/** Like `players`, but for all entities. */
export function targets(game: Game, source: CommandSource, reader: CommandReader): Target[] {
  const found = anyTargets(game, source, reader)
  if (found.length === 0) throw new CommandProblem('not_found', 'No entity was found')
  return found
}

/** Like `targets`, but may find nothing. */
export function anyTargets(game: Game, source: CommandSource, reader: CommandReader): Target[] {
  return select(game, source, reader, reader.next())
}

/** Like `targets`, but must find exactly one. */
export function oneTarget(game: Game, source: CommandSource, reader: CommandReader): Target {
  const start = reader.peek()?.start ?? reader.line.length
  const [first, second] = targets(game, source, reader)
  if (second)
    throw reader.problem('Only one entity is allowed, but the provided selector allows more than one', start)
  if (!first) throw new CommandProblem('not_found', 'No entity was found')
  return first
}

/** The name of a target in messages. */
export const nameOf = (_game: Game, target: Target): string => labelOf(target)

/** The name of a single target, or the number of several. */
export const namesOfTargets = (list: readonly Target[]): string =>
  list.length === 1 && list[0] ? labelOf(list[0]) : `${list.length} entities`

function select(game: Game, source: CommandSource, reader: CommandReader, token: Token): Target[] {
  if (!token.text.startsWith('@')) {
    const named =
      game.playerNamed(token.text) ?? [...game.entities.values()].find((entity) => entity.uuid === token.text)
    return named ? [named] : []
  }
  const kind = token.text[1] ?? ''
  const inner = token.text.slice(2)
  if (!'spaer'.includes(kind) || kind === '')
    throw reader.problem(`Unknown selector type '${token.text}'`, token.start)
  if (inner !== '' && !(inner.startsWith('[') && inner.endsWith(']') && inner.length > 1))
    throw reader.problem('Expected end of options', token.start + token.text.length)
  const options = parseOptions(game, source, reader, { text: inner.slice(1, -1), start: token.start + 3 })
  const found = candidates(game, source, kind as Kind).filter((candidate) =>
    options.tests.every((test) => test(candidate)),
  )
  return limited(game, kind as Kind, found, options)
}

/** Only @e excludes dead players (vanilla). */
function candidates(game: Game, source: CommandSource, kind: Kind): Target[] {
  if (kind === 's') return source.entity && !source.entity.removed ? [source.entity] : []
  if (kind !== 'e') return [...game.players]
  const living = [...game.entities.values()].filter((entity) => !(entity instanceof Body && entity.dying))
  return [...living, ...game.players.filter((player) => !player.dead)]
}

const ORDERS: Readonly<Record<Kind, Order>> = {
  s: 'arbitrary',
  a: 'arbitrary',
  e: 'arbitrary',
  p: 'nearest',
  r: 'random',
}

function limited(game: Game, kind: Kind, found: Target[], options: SelectorOptions): Target[] {
  const limit = options.limit ?? (kind === 'p' || kind === 'r' ? 1 : undefined)
  const order = options.order ?? ORDERS[kind]
  const from = options.from
  const away = (a: Target, b: Target) => distance(a.position, from) - distance(b.position, from)
  if (order === 'nearest') found.sort(away)
  if (order === 'furthest') found.sort((a, b) => away(b, a))
  if (order === 'random') shuffle(game, found, limit ?? found.length)
  return limit === undefined ? found : found.slice(0, limit)
}

/** Moves `count` random entries to the front. */
function shuffle(game: Game, list: Target[], count: number): void {
  for (let i = 0; i < Math.min(count, list.length); i++) {
    const j = game.chance.between(i, list.length - 1)
    const [a, b] = [list[i], list[j]]
    if (a && b) [list[i], list[j]] = [b, a]
  }
}
