import { z } from 'zod'
import type { Subtask } from '../../graph/subtask.ts'

/** Lessons are about the world, regardless of a model's prompts, so this replaces the hash of prompts in stores. */
export const LESSONS = 'lessons of episodes, version 1'
/** An attempt at a subtask. Subtasks are named after what they do (`namesOf`), so that attempts of other plans count. */
export interface Attempt {
  subtask: string
  /** The subtasks that were not done. */
  open: readonly string[]
  isDone: boolean
}

/** What attempts at a subtask have shown about its needs. */
export const lessonSchema = z.strictObject({
  /** Names a task, and the rules of its world (`worldOf`). */
  world: z.string(),
  subtask: z.string(),
  /**
   * The subtasks undone at its successes: none of these sets contains all of its needs. Of nested sets, only
   * the largest are kept.
   */
  without: z.array(z.array(z.string())),
  /**
   * The subtasks undone at its failures: each of these sets contains one of its needs. Of nested sets, only the
   * smallest are kept.
   */
  missed: z.array(z.array(z.string())),
})
export type Lesson = z.infer<typeof lessonSchema>

/** The name of each subtask: its actions, and a number if several do the same. */
export function namesOf(subtasks: readonly Subtask[]): Map<number, string> {
  const times = new Map<string, number>()
  return new Map(
    subtasks.map(({ id, actions }) => {
      const name = JSON.stringify(actions.map((call) => [call.name, call.args]))
      const time = (times.get(name) ?? 0) + 1
      times.set(name, time)
      return [id, time === 1 ? name : `${name} #${time}`]
    }),
  )
}

/** The lessons of attempts, whatever their order. */
export function lessonsIn(world: string, attempts: readonly Attempt[]): Lesson[] {
  return [...Map.groupBy(attempts, ({ subtask }) => subtask)].map(([subtask, own]) => ({
    world,
    subtask,
    without: largest(own.flatMap(({ isDone, open }) => (isDone ? [open] : []))),
    missed: smallest(own.flatMap(({ isDone, open }) => (isDone ? [] : [open]))),
  }))
}

/** Joins the lessons of several episodes. Their order makes no difference. */
export function joined(lessons: readonly Lesson[]): Lesson[] {
  const keyOf = ({ world, subtask }: Lesson) => JSON.stringify([world, subtask])
  return [...Map.groupBy(lessons, keyOf)]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([, own]) => {
      const [first] = own
      if (first === undefined) return []
      const { world, subtask } = first
      return [
        {
          world,
          subtask,
          without: largest(own.flatMap(({ without }) => without)),
          missed: smallest(own.flatMap(({ missed }) => missed)),
        },
      ]
    })
}

const largest = (sets: readonly (readonly string[])[]): string[][] =>
  withoutImplied(sets, (set, other) => isWithin(set, other))

const smallest = (sets: readonly (readonly string[])[]): string[][] =>
  withoutImplied(sets, (set, other) => isWithin(other, set))

function withoutImplied(
  sets: readonly (readonly string[])[],
  isImplied: (set: readonly string[], by: readonly string[]) => boolean,
): string[][] {
  const all = inOrder(sets)
  return all.filter((set) => !all.some((other) => other !== set && isImplied(set, other)))
}

/** Different sets, sorted. */
const inOrder = (sets: readonly (readonly string[])[]): string[][] =>
  [...new Set(sets.map((set) => JSON.stringify([...set].sort())))].sort().map((text) => JSON.parse(text))

/** Whether a set is contained in another. */
export const isWithin = (set: readonly string[], other: readonly string[]): boolean =>
  set.every((name) => other.includes(name))
