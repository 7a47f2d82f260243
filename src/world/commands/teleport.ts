import { add, type Look, type Vec } from '../geometry.ts'
import type { Game } from '../kernel/game.ts'
import { Player } from '../kernel/player/player.ts'
import { teleport } from '../player/teleport.ts'
import { checkedPlace } from './arguments.ts'
import type { Command } from './command.ts'
import { lookAt, rotation } from './coordinates.ts'
import { self } from './items.ts'
import type { CommandReader } from './reader.ts'
import { CommandProblem, done } from './reply.ts'
import { nameOf, namesOfTargets, oneTarget, type Target, targets } from './selectors.ts'
import { type CommandSource, eyeHeight } from './source.ts'

/**
 * tp <entity>; tp <place> [yaw pitch]; tp <targets> <entity>;
 * tp <targets> <place> [yaw pitch | facing (<place> | entity <target> [eyes|feet])]
 */
export const tp: Command = (game, source, reader) => {
  const movesOthers = !reader.hasCoordinates && reader.left > 1
  const moved: readonly Target[] = movesOthers ? targets(game, source, reader) : own(source)
  if (reader.hasCoordinates) {
    const to = checkedPlace(reader.exact(source), 'teleport')
    const look = reader.atEnd ? undefined : lookArgument(game, source, reader)
    reader.end()
    for (const target of moved) move(game, target, to, look?.(target, to))
    const place = [to.x, to.y, to.z].map((n) => n.toFixed(6)).join(', ')
    return done(`Teleported ${namesOfTargets(moved)} to ${place}`)
  }
  const goal = oneTarget(game, source, reader)
  reader.end()
  for (const target of moved) move(game, target, goal.position, goal)
  return done(`Teleported ${namesOfTargets(moved)} to ${nameOf(game, goal)}`)
}

/** The entity that runs the command, directly or through `execute`. */
function own(source: CommandSource): readonly Target[] {
  if (!source.entity) return self(source)
  return [source.entity]
}

type LookFor = (entity: Target, to: Vec) => Look

/** Where the targets look on arrival: the same angles for all, or towards a point. */
function lookArgument(game: Game, source: CommandSource, reader: CommandReader): LookFor {
  if (reader.peek()?.text !== 'facing') {
    const look = rotation(reader, source)
    return () => look
  }
  reader.next()
  if (reader.peek()?.text !== 'entity') {
    const point = reader.exact(source)
    return (entity, to) => lookAt(eyes(entity, to), point)
  }
  reader.next()
  const target = oneTarget(game, source, reader)
  const part = reader.atEnd ? 'feet' : reader.literal(['eyes', 'feet'])
  const height = part === 'eyes' ? eyeHeight(target) : 0
  return (entity, to) => lookAt(eyes(entity, to), add(target.position, { x: 0, y: height, z: 0 }))
}

const eyes = (entity: Target, at: Vec): Vec => ({ ...at, y: at.y + eyeHeight(entity) })

function move(game: Game, entity: Target, to: Vec, look?: Look): void {
  if (entity instanceof Player) {
    if (entity.dead) throw new CommandProblem('failed', `${entity.name} is dead`)
    teleport(game, entity, to, look && { yaw: look.yaw, pitch: look.pitch })
    return
  }
  entity.position = { x: to.x, y: to.y, z: to.z }
  entity.velocity = { x: 0, y: 0, z: 0 }
  if (look) {
    entity.yaw = look.yaw
    entity.pitch = Math.max(-90, Math.min(90, look.pitch))
  }
}
