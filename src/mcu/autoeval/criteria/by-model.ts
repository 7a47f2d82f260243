import { z } from 'zod'
import { defineQuestion } from '../../../question/question.ts'
import { readCriteria } from '../../import/criteria.ts'
import { predicateInWords } from '../../predicate/in-words.ts'
import { DIMENSIONS } from '../dimension.ts'
import { type CriteriaBasis, criteriaByRules } from './by-rules.ts'
import { criteriaText } from './criteria-file.ts'

/** Limits on a list of criteria: further lines are ignored, and longer lines contain several criteria. */
const [MOST_LINES, LONGEST] = [10, 400]

/** Why a reply is unusable, worded for the model; empty if it can. */
function faultsOf(reply: string): string[] {
  const { sections } = readCriteria(reply)
  return DIMENSIONS.flatMap((name) => {
    const lines = sections[name]
    if (lines === undefined) return [`it has no heading "**${name}**"`]
    if (lines.length === 0) return [`${name} has no line`]
    if (lines.length > MOST_LINES) return [`${name} has ${lines.length} lines, more than ${MOST_LINES}`]
    return lines.some((line) => line.length > LONGEST)
      ? [`${name} has a line of more than ${LONGEST} characters`]
      : []
  })
}

/** The question that asks for a task's criteria; the reply has six headings with lines, like a criteria file. */
export const criteriaQuestion = defineQuestion({
  id: 'criteria',
  form: 'text',
  reply: z.string().superRefine((reply, context) => {
    const faults = faultsOf(reply)
    if (faults.length > 0) context.addIssue({ code: 'custom', message: faults.join('; ') })
  }),
  prompt: 'criteria',
  slots: ({ goal, success, given, limitSeconds }: CriteriaBasis) => ({
    goal,
    success:
      success === undefined
        ? 'Nobody but a judge can tell when it is done.'
        : `It is done when you ${predicateInWords(success)}.`,
    given: given.map((item) => item.replaceAll('_', ' ')).join(', ') || 'nothing',
    seconds: String(limitSeconds),
  }),
  expert: (basis) => criteriaText(criteriaByRules(basis)),
})
