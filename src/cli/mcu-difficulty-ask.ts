import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { RatedTask } from '../experiment/analysis/difficulty.ts'
import { ExperimentFolder } from '../experiment/matrix/experiment-folder.ts'
import { setupInWords } from '../mcu/setup/in-words.ts'
import type { Catalogue } from '../plugin/catalogue.ts'
import { DifficultyBackend } from '../raters/difficulty/difficulty-backend.ts'
import { type DifficultySurvey, difficultyCourse } from '../raters/difficulty/difficulty-course.ts'
import {
  type AskedTask,
  DIFFICULTY_FILE,
  type DifficultyVote,
  namedTask,
  openDifficulties,
} from '../raters/difficulty/difficulty-votes.ts'
import { ratedTasks } from '../raters/difficulty/peoples-scores.ts'
import { type OpenTask, operationsOf } from '../scenario/open/open.ts'
import { loadTask } from '../task/load-task.ts'
import { printerOf } from './output.ts'
import { type RaterPageFlags, serveRaterPage, settledSeed } from './rater-page.ts'
import { catalogueForReading } from './recorded-plugins.ts'

export interface AskFlags extends RaterPageFlags {
  store?: string
  plugin?: string[]
}

/** The folder in which answers about an experiment are stored. */
export const difficultyFolder = (experiment: string, store?: string): string =>
  store ?? join(experiment, 'difficulty')

/** The answers stored in a folder; empty if there are none. */
export function difficultyVotes(folder: string): DifficultyVote[] {
  if (!existsSync(join(folder, DIFFICULTY_FILE))) return []
  const store = openDifficulties(folder)
  try {
    return store.votes()
  } finally {
    store.close()
  }
}

/** People's ratings of an experiment's tasks, if its folder holds their answers. */
export const ratedIn = (experiment: string): ReadonlyMap<string, RatedTask> =>
  ratedTasks(difficultyVotes(difficultyFolder(experiment)))

/** `mcu difficulty --ask`: serves the page on which people say how hard the tasks of an experiment are. */
export async function askDifficulties(path: string, flags: AskFlags): Promise<void> {
  const folder = ExperimentFolder.open(path)
  const catalogue = await catalogueForReading(path, flags)
  const store = openDifficulties(difficultyFolder(path, flags.store))
  try {
    const seed = settledSeed(store, flags.seed)
    const tasks = folder.spec.tasks.map(({ id, file }) =>
      namedTask(askedTask(id, join(folder.path, file), catalogue), store.secret),
    )
    store.keep(tasks)
    const survey: DifficultySurvey = { tasks, seed }
    const progressOf = (rater: string): string => {
      const { done, of } = difficultyCourse(survey, rater, store.saidBy(rater))
      return `${done} of ${of}`
    }
    const print = printerOf(flags)
    const backend = new DifficultyBackend({
      store,
      survey,
      now: Date.now,
      voted: (rater, { done, of }) => print(`${rater.padEnd(12)} ${done} of ${of}`),
    })
    await serveRaterPage(store, flags, { backend, progressOf })
  } finally {
    store.close()
  }
}

/** A task as it is shown to people: the goal, and the initial scene. */
function askedTask(id: string, file: string, { scenarios }: Catalogue): AskedTask {
  const task = loadTask(file, scenarios)
  const given = task.scenario === 'open' ? setupInWords(operationsOf((task as OpenTask).open)) : []
  return { task: id, goal: task.goal, given }
}
