import { Body } from '../entities/body.ts'
import type { Entity } from '../entities/entity.ts'
import type { Game } from '../game.ts'
import { distance } from '../geometry.ts'
import { Player } from '../player/player.ts'
import type { CommandReader, Token } from './reader.ts'
import { CommandProblem } from './reply.ts'
import type { CommandSource } from './source.ts'

export type Target = Player | Entity

/** Kind of a selector: self, nearest player, all players, all entities, a random player. */
type Kind = 's' | 'p' | 'a' | 'e' | 'r'

interface Options {
  readonly tests: ((it: Target) => boolean)[]
  limit: number | undefined
}

/** Names of players, or a selector, that has to find somebody. */
export function players(game: Game, source: CommandSource, reader: CommandReader): Player[] {
  const token = reader.next()
  const found = select(game, source, reader, token)
  if (/^@e/.test(token.text) && found.some((it) => !(it instanceof Player)))
    throw reader.problem(
      'Only players may be affected by this command, but the provided selector includes entities',
      token.start,
    )
  const list = found.filter((it) => it instanceof Player)
  if (list.length === 0) throw new CommandProblem('not_found', 'No player was found')
  return list
}

/** As above, entities included. */
export function targets(game: Game, source: CommandSource, reader: CommandReader): Target[] {
  const found = select(game, source, reader, reader.next())
  if (found.length === 0) throw new CommandProblem('not_found', 'No entity was found')
  return found
}

/** Exactly one. */
export function oneTarget(game: Game, source: CommandSource, reader: CommandReader): Target {
  const start = reader.peek()?.start ?? reader.line.length
  const [first, second] = targets(game, source, reader)
  if (second)
    throw reader.problem('Only one entity is allowed, but the provided selector allows more than one', start)
  if (!first) throw new CommandProblem('not_found', 'No entity was found')
  return first
}

/** What somebody is called in messages. */
export function nameOf(game: Game, target: Target): string {
  return target instanceof Player ? target.name : game.entityDefinition(target.kind).displayName
}

function select(game: Game, source: CommandSource, reader: CommandReader, token: Token): Target[] {
  if (!token.text.startsWith('@')) {
    const named =
      game.playerNamed(token.text) ?? [...game.entities.values()].find((it) => it.uuid === token.text)
    return named ? [named] : []
  }
  const match = /^@([a-z])(?:\[(.*)\])?$/.exec(token.text)
  const kind = match?.[1]
  if (!match || !kind || !'spaer'.includes(kind))
    throw reader.problem(`Unknown selector type '${token.text}'`, token.start)
  const options = parseOptions(game, source, reader, { text: match[2] ?? '', start: token.start + 3 })
  const found = candidates(game, source, kind as Kind).filter((it) => options.tests.every((test) => test(it)))
  return limited(game, source, kind as Kind, found, options.limit)
}

function candidates(game: Game, source: CommandSource, kind: Kind): Target[] {
  if (kind === 's') return source.player ? [source.player] : []
  if (kind !== 'e') return game.players.filter((it) => !it.dead)
  const living = [...game.entities.values()].filter((it) => !(it instanceof Body && it.dying))
  return [...living, ...game.players]
}

function limited(
  game: Game,
  source: CommandSource,
  kind: Kind,
  found: Target[],
  limit: number | undefined,
): Target[] {
  if (kind === 'p')
    return found
      .sort((a, b) => distance(a.position, source.position) - distance(b.position, source.position))
      .slice(0, limit ?? 1)
  if (kind !== 'r') return limit === undefined ? found : found.slice(0, limit)
  const drawn: Target[] = []
  for (let n = limit ?? 1; n > 0 && found.length > 0; n--)
    drawn.push(...found.splice(game.chance.between(0, found.length - 1), 1))
  return drawn
}

function parseOptions(game: Game, source: CommandSource, reader: CommandReader, inner: Token): Options {
  const options: Options = { tests: [], limit: undefined }
  let at = inner.start
  for (const part of inner.text === '' ? [] : inner.text.split(',')) {
    const [key = '', value = ''] = part.split('=').map((it) => it.trim())
    const fail = (message: string) => reader.problem(message, at)
    const not = value.startsWith('!')
    const wanted = not ? value.slice(1) : value
    switch (key) {
      case 'type': {
        const kind = wanted.replace('minecraft:', '')
        if (!game.registry.entitiesByName[kind]) throw fail(`Invalid or unknown entity type '${wanted}'`)
        options.tests.push((it) => (it.kind === kind) !== not)
        break
      }
      case 'name':
        options.tests.push((it) => (nameOf(game, it) === wanted.replace(/^"(.*)"$/, '$1')) !== not)
        break
      case 'distance': {
        const { min, max } = range(wanted, fail)
        options.tests.push((it) => {
          const d = distance(it.position, source.position)
          return d >= min && d <= max
        })
        break
      }
      case 'limit':
        if (!/^[1-9]\d*$/.test(value)) throw fail('Limit must be at least 1')
        options.limit = Number(value)
        break
      default:
        throw fail(`Unknown option '${key}'`)
    }
    at += part.length + 1
  }
  return options
}

function range(text: string, fail: (message: string) => CommandProblem): { min: number; max: number } {
  const match = /^(\d*\.?\d+)?(\.\.)?(\d*\.?\d+)?$/.exec(text.replace(/^(\d+)\.\./, '$1..'))
  if (!match || text === '' || text === '..') throw fail('Expected value or range of values')
  const [, low, dots, high] = match
  if (!dots) return { min: Number(low), max: Number(low) }
  return { min: Number(low ?? 0), max: Number(high ?? Infinity) }
}
