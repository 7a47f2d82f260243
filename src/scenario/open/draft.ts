import type { z } from 'zod'
import { slug } from '../../mcu/atoms/atom.ts'
import { keptCriterion } from '../../mcu/autoeval/criteria/by-rules.ts'
import { constraintInWords, ruleOf } from '../../mcu/meaning/constraints/carry-out.ts'
import type { Constraint } from '../../mcu/meaning/constraints/constraint.ts'
import type { Molecule } from '../../mcu/molecule/compose.ts'
import { writeExpression } from '../../mcu/molecule/expression.ts'
import { leavesOf } from '../../mcu/predicate/parts.ts'
import type { Predicate } from '../../mcu/predicate/predicate.ts'
import type { Level } from '../../mcu/scene/harder.ts'
import { writeCommand } from '../../mcu/setup/write.ts'
import type { TaskDraftBase } from '../../task/task-file.ts'
import { placeWith } from './draft-place.ts'
import type { openPart } from './task-file.ts'

/** A file of an open task, before defaults are filled in. */
export type OpenDraft = TaskDraftBase & { scenario: 'open'; open: z.input<typeof openPart> }

const NAME_LENGTH = 80
/** Game time of a task that starts from an empty inventory (s): AgentBeats' long tasks have 12,000 steps. */
const FROM_SCRATCH_SECONDS = 600
/** Game time for each item beyond the first that a goal asks for, and its maximum (s). */
const MORE_SECONDS = { each: 10, most: 540 } as const

/** Writes a composed task as a task file. */
export function draftOf(
  { expression, text, setup, success, atoms, ground, constraints }: Molecule,
  {
    minecraft,
    level,
    seconds = 60,
  }: { minecraft: TaskDraftBase['minecraft'] & string; level?: Level; seconds?: number },
): OpenDraft {
  const title = text.slice(0, 1).toUpperCase() + text.slice(1)
  const id = slug(writeExpression(expression)).slice(0, NAME_LENGTH)
  return {
    schema: 1,
    id,
    scenario: 'open',
    title,
    goal: `${title}.`,
    minecraft,
    agents: 1,
    ...placeWith(ground, minecraft),
    limits: {
      seconds: Math.max(
        ground.terrain === true ? FROM_SCRATCH_SECONDS : seconds + secondsFor(success),
        ...spansOf(constraints),
      ),
    },
    open: {
      setup: setup.map((operation) => writeCommand(operation, minecraft)),
      ...(success === undefined ? {} : { success: success as OpenDraft['open']['success'] }),
      ...(success === undefined
        ? {
            criteria: {
              'Task Progress': [
                ...atoms.map(({ text: part }) => part),
                ...constraints.map((constraint) => keptCriterion(constraintInWords(constraint))),
              ],
            },
          }
        : {}),
      atoms: atoms.map((atom) => atom.id),
      ...(level === undefined ? {} : { level }),
    },
  }
}

/** Extra time for a goal's further items (s). */
function secondsFor(success: Predicate | undefined): number {
  const leaves = success === undefined ? [] : leavesOf(success)
  const more = leaves.reduce((sum, leaf) => sum + ('count' in leaf ? leaf.count - 1 : 0), 0)
  return Math.min(MORE_SECONDS.most, MORE_SECONDS.each * more)
}

/** Minimum time due to constraints (s): a task must not end before they can be met. */
const spansOf = (constraints: readonly Constraint[]): number[] =>
  constraints.flatMap((constraint) => ruleOf(constraint).seconds?.(constraint) ?? [])
