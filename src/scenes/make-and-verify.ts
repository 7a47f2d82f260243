import type { GameVersion } from '../game/version.ts'
import type { Answerer } from '../question/answerer.ts'
import type { OpenDraft } from '../scenario/open/draft.ts'
import type { SceneAssignment } from './assignment.ts'
import { FIRST_ROUND, makeScene, type Round } from './make-scene.ts'
import { type Verdict, type VerifyOptions, verifyScene } from './verify-scene.ts'

/** Maximum number of rounds for a scene: the first, and two to fix the findings. */
const MAX_ROUNDS = 3

/** One round of a scene: the set-up, and the result of verification. */
export interface Attempt {
  readonly round: number
  readonly draft: OpenDraft
  readonly verdict: Verdict
}

/**
 * Verifies a scene, and lets its maker fix the findings, three rounds at most.
 * @param draft the scene of the first round
 * @returns every attempt, the last one accepted or the third
 */
export async function verifyInRounds(
  assignment: SceneAssignment,
  draft: OpenDraft,
  options: VerifyOptions & { readonly maker: Answerer; readonly version: GameVersion },
): Promise<Attempt[]> {
  const { maker: answerer, version, signal } = options
  const attempts: Attempt[] = []
  let made = draft
  for (let round: Round = FIRST_ROUND; ; ) {
    const verdict = await verifyScene(made, options)
    attempts.push({ round: round.number, draft: made, verdict })
    if (verdict.refusedBy === undefined || round.number === MAX_ROUNDS) return attempts
    round = { number: round.number + 1, findings: verdict.findings, before: made.open.setup ?? [] }
    const signalOption = signal === undefined ? {} : { signal }
    made = await makeScene(assignment, { answerer, version, round, ...signalOption })
  }
}
