import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { writeRun } from '../view/testing.ts'

/** Models that the runs of `writeRuns` were played with. */
export const MODELS = ['expert', 'simulated:medium', 'simulated:weak'] as const

/** Leaves recorded runs of the same task by three models. @returns their folders, in the order of `MODELS` */
export function writeRuns(folder: string): string[] {
  return MODELS.map((model, index) => {
    const path = join(folder, `run${index + 1}`)
    writeRun(path, model === 'expert' ? {} : { outcome: 'task_failure', reason: 'not all stands' })
    const journal = join(path, 'journal.jsonl')
    writeFileSync(journal, readFileSync(journal, 'utf8').replace('"model":"expert"', `"model":"${model}"`))
    return path
  })
}
