import { createHash } from 'node:crypto'
import { relative, resolve } from 'node:path'
import { z } from 'zod'
import type { Pair } from '../evaluation/duels.ts'
import type { JudgedRun } from '../evaluation/judged-runs.ts'
import type { Named } from './vote-store.ts'

const sideSchema = z.object({
  /** Planner and model, as far as they distinguish runs; raters never see it. */
  team: z.string(),
  /** Folder of the run, as seen from the folder of the store, so that both can be moved together. */
  run: z.string(),
})

/** Which of two runs is better: `a` and `b` as in the item, independent of the sides they were shown on. */
export const verdictSchema = z.enum(['a', 'b', 'tie', 'both-bad'])

/** The verdicts that raters may give on a pair; `unsure`: they cannot tell. */
export const votedSchema = z.enum([...verdictSchema.options, 'unsure'])

/** The content of a rating: two runs of the same task, or one. */
export const itemSchema = z.object({
  task: z.string(),
  seed: z.int(),
  a: sideSchema,
  b: sideSchema.optional(),
  /** The right answer, if the item is part of the quiz. */
  gold: verdictSchema.optional(),
})
export type Item = z.infer<typeof itemSchema>

export type NamedItem = Named<Item>

const sideOf = ({ team, folder }: JudgedRun, store: string): Item['a'] => ({
  team,
  run: relative(resolve(store), resolve(folder.path)),
})

/** Two runs as an item. @param store folder of the store @param gold the right answer, where it is known */
export const pairItem = ([a, b]: Pair, store: string, gold?: Item['gold']): Item => ({
  task: a.task,
  seed: a.seed,
  a: sideOf(a, store),
  b: sideOf(b, store),
  ...(gold === undefined ? {} : { gold }),
})

/** A run alone as an item. @param store folder of the store */
export const singleItem = (run: JudgedRun, store: string): Item => ({
  task: run.task,
  seed: run.seed,
  a: sideOf(run, store),
})

/** Names an item by its content; the same runs have the same name in any order. */
export function named(item: Item, secret: string): NamedItem {
  const runs = [item.a.run, ...(item.b === undefined ? [] : [item.b.run])].sort()
  const id = createHash('sha256')
    .update([secret, ...runs].join('\n'))
    .digest('hex')
    .slice(0, 20)
  return { id, ...item }
}
