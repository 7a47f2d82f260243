import { sendExperience } from '../kernel/player/experience.ts'
import type { Player } from '../kernel/player/player.ts'
import { displayName } from '../player/display-name.ts'
import { translate } from '../protocol/fields.ts'
import { PLAYER, PLAYERS } from './arguments/entities.ts'
import { integer } from './arguments/numbers.ts'
import { playersOf } from './arguments/selector.ts'
import { type CommandData, missing, refused } from './reply.ts'
import { oneOrMany } from './texts.ts'
import { type At, command, type Run } from './tree/node.ts'

const UNITS = ['points', 'levels'] as const
type Unit = (typeof UNITS)[number]

/** experience (add|set) <targets> <amount> [points|levels]; experience query <target> (points|levels) */
export const experience = command(
  'experience',
  (at) => {
    change(at, 'add', integer(), add)
    change(at, 'set', integer({ min: 0 }), set)
    at.literal('query', (at) =>
      at.argument('targets', PLAYER, (at) => {
        for (const unit of UNITS)
          at.literal(unit, (at) => at.runs((run, { targets }) => query(run, playersOf(run, targets), unit)))
      }),
    )
  },
  { also: ['xp'] },
)

type Change = (run: Run, found: readonly Player[], amount: number, unit: Unit) => void

function change(at: At, verb: string, amount: ReturnType<typeof integer>, act: Change): void {
  at.literal(verb, (at) =>
    at.argument('targets', PLAYERS, (at) =>
      at.argument('amount', amount, (at) => {
        at.runs((run, { targets, amount }) => act(run, playersOf(run, targets), amount, 'points'))
        for (const unit of UNITS)
          at.literal(unit, (at) =>
            at.runs((run, { targets, amount }) => act(run, playersOf(run, targets), amount, unit)),
          )
      }),
    ),
  )
}

const ADDED = {
  points: [
    'commands.experience.add.points.success.single',
    'commands.experience.add.points.success.multiple',
  ],
  levels: [
    'commands.experience.add.levels.success.single',
    'commands.experience.add.levels.success.multiple',
  ],
} as const

const SET = {
  points: [
    'commands.experience.set.points.success.single',
    'commands.experience.set.points.success.multiple',
  ],
  levels: [
    'commands.experience.set.levels.success.single',
    'commands.experience.set.levels.success.multiple',
  ],
} as const

function add(run: Run, found: readonly Player[], amount: number, unit: Unit): void {
  for (const player of found) {
    if (unit === 'levels') player.experience.addLevels(amount)
    else player.experience.addPoints(amount)
    sendExperience(player)
  }
  reportExperience(run, found, amount, ADDED[unit])
}

function set(run: Run, found: readonly Player[], amount: number, unit: Unit): void {
  const changed = found.filter(({ experience }) => unit === 'levels' || amount < experience.toNext)
  if (changed.length === 0) throw refused('commands.experience.set.points.invalid')
  for (const player of changed) {
    if (unit === 'levels') player.experience.setLevel(amount)
    else player.experience.points = amount
    sendExperience(player)
  }
  reportExperience(run, found, amount, SET[unit])
}

function reportExperience(
  run: Run,
  found: readonly Player[],
  amount: number,
  [single, multiple]: readonly [string, string],
): void {
  run.did(
    oneOrMany(
      found,
      (who) => translate(single, amount, who),
      (many) => translate(multiple, amount, many),
    ),
  )
}

function query(run: Run, [player]: readonly Player[], unit: Unit): CommandData {
  if (!player) throw missing('argument.entity.notfound.player')
  const { level, points } = player.experience
  const value = unit === 'levels' ? level : points
  const key = unit === 'levels' ? 'commands.experience.query.levels' : 'commands.experience.query.points'
  run.says(translate(key, displayName(player), value))
  return value
}
