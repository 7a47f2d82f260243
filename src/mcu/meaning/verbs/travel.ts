import type { Predicate } from '../../predicate/predicate.ts'
import { byEye, byRule, type Meaning, type Phrase, type Verb } from './verb.ts'

/** Thresholds of the paper's table of metrics (blocks). */
const EXPLORED = 50
const CLIMBED = 20
const DUG = 10

const GOALS: readonly (readonly [pattern: RegExp, predicate: Predicate, atom: string])[] = [
  [
    /^(?:go )?(?:explore|exploring|exploration|navigation|navigate|wander off)(?: the)?(?: world| map| surroundings| area| around)?$/,
    { kind: 'offset', horizontal: EXPLORED },
    'move_explore_the_world',
  ],
  [
    /^(?:explore climb|climb(?:ing)?(?: up)?(?: a| the)?(?: high)? ?(?:mountains?|hills?|cliffs?)?|explore climbing)$/,
    { kind: 'offset', up: CLIMBED },
    'move_climb_a_mountain',
  ],
  [
    /^dig (?:straight )?down$|^dig(?: a)?(?: deep)? hole$|^dig as far as possible$|^dig deep$|^mine down$/,
    { kind: 'offset', down: DUG },
    'move_dig_down',
  ],
]

/** Distances from an agent's starting point. */
export const travel: Verb = {
  id: 'travel',
  forms: [
    'explore',
    'exploring',
    'exploration',
    'navigate',
    'navigation',
    'climb',
    'climbing',
    'dig',
    'mine',
    'go',
    'go explore',
    'wander off',
  ],
  example: 'climb the mountain',
  category: 'Exploration',
  missing: 'the expert climbs and digs down by no plan of its own',
  read: readTravel,
}

function readTravel(phrase: Phrase): Meaning | undefined {
  const { text, verb } = phrase
  const whole = text === '' ? verb : `${verb} ${text}`
  const goal = GOALS.find(([pattern]) => pattern.test(whole))
  if (goal !== undefined) {
    const [, predicate, atom] = goal
    const isMountain = 'up' in predicate
    return byRule(predicate, {
      atom,
      ...(isMountain ? { world: 'terrain' } : {}),
      ...(text === '' ? {} : { object: { words: text, names: [] } }),
    })
  }
  if (verb === 'explore' && /^(?:the |a )?(?:map|caves?|mines?|house|castle)$/.test(text))
    return byEye('places', phrase)
  return verb === 'climb' && text !== '' ? byEye('places', phrase) : undefined
}
