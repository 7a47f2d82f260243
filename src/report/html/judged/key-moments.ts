import type { Evidence, EvidenceFrame } from '../../../mcu/autoeval/judge/judge.ts'

/** A picture that a judge was shown, and why it was picked. */
export interface KeyMoment {
  readonly frame: EvidenceFrame
  /** What happened about then, in words. */
  readonly what: readonly string[]
}

const TICKS_A_SECOND = 20

/**
 * The pictures of a run's key moments, from those that a judge was shown: its beginning, its first and last
 * refused action, the moment the goal was reached, its end. Each moment has the first picture taken from then
 * on.
 * @param beginsAt game time at which the facts' time begins (s)
 */
export function keyMoments(
  { frames, facts }: Pick<Evidence, 'frames' | 'facts'>,
  beginsAt: number,
): KeyMoment[] {
  const [first, last] = [frames[0], frames.at(-1)]
  if (first === undefined || last === undefined) return []
  const refused = facts.acts.filter((act) => act.refused !== undefined)
  const [early, late] = [refused[0], refused.at(-1)]
  const moments: [EvidenceFrame, string][] = [[first, 'the beginning']]
  const at = (second: number, agent: string | undefined, what: string): void => {
    const tick = (beginsAt + second) * TICKS_A_SECOND
    const from = frames.filter((frame) => frame.tick >= tick)
    moments.push([from.find((frame) => frame.agent === agent) ?? from[0] ?? last, what])
  }
  if (early !== undefined)
    at(early.to, early.agent, `${early.agent}: ${early.call} was refused (${early.refused})`)
  if (late !== undefined && late !== early)
    at(late.to, late.agent, `the last refusal, ${late.agent}: ${late.call} (${late.refused})`)
  if (facts.reachedAt !== undefined) at(facts.reachedAt, undefined, 'the goal is reached')
  else moments.push([last, 'the last picture; the goal is not known to be reached'])
  const together = Map.groupBy(moments, ([frame]) => frame)
  return [...together]
    .map(([frame, own]) => ({ frame, what: own.map(([, what]) => what) }))
    .sort((a, b) => a.frame.tick - b.frame.tick)
}
