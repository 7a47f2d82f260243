import { planBuilding } from './plans/building.ts'
import { planEscape } from './plans/escape.ts'
import { planGathering } from './plans/gathering.ts'

/** Splits a task into nodes, by the task's own text. */
export function answerDecompose(text: string): object {
  if (text.includes('The blueprint:')) return planBuilding(text)
  if (text.includes('To be obtained:')) return planGathering(text)
  return planEscape(text)
}
