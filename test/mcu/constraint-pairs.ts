import { eventsOf } from '../../src/core/journal/events.ts'
import { createRandom } from '../../src/core/random.ts'
import { readTask } from '../../src/mcu/meaning/read.ts'
import { constraintsOf, isUnderstood } from '../../src/mcu/meaning/reading.ts'
import { VERBS } from '../../src/mcu/meaning/verbs/index.ts'
import { tryCompose } from '../../src/mcu/molecule/compose.ts'
import { draftOf } from '../../src/scenario/open/draft.ts'
import type { OpenTask } from '../../src/scenario/open/open.ts'
import { waysLackedBy } from '../../src/scenario/open/open-planner.ts'
import { openScenario } from '../../src/scenario/open/scenario.ts'
import { scoreOf } from '../../src/scenario/open/score-fold.ts'
import { readTaskFile } from '../../src/task/resolve-task.ts'
import { playTask } from '../../src/testing/play-task.ts'

const VERSION = '1.19.2'

/** One phrase of each kind of constraint, most of them several. */
const PHRASES = [
  'at night',
  'at noon',
  'in the rain',
  'in a thunderstorm',
  'in a cave',
  'in a house',
  'in the desert',
  'in the nether',
  'in the end',
  'on a mountain',
  'in a village',
  'underwater',
  'in the water',
  'below y=16',
  'above height 100',
  'in the dark',
  'in bright light',
  'near a furnace',
  'bare-handed',
  'with an iron pickaxe',
  'with a diamond sword',
  'using arrows',
  'without a crafting table',
  'out of cobblestone',
  'without dying',
  'without taking damage',
  'without hurting it',
  'within 50 seconds',
  'within 900 steps',
  'twice',
  'from scratch',
  'by trading',
  'by crafting',
] as const

/** The result of a task under a constraint. */
export interface PairOutcome {
  readonly text: string
  readonly outcome: 'refused' | 'by eye' | 'no plan' | 'kept' | 'missed'
  readonly why: string
}

/** A seeded sample of pairs, spread over verbs and constraints: every verb and every phrase occurs about equally often. */
export function samplePairs(count: number, seed: number): string[] {
  const random = createRandom(seed)
  const verbs = VERBS.map(({ example }) => example)
  const offset = random.integer(PHRASES.length)
  return Array.from({ length: count }, (_, index) => {
    const round = Math.floor(index / verbs.length)
    const phrase = PHRASES[(index + round * 7 + offset) % PHRASES.length] ?? PHRASES[0]
    return `${verbs[index % verbs.length]} {${phrase}}`
  })
}

/** Carries a pair out: composed, planned for and played by the expert, or refused with the reason. */
export async function carryOutPair(text: string): Promise<PairOutcome> {
  const reading = readTask(text, VERSION)
  if (!isUnderstood(reading) || constraintsOf(reading).length === 0)
    return { text, outcome: 'missed', why: 'the text is not understood' }
  const composed = tryCompose(reading)
  if ('refused' in composed) return { text, outcome: 'refused', why: composed.refused }
  const { task, issues } = readTaskFile(draftOf(composed.molecule, { minecraft: VERSION }), [openScenario])
  if (task === undefined || issues.length > 0)
    return { text, outcome: 'missed', why: issues.map(({ message }) => message).join('; ') }
  if (composed.molecule.success === undefined) return { text, outcome: 'by eye', why: 'judges are told' }
  const lacking = waysLackedBy(task as OpenTask)
  if (lacking.length > 0) return { text, outcome: 'no plan', why: `no way is known to ${lacking.join('; ')}` }
  const { events } = await playTask(task, openScenario)
  const { success } = scoreOf((task as OpenTask).open, events)
  const end = eventsOf(events, 'episode.finished')[0]?.data
  const isKept = success?.done === true
  return {
    text,
    outcome: isKept ? 'kept' : 'missed',
    why: isKept ? '' : `${end?.reason}; ${JSON.stringify(success)}`,
  }
}
