import { Body } from '../kernel/entities/body.ts'
import { Player } from '../kernel/player/player.ts'
import { hurtPlayer } from '../player/health.ts'
import type { Command } from './command.ts'
import { CommandProblem, done } from './reply.ts'
import { nameOf, namesOfTargets, type Target, targets } from './selectors.ts'
import type { CommandSource } from './source.ts'

/** Maximum number of tags of one entity (vanilla). */
const MAX_TAGS = 1024

/** kill [targets] */
export const kill: Command = (game, source, reader) => {
  const killed: readonly Target[] = reader.atEnd ? own(source) : targets(game, source, reader)
  reader.end()
  for (const target of killed) {
    if (target instanceof Player) hurtPlayer(game, target, { amount: Number.MAX_VALUE, cause: 'kill' })
    else if (target instanceof Body) target.die()
    else game.removeEntity(target)
  }
  return done(`Killed ${namesOfTargets(killed)}`)
}

function own(source: CommandSource): readonly Target[] {
  if (!source.entity) throw new CommandProblem('not_found', 'An entity is required to run this command here')
  return [source.entity]
}

/** tag <targets> (add <name> | remove <name> | list) */
export const tag: Command = (game, source, reader) => {
  const found = targets(game, source, reader)
  const verb = reader.literal(['add', 'remove', 'list'])
  const name = verb === 'list' ? '' : reader.next().text
  reader.end()
  const whom = namesOfTargets(found)
  const [only] = found
  if (verb === 'list') {
    const tags = [...new Set(found.flatMap((entity) => [...entity.traits.tags]))]
    const label = found.length === 1 && only ? nameOf(game, only) : `The ${found.length} entities`
    const verbs = found.length === 1 ? 'has' : 'have'
    if (tags.length === 0) return done(`${label} ${verbs} no tags`, tags)
    return done(
      `${label} ${verbs} ${tags.length} ${found.length === 1 ? '' : 'total '}tags: ${tags.join(', ')}`,
      tags,
    )
  }
  const changed = found.filter(({ traits: { tags } }) =>
    verb === 'remove' ? tags.delete(name) : !tags.has(name) && tags.size < MAX_TAGS && tags.add(name),
  )
  if (changed.length === 0)
    throw new CommandProblem(
      'failed',
      verb === 'add'
        ? 'Target either already has the tag or has too many tags'
        : 'Target does not have this tag',
    )
  return done(verb === 'add' ? `Added tag '${name}' to ${whom}` : `Removed tag '${name}' from ${whom}`)
}
