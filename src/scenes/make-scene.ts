import { createRandom } from '../core/random.ts'
import type { GameVersion } from '../game/version.ts'
import { predicateInWords } from '../mcu/predicate/in-words.ts'
import { harder, type Level } from '../mcu/scene/harder.ts'
import { rougher } from '../mcu/scene/rougher.ts'
import type { Finding } from '../mcu/setup/operation.ts'
import { writeCommand } from '../mcu/setup/write.ts'
import type { Answerer } from '../question/answerer.ts'
import { scene } from '../question/kinds/scene.ts'
import { draftOf, type OpenDraft } from '../scenario/open/draft.ts'
import { moleculeOf, type SceneAssignment } from './assignment.ts'

/** The requirements of a level for a scene, in words for models. */
const IN_WORDS: Readonly<Record<Level, string>> = {
  simple: 'simple. Only what the task takes, by day and in good weather, on flat ground.',
  medium:
    'medium. In addition to what the task needs: about six kinds of unnecessary things, an animal that stands about, rain, and two low hills to walk around.',
  hard: 'hard. In addition to what the task needs: about seventeen kinds of unnecessary things, rain or thunder, night, two animals that stand about, a monster at least twelve blocks away, hills and shallow pits.',
}

/** A round of making a scene. */
export interface Round {
  /** Counted from 1. */
  readonly number: number
  /** Problems of the scene of the previous round. */
  readonly findings: readonly Finding[]
  readonly before: readonly string[]
}

export const FIRST_ROUND: Round = { number: 1, findings: [], before: [] }

/**
 * Makes the scene of an assignment: the answerer supplies its commands. The expert derives them from the rules, with new random draws in each round.
 * @throws ModelError when no reply fits
 */
export async function makeScene(
  assignment: SceneAssignment,
  {
    answerer,
    version,
    round = FIRST_ROUND,
    signal,
  }: { answerer: Answerer; version: GameVersion; round?: Round; signal?: AbortSignal },
): Promise<OpenDraft> {
  const { id, level, seed } = assignment
  const molecule = moleculeOf(assignment, version)
  const random = createRandom(seed).fork(`round ${round.number}`)
  const rough = rougher(molecule.setup, molecule.success, { level, random: random.fork('place') })
  const proposal = harder(rough, molecule.success, { level, random: random.fork('things') })
  const draft = draftOf(molecule, { minecraft: version })
  const { min, max, spawn } = draft.arena as { min: number[]; max: number[]; spawn: number[] }
  const to = (corner: number[]) => corner.map((value, axis) => value - (spawn[axis] ?? 0)).join(' ')
  const { value } = await answerer.answer(
    {
      question: scene,
      facts: {
        task: molecule.text,
        goal: molecule.success === undefined ? molecule.text : predicateInWords(molecule.success),
        version,
        level: IN_WORDS[level],
        place: `Agents stay between ~ ~ ~ plus ${to(min)} and ~ ~ ~ plus ${to(max)}: put nothing beyond. The ground is flat grass at ~-1.`,
        before: round.before,
        findings: round.findings.map(({ type, message }) => `${type}: ${message}`),
        proposal: proposal.map((operation) => writeCommand(operation, version)),
      },
      seed,
      sample: round.number - 1,
    },
    signal === undefined ? {} : { signal },
  )
  const setup = value.commands.map((command) => command.trim().replace(/^\//, ''))
  return { ...draft, id, open: { ...draft.open, setup, level } }
}
