import { isCausalMaceError } from '../core/errors.ts'
import type { Dimension } from '../mcu/autoeval/dimension.ts'
import { factsJudge } from '../mcu/autoeval/judge/facts-judge.ts'
import { JudgementFolder } from './judgement-folder.ts'
import { type PanelScore, panelOf } from './panel.ts'

/**
 * The combined verdict of the judges of a run; rule-based judges add nothing to the completion rate and are left out. Empty if
 * the run was moved away or a judgement is unreadable.
 * @param run path of the run's folder
 */
export function panelInRun(run: string): Partial<Record<Dimension, PanelScore>> {
  try {
    const judged = new JudgementFolder(run).all().map(({ judgement }) => judgement)
    return panelOf(judged.filter(({ judge }) => judge.id !== factsJudge.id))
  } catch (error) {
    if (isCausalMaceError(error)) return {}
    throw error
  }
}
