import type { z } from 'zod'
import { slug } from '../../mcu/atoms/atom.ts'
import type { Molecule } from '../../mcu/molecule/compose.ts'
import { writeExpression } from '../../mcu/molecule/expression.ts'
import type { Level } from '../../mcu/scene/harder.ts'
import { writeCommand } from '../../mcu/setup/write.ts'
import type { TaskDraftBase } from '../../task/task-file.ts'
import type { openPart } from './task-file.ts'

/** A file of an open task, before defaults are filled in. */
export type OpenDraft = TaskDraftBase & { scenario: 'open'; open: z.input<typeof openPart> }

/** The place in which composed tasks are played: flat, and wide enough for every scene. */
const ARENA = { min: [-16, -60, -16], max: [20, -44, 20], spawn: [0, -60, 0] } as const
const NAME_LENGTH = 80

/** Writes a composed task as a task file. */
export function draftOf(
  { expression, text, setup, success, atoms }: Molecule,
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
    arena: { ...ARENA, min: [...ARENA.min], max: [...ARENA.max], spawn: [...ARENA.spawn] },
    limits: { seconds },
    open: {
      setup: setup.map((operation) => writeCommand(operation, minecraft)),
      ...(success === undefined ? {} : { success: success as OpenDraft['open']['success'] }),
      ...(success === undefined
        ? { criteria: { 'Task Progress': atoms.map(({ text: part }) => part) } }
        : {}),
      atoms: atoms.map((atom) => atom.id),
      ...(level === undefined ? {} : { level }),
    },
  }
}
