import { BUTTONS, type KeyAction, STILL } from '../../../body/keys/buttons.ts'
import { compactOf } from '../../../body/keys/compact-index.ts'
import { dropsOf } from '../../../game/blocks/drops.ts'
import { namesTest } from '../../../game/names.ts'
import type { GameVersion } from '../../../game/version.ts'
import { readTask } from '../../../mcu/meaning/read.ts'
import { composeReading } from '../../../mcu/molecule/compose.ts'
import { leavesOf } from '../../../mcu/predicate/parts.ts'
import type { Leaf, Predicate } from '../../../mcu/predicate/predicate.ts'
import type { PurpleAgent } from '../purple-agent.ts'
import { craft, type Rules } from './craft.ts'
import { readFacts } from './facts.ts'
import { mine } from './mine.ts'
import { OracleError } from './oracle-error.ts'
import { type Course, Pilot } from './pilot.ts'
import { useOnAnimal } from './use-on-animal.ts'

/** Maximum repetitions of a goal: an agent does not know how often a reward pays. */
const MAX_ROUNDS = 40

/** Notation of an action: one of the three formats in `keyActionSchema`. */
export type ActionFormat = 1 | 2 | 3

export interface OracleOptions {
  /** The green agent's version of the game. */
  readonly minecraft: GameVersion
  readonly format: ActionFormat
}

/**
 * An agent that reads facts instead of pictures and plays crafting and mining by keys and cursor. Only our green agent can
 * assess it, and only if the request includes facts (`observation: both` or `semantic`).
 */
export const createOracle = ({ minecraft: version, format }: OracleOptions): PurpleAgent => ({
  id: 'oracle',
  begin({ text }) {
    const goal = goalOf(text, version)
    let course: Course | undefined
    return {
      async act({ semantic }) {
        const facts = readFacts(semantic)
        if (facts === undefined)
          throw new OracleError(
            'The observation has no facts.',
            'Ask for them in the config: observation = "both".',
          )
        const next = course === undefined ? undefined : course.next(facts)
        course ??= play(new Pilot(facts), goal, { version })
        const { value, done = false } = next ?? course.next(facts)
        return written(done || value === undefined ? { pressed: new Set(), camera: STILL } : value, format)
      },
    }
  },
})

function goalOf(text: string, version: GameVersion): Predicate {
  const { success } = composeReading(readTask(text, version))
  if (success !== undefined) return success
  throw new OracleError(
    `No rule decides "${text.slice(0, 100)}".`,
    'Give a task whose goal is to craft or to mine something.',
  )
}

/** Pursues the goal repeatedly, until an attempt fails. */
function* play(pilot: Pilot, goal: Predicate, rules: Rules): Course {
  for (let round = 0; round < MAX_ROUNDS; round++) {
    let isDone = false
    for (const leaf of leavesOf(goal)) isDone ||= yield* pursue(pilot, leaf, { ...rules, round })
    if (!isDone) return
  }
}

function* pursue(pilot: Pilot, leaf: Leaf, rules: Rules & { readonly round: number }): Course<boolean> {
  switch (leaf.kind) {
    case 'crafted': {
      for (const item of leaf.of) if (yield* craft(pilot, item, rules)) return true
      return false
    }
    case 'mined':
      return yield* mine(pilot, namesTest(leaf.of), rules)
    case 'picked_up': {
      const isWanted = namesTest(leaf.of)
      const gives = (block: string) => dropsOf(block, rules.version).some(({ item }) => isWanted(item))
      return (yield* mine(pilot, gives, rules)) || (yield* useOnAnimal(pilot, isWanted, rules.round))
    }
    default:
      return false
  }
}

function written(action: KeyAction, format: ActionFormat): object {
  const { pitch, yaw } = action.camera
  const camera = [pitch, yaw]
  if (format === 1) {
    const compact = compactOf(action)
    return { type: 'action', action_type: 'agent', buttons: [compact.buttons], camera: [compact.camera] }
  }
  if (format === 2)
    return {
      type: 'action',
      action_type: 'agent',
      buttons: BUTTONS.map((button) => Number(action.pressed.has(button))),
      camera,
    }
  const named = Object.fromEntries(BUTTONS.map((button) => [button, Number(action.pressed.has(button))]))
  return { type: 'action', action_type: 'env', action: { ...named, camera } }
}
