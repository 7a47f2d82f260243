import { displayName } from '../player/display-name.ts'
import { type Text, text } from '../protocol/fields.ts'
import { playersOf, type Selector } from './arguments/selector.ts'
import type { Run } from './tree/node.ts'

/** Names of players who need not be online: a name itself, or those whom a selector finds. */
export const namesOf = (run: Run, targets: string | Selector): string[] =>
  typeof targets === 'string' ? [targets] : playersOf(run, targets).map(({ name }) => name)

/** A name in a reply, with what a click on it does if the player is online. */
export function labelOf({ game }: Run, name: string): Text {
  const player = game.playerNamed(name)
  return player ? displayName(player) : text(name)
}
