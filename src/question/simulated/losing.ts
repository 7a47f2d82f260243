import type { DependenciesFacts } from '../kinds/dependencies.ts'
import { happens } from './dice.ts'
import type { Draw } from './draw.ts'

/** Share of its edges that an answer with a lapse loses. */
const LOST_IN_A_LAPSE = 0.5
/** Concentration of the beta distribution that the edges' own rates come from: 2 spreads them from never to always. */
const CONCENTRATION = 2
/** Draws until one is accepted; the chance of needing more is negligible. */
const MAX_DRAWS = 200

/** Whether this answer leaves out an edge that the model holds. */
export function losing({ rules }: Pick<DependenciesFacts, 'rules'>, { rates, dice, of }: Draw) {
  const hasLapse = happens(rates.lapse, dice, 'lapse', of)
  const isContradicted = rules.some(({ wording }) => wording === 'counterfactual')
  return (key: string): boolean =>
    happens(rates.flip, dice, 'flip', key, of) ||
    (rates.uneven > 0 && happens(ownRate(key, rates.uneven, dice), dice, 'uneven', key, of)) ||
    (hasLapse && happens(LOST_IN_A_LAPSE, dice, 'lost', key, of)) ||
    (isContradicted && happens(rates.over_reaction, dice, 'startled', key, of))
}

/** An edge's own rate, from the beta distribution with this mean, by Jöhnk's method (1964). */
function ownRate(key: string, mean: number, dice: Draw['dice']): number {
  const [a, b] = [CONCENTRATION * mean, CONCENTRATION * (1 - mean)]
  for (let draw = 0; draw < MAX_DRAWS; draw++) {
    const x = dice('rate', key, draw) ** (1 / a)
    const y = dice('rest', key, draw) ** (1 / b)
    if (x + y > 0 && x + y <= 1) return x / (x + y)
  }
  return mean
}

/**
 * The rules whose contradiction this answer notices. The more rules are contradicted at once, the more are
 * overlooked: the probability for each is `overlooked` × (1 + `crowding` × the others).
 */
export function notedIn({ rules }: Pick<DependenciesFacts, 'rules'>, { rates, dice, of }: Draw): Set<string> {
  const contradicted = rules.filter(({ wording }) => wording === 'counterfactual')
  if (happens(rates.ignored, dice, 'ignored', of)) return new Set()
  const overlooked = rates.overlooked * (1 + rates.crowding * (contradicted.length - 1))
  return new Set(
    contradicted.flatMap(({ id }) => (happens(overlooked, dice, 'overlooked', id, of) ? [] : [id])),
  )
}
