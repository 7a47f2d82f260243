import type { Player } from '../kernel/player/player.ts'
import { ADVANCEMENTS, type Advancement } from '../player/advancements/list.ts'
import { isDone, isMet, setCriteria } from '../player/advancements/progress.ts'
import { displayName } from '../player/display-name.ts'
import { type Text, text, translate } from '../protocol/fields.ts'
import { PLAYERS } from './arguments/entities.ts'
import { playersOf, type Selector } from './arguments/selector.ts'
import { WORD } from './arguments/words.ts'
import { namespaced, readName } from './names.ts'
import { type CommandData, missing, refused } from './reply.ts'
import { type ArgumentType, type At, command, type Run } from './tree/node.ts'
import { suggestResources } from './tree/suggestions.ts'

/** An advancement by its name. */
const ADVANCEMENT: ArgumentType<Advancement> = {
  parser: { id: 'minecraft:resource_location', suggestions: 'minecraft:ask_server' },
  parse(reader) {
    const name = readName(reader)
    const found = ADVANCEMENTS.find(({ id }) => id === name)
    if (!found) throw missing('advancement.advancementNotFound', namespaced(name))
    return found
  },
  suggest: suggestResources(() => ADVANCEMENTS.map(({ id }) => id)),
}

/** Ways to select advancements. */
const WAYS: Readonly<Record<'from' | 'until' | 'through', (of: Advancement) => readonly Advancement[]>> = {
  from: (of) => [of, ...after(of)],
  until: (of) => [...before(of), of],
  through: (of) => [...before(of), of, ...after(of)],
}

/** advancement (grant | revoke) <targets> (everything | only <name> [criterion] | from | until | through <name>) */
export const advancement = command('advancement', (at) => {
  for (const verb of ['grant', 'revoke'] as const)
    at.literal(verb, (at) => at.argument('targets', PLAYERS, (at) => choices(at, verb)))
})

type Verb = 'grant' | 'revoke'

function choices(at: At<{ readonly targets: Selector }>, verb: Verb): void {
  at.literal('everything', (at) => at.runs((run, { targets }) => change(run, targets, ADVANCEMENTS, verb)))
  at.literal('only', (at) =>
    at.argument('advancement', ADVANCEMENT, (at) =>
      at
        .runs((run, args) => change(run, args.targets, [args.advancement], verb))
        .argument('criterion', WORD, (at) =>
          at.runs((run, args) => changeOne(run, args.targets, args.advancement, args.criterion, verb)),
        ),
    ),
  )
  for (const [way, meant] of Object.entries(WAYS))
    at.literal(way, (at) =>
      at.argument('advancement', ADVANCEMENT, (at) =>
        at.runs((run, args) => change(run, args.targets, meant(args.advancement), verb)),
      ),
    )
}

const before = ({ parent }: Advancement): Advancement[] => {
  const own = ADVANCEMENTS.find(({ id }) => id === parent)
  return own ? [...before(own), own] : []
}
const after = ({ id }: Advancement): Advancement[] =>
  ADVANCEMENTS.filter(({ parent }) => parent === id).flatMap((child) => [child, ...after(child)])

const titled = ({ id }: Advancement): Text => text(`[${namespaced(id)}]`)

/** Grants or revokes whole advancements. */
function change(run: Run, targets: Selector, list: readonly Advancement[], verb: Verb): CommandData {
  const players = playersOf(run, targets)
  const granted = verb === 'grant'
  let count = 0
  for (const player of players)
    for (const each of list) {
      if (granted && isDone(run.game, player, each)) continue
      const names = Object.keys(each.criteria)
      if (setCriteria(run.game, player, each, { names, granted })) count++
    }
  const [first] = list
  const what = list.length === 1 && first ? titled(first) : list.length
  const key = `${list.length === 1 ? 'one' : 'many'}.to.${players.length === 1 ? 'one' : 'many'}`
  const words = [what, whom(players)] as const
  if (count === 0) throw refused(`commands.advancement.${verb}.${key}.failure`, ...words)
  run.did(translate(`commands.advancement.${verb}.${key}.success`, ...words))
  return count
}

function changeOne(run: Run, targets: Selector, of: Advancement, criterion: string, verb: Verb): CommandData {
  const players = playersOf(run, targets)
  if (!of.criteria[criterion]) throw refused('commands.advancement.criterionNotFound', titled(of), criterion)
  const granted = verb === 'grant'
  const changed = players.filter((player) => isMet(run.game, player, of, criterion) !== granted)
  for (const player of changed) setCriteria(run.game, player, of, { names: [criterion], granted })
  const key = `commands.advancement.${verb}.criterion.to.${players.length === 1 ? 'one' : 'many'}`
  const words = [criterion, titled(of), whom(players)] as const
  if (changed.length === 0) throw refused(`${key}.failure`, ...words)
  run.did(translate(`${key}.success`, ...words))
  return changed.length
}

const whom = (players: readonly Player[]): Text | number => {
  const [only] = players
  return players.length === 1 && only ? displayName(only) : players.length
}
