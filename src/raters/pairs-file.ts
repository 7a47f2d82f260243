import { dirname, resolve } from 'node:path'
import { z } from 'zod'
import { checked } from '../core/checked/checked.ts'
import type { JudgedRun } from '../evaluation/judged-runs.ts'
import { readText, YamlFile } from '../task/yaml-file.ts'
import { type Item, pairItem, singleItem, verdictSchema } from './item.ts'

const run = z.string().trim().min(1)

const fileSchema = z.strictObject({
  schema: z.literal(1),
  /** Share of the quiz that must be answered right. */
  threshold: z.number().min(0).max(1).default(0.75),
  /** The quiz: pairs with their answers. */
  gold: z.array(z.strictObject({ a: run, b: run, answer: verdictSchema })).default([]),
  /** The pairs to rate; without this and `singles`, all pairs of the folders. */
  pairs: z.array(z.strictObject({ a: run, b: run })).optional(),
  singles: z.array(run).optional(),
})

/** The content of a file of pairs. */
export interface PairsFile {
  readonly threshold: number
  /** Whether the file lists the items to rate; otherwise they are everything in the folders. */
  readonly isWhole: boolean
  /** The quiz, and the items that the file names. */
  readonly items: readonly Item[]
}

const HINT = 'docs/judging.md shows a file of pairs.'

/**
 * Reads a file that names pairs, runs alone and the quiz. Folders are relative to the file.
 * @param runAt opens the folder of a run
 * @param store folder of the store
 * @throws InvalidFileError naming each line that is wrong
 */
export function readPairsFile(path: string, runAt: (folder: string) => JudgedRun, store: string): PairsFile {
  const file = new YamlFile(readText(path, HINT), path)
  const parsed = checked(fileSchema, file.content())
  if (!parsed.success) throw file.errorOf(parsed.issues, HINT)
  const { threshold, gold, pairs, singles } = parsed.data
  const open = (folder: string, at: (string | number)[]): JudgedRun => {
    try {
      return runAt(resolve(dirname(path), folder))
    } catch (error) {
      throw file.errorOf([{ path: at, message: (error as Error).message }], HINT)
    }
  }
  const pairAt = (list: string, { a, b }: { a: string; b: string }, index: number) => {
    const [first, second] = [open(a, [list, index, 'a']), open(b, [list, index, 'b'])] as const
    if (first.task === second.task) return [first, second] as const
    const message = `a belongs to task ${first.task}, b of ${second.task}; both must be of the same task`
    throw file.errorOf([{ path: [list, index], message }], HINT)
  }
  return {
    threshold,
    isWhole: pairs !== undefined || singles !== undefined,
    items: [
      ...gold.map((entry, index) => pairItem(pairAt('gold', entry, index), store, entry.answer)),
      ...(pairs ?? []).map((entry, index) => pairItem(pairAt('pairs', entry, index), store)),
      ...(singles ?? []).map((folder, index) => singleItem(open(folder, ['singles', index]), store)),
    ],
  }
}
