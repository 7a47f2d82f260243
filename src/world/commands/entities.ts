import { Body } from '../entities/body.ts'
import type { Vec } from '../geometry.ts'
import { hurtPlayer } from '../player/health.ts'
import { teleport } from '../player/movement.ts'
import { Player } from '../player/player.ts'
import type { Command } from './command.ts'
import { self } from './items.ts'
import { CommandProblem, done } from './reply.ts'
import { nameOf, oneTarget, type Target, targets } from './selectors.ts'

/** Kinds nobody can summon. */
const NOT_SUMMONABLE = new Set(['player', 'fishing_bobber'])

/** tp [targets] (<place> | <entity>) [yaw pitch] */
export const tp: Command = (game, source, reader) => {
  const movesOthers = !reader.hasCoordinates && reader.left > 1
  const moved: Target[] = movesOthers ? targets(game, source, reader) : self(source)
  if (reader.hasCoordinates) {
    const to = reader.exact(source)
    const look = reader.atEnd
      ? undefined
      : { yaw: reader.integer(), pitch: reader.integer({ min: -90, max: 90 }) }
    reader.end()
    for (const it of moved) move(it, to, look)
    return done(`Teleported ${whom(moved)} to ${[to.x, to.y, to.z].map((n) => n.toFixed(6)).join(', ')}`)
  }
  const goal = oneTarget(game, source, reader)
  reader.end()
  for (const it of moved) move(it, goal.position)
  return done(`Teleported ${whom(moved)} to ${nameOf(game, goal)}`)

  function move(it: Target, to: Vec, look?: { yaw: number; pitch: number }): void {
    if (it instanceof Player) teleport(game, it, to, look)
    else it.position = to
  }

  function whom(list: readonly Target[]): string {
    return list.length === 1 && list[0] ? nameOf(game, list[0]) : `${list.length} entities`
  }
}

/** kill [targets] */
export const kill: Command = (game, source, reader) => {
  const killed: Target[] = reader.atEnd ? self(source) : targets(game, source, reader)
  reader.end()
  for (const it of killed) {
    if (it instanceof Player) hurtPlayer(game, it, { amount: Number.MAX_VALUE, cause: 'kill' })
    else if (it instanceof Body) it.die()
    else game.removeEntity(it)
  }
  const [only] = killed
  return done(
    killed.length === 1 && only ? `Killed ${nameOf(game, only)}` : `Killed ${killed.length} entities`,
  )
}

/** summon <entity> [place] */
export const summon: Command = (game, source, reader) => {
  const { text, start } = reader.next()
  const kind = text.replace(/^minecraft:/, '')
  const definition = game.registry.entitiesByName[kind]
  if (!definition || NOT_SUMMONABLE.has(kind))
    throw reader.problem(`Unknown entity: ${text}`, start, 'not_found')
  const place = reader.atEnd ? source.position : reader.exact(source)
  reader.end()
  if (!isLiving(definition))
    throw new CommandProblem('failed', `Unable to summon ${kind}: only living entities are supported`)
  const body = game.summon(kind, place)
  return done(`Summoned new ${definition.displayName}`, { id: body.id, uuid: body.uuid })
}

function isLiving(definition: { type: string; name: string }): boolean {
  return !['projectile', 'other'].includes(definition.type) || definition.name === 'armor_stand'
}
