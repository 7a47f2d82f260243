import type { Game } from '../kernel/game.ts'
import { addEffect, effectNumber, isInstant, removeEffect } from '../player/effects.ts'
import type { Command } from './command.ts'
import { bare, namespaced } from './lookup.ts'
import type { CommandReader } from './reader.ts'
import { CommandProblem, done } from './reply.ts'
import { namesOfTargets, type Target, targets } from './selectors.ts'

const DEFAULT_SECONDS = 30
const MAX_SECONDS = 1_000_000
const TICKS = 20

/** effect give <targets> <effect> [seconds] [amplifier] [hide particles]; effect clear [targets] [effect] */
export const effect: Command = (game, source, reader) => {
  if (reader.literal(['give', 'clear']) === 'clear') {
    const found: readonly Target[] = !reader.atEnd
      ? targets(game, source, reader)
      : source.entity
        ? [source.entity]
        : []
    if (found.length === 0)
      throw new CommandProblem('not_found', 'An entity is required to run this command here')
    return reader.atEnd ? clearAll(game, found) : clearOne(game, found, reader)
  }
  const found = targets(game, source, reader)
  const { name, id, label } = effectArgument(game, reader)
  const instant = isInstant(name)
  const seconds = reader.atEnd ? undefined : reader.integer({ min: 1, max: MAX_SECONDS })
  const amplifier = reader.atEnd ? 0 : reader.integer({ min: 0, max: 255 })
  const hidden = reader.atEnd ? false : reader.boolean()
  reader.end()
  const ticks = instant ? (seconds ?? 1) : (seconds ?? DEFAULT_SECONDS) * TICKS
  const changed = found.filter((entity) => addEffect(game, entity, { name, id, amplifier, ticks, hidden }))
  if (changed.length === 0)
    throw new CommandProblem(
      'failed',
      'Unable to apply this effect (target is either immune to effects, or has something stronger)',
    )
  return done(`Applied effect ${label} to ${namesOfTargets(found)}`)
}

function clearAll(game: Game, found: readonly Target[]): ReturnType<Command> {
  const changed = found.filter((entity) => {
    const names = [...entity.traits.effects.keys()]
    for (const name of names) removeEffect(game, entity, name)
    return names.length > 0
  })
  if (changed.length === 0) throw new CommandProblem('failed', 'Target has no effects to remove')
  return done(`Removed every effect from ${namesOfTargets(found)}`)
}

function clearOne(game: Game, found: readonly Target[], reader: CommandReader): ReturnType<Command> {
  const { name, label } = effectArgument(game, reader)
  reader.end()
  if (found.filter((entity) => removeEffect(game, entity, name)).length === 0)
    throw new CommandProblem('failed', "Target doesn't have the requested effect")
  return done(`Removed effect ${label} from ${namesOfTargets(found)}`)
}

function effectArgument(game: Game, reader: CommandReader): { name: string; id: number; label: string } {
  const { text, start } = reader.next()
  const name = bare(text)
  const id = effectNumber(game, name)
  if (id === undefined) throw reader.problem(`Unknown effect: ${namespaced(text)}`, start, 'not_found')
  const label = name.replace(
    /(^|_)(\w)/g,
    (_all, gap: string, letter: string) => (gap && ' ') + letter.toUpperCase(),
  )
  return { name, id, label }
}
