import { isImplement } from '../../game/items/kinds/implements.ts'
import { namesTest } from '../../game/names.ts'
import type { Term } from './terms/index.ts'

/** Conditions that are in force. */
interface UnderTerms {
  readonly terms: readonly Term[]
}

/** Whether the conditions let an agent work with a given item in hand. */
export const mayHold = ({ terms }: UnderTerms, item: string): boolean =>
  terms.every((term) => {
    if (term.kind === 'holding') return term.of.length === 0 ? !isImplement(item) : namesTest(term.of)(item)
    return term.kind !== 'unused' || !namesTest(term.of)(item)
  })

/** Whether the conditions let an agent kill with a weapon. */
export const mayFightWith = (scene: UnderTerms, item: string): boolean =>
  mayHold(scene, item) && scene.terms.every((term) => term.kind !== 'weapon' || namesTest(term.of)(item))

/** Whether the conditions require a weapon or a tool, so that bare hands are not enough. */
export const needsHeld = ({ terms }: UnderTerms): boolean =>
  terms.some((term) => term.kind === 'weapon' || (term.kind === 'holding' && term.of.length > 0))

/** Whether the conditions determine the held item, so that actions may not choose it. */
export const saysWhatIsHeld = ({ terms }: UnderTerms): boolean =>
  terms.some(({ kind }) => kind === 'holding' || kind === 'unused')
