import { sendExperience } from '../kernel/player/experience.ts'
import type { Command } from './command.ts'
import { namesOf } from './items.ts'
import { CommandProblem, done } from './reply.ts'
import { players } from './selectors.ts'

/** xp (add|set) <players> <amount> [points|levels]; xp query <player> (points|levels) */
export const experience: Command = (game, source, reader) => {
  const verb = reader.literal(['add', 'set', 'query'])
  const found = players(game, source, reader)
  const [first] = found
  if (verb === 'query' && first) {
    const unit = reader.literal(['points', 'levels'])
    reader.end()
    const value = unit === 'levels' ? first.experience.level : first.experience.points
    return done(`${first.name} has ${value} experience ${unit}`, value)
  }
  const amount = verb === 'set' ? reader.integer({ min: 0 }) : reader.integer()
  const unit = reader.atEnd ? 'points' : reader.literal(['points', 'levels'])
  reader.end()
  let changed = 0
  for (const player of found) {
    const { experience: own } = player
    if (verb === 'add') {
      if (unit === 'levels') own.addLevels(amount)
      else own.addPoints(amount)
    } else if (unit === 'levels') own.setLevel(amount)
    else if (amount < own.toNext) own.points = amount
    else continue
    changed++
    sendExperience(player)
  }
  if (changed === 0)
    throw new CommandProblem(
      'failed',
      "Cannot set experience points above the maximum points for the player's current level",
    )
  const whom = namesOf(found)
  return done(
    verb === 'add'
      ? `Gave ${amount} experience ${unit} to ${whom}`
      : `Set ${amount} experience ${unit} on ${whom}`,
  )
}
