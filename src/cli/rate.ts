import { existsSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { Command } from 'commander'
import { count } from '../core/count.ts'
import { isCausalMaceError, UsageError } from '../core/errors.ts'
import { pairsOf } from '../evaluation/duels.ts'
import { type JudgedRun, runsIn } from '../evaluation/judged-runs.ts'
import { RunFolder } from '../experiment/run-folder.ts'
import { type Course, courseOf, type Survey } from '../raters/course.ts'
import { exportVotes } from '../raters/export-votes.ts'
import { type Item, named, pairItem, singleItem } from '../raters/item.ts'
import { type PairsFile, readPairsFile } from '../raters/pairs-file.ts'
import { openRatings, type RatingStore } from '../raters/ratings.ts'
import { RunBackend } from '../raters/server/run-backend.ts'
import { openRecording } from '../recording/file.ts'
import { type JsonFlags, jsonOption, printerOf, printJson } from './output.ts'
import { type RaterPageFlags, serveRaterPage, settledSeed, withRaterPageFlags } from './rater-page.ts'
import { catalogueForReading, withReadingPluginFlag } from './recorded-plugins.ts'

interface RateFlags extends RaterPageFlags {
  pairs?: string
  single?: true
  store?: string
  export?: string | true
  plugin?: string[]
}

export const rateCommand = (): Command =>
  withRaterPageFlags(
    withReadingPluginFlag(new Command('rate')),
    'of the order of comparisons, and of which run is on the left',
  )
    .description('open a page on which people rate recorded runs, without seeing who played')
    .argument('<folders...>', 'folders of runs or experiments')
    .option('--pairs <file>', 'what is rated, and the quiz that raters must pass first')
    .option('--single', 'show one run at a time; without it runs of the same task are shown in pairs')
    .option('--store <folder>', 'where votes are kept (default: ratings/ in the first folder)')
    .option(
      '--export [folder]',
      'write the votes as JSON, CSV and rating files (default: export/ in the store)',
    )
    .addOption(jsonOption())
    .action(async (folders: string[], flags: RateFlags) => {
      const at = flags.store ?? join(folders[0] as string, 'ratings')
      if (flags.export !== undefined && !existsSync(at))
        throw new UsageError(`There are no ratings in ${at}.`, {
          hint: 'Open the page first: causalmace rate without --export, or name the folder with --store.',
        })
      const store = openRatings(at)
      try {
        if (flags.export === undefined) await serve(store, folders, flags)
        else exportTo(flags.export === true ? join(at, 'export') : flags.export, store, flags)
      } finally {
        store.close()
      }
    })

function exportTo(folder: string, store: RatingStore, flags: JsonFlags): void {
  const { votes, ratings } = exportVotes(folder, store.votes())
  printerOf(flags)(
    `${count(votes, 'vote')} in ${relative('.', folder)}/votes.json and votes.csv, ${count(ratings, 'rating file')} in ratings/`,
  )
  if (flags.json) printJson({ folder, votes, ratings })
}

async function serve(store: RatingStore, folders: readonly string[], flags: RateFlags): Promise<void> {
  const print = printerOf(flags)
  const scoring = await catalogueForReading([...folders], flags)
  const survey = surveyOf(store, folders, flags)
  const backend = new RunBackend({
    store,
    survey,
    scoring,
    films: join(store.folder, 'films'),
    now: Date.now,
    voted: (rater, course) => print(`${rater.padEnd(12)} ${progressOf(course)}`),
  })
  const progress = (rater: string): string => progressOf(courseOf(survey, rater, store.saidBy(rater)))
  await serveRaterPage(store, flags, { backend, progressOf: progress })
}

/** The raters' questions. @throws UsageError if there is nothing to show, or the store was created with another seed */
function surveyOf(store: RatingStore, folders: readonly string[], flags: RateFlags): Survey {
  const seed = settledSeed(store, flags.seed)
  const runs = runsIn(folders)
  const byPath = new Map(runs.map((run) => [resolve(run.folder.path), run]))
  const runAt = (path: string): JudgedRun => byPath.get(path) ?? (runsIn([path])[0] as JudgedRun)
  const file = flags.pairs === undefined ? undefined : readPairsFile(flags.pairs, runAt, store.folder)
  const all = [...(file?.items ?? []), ...(file?.isWhole ? [] : itemsIn(runs, flags, store.folder))]
  const filmed = new Map<string, boolean>()
  const isFilmed = ({ run }: Item['a']): boolean => {
    const known = filmed.get(run) ?? hasRecording(join(store.folder, run))
    filmed.set(run, known)
    return known
  }
  const items = all.filter(({ a, b }) => isFilmed(a) && (b === undefined || isFilmed(b)))
  if (items.length < all.length)
    printerOf(flags)(
      `${all.length - items.length} of ${all.length} are left out: a run has no recording, or was over before it began (--film on films experiments)`,
    )
  // An item of the quiz is never a regular item.
  const byId = new Map<string, ReturnType<typeof named>>()
  for (const item of items.map((one) => named(one, store.secret)))
    if (!byId.has(item.id)) byId.set(item.id, item)
  const kept = [...byId.values()]
  if (!kept.some(({ gold }) => gold === undefined))
    throw new UsageError('There is nothing to rate.', {
      hint: 'Give folders with recorded runs of the same task by several teams, or --single, or a file with --pairs.',
    })
  store.keep(kept)
  return { items: kept, threshold: thresholdOf(file), seed }
}

/** Whether a run has a recording with at least one moment. */
function hasRecording(folder: string): boolean {
  try {
    return openRecording(RunFolder.open(folder).file('recording')).lines.length > 0
  } catch (error) {
    if (isCausalMaceError(error)) return false
    throw error
  }
}

const thresholdOf = (file: PairsFile | undefined): number => file?.threshold ?? 0

/** All pairs of runs of the same task by two teams; or single runs. */
function itemsIn(runs: readonly JudgedRun[], { single }: RateFlags, store: string): Item[] {
  if (single) return runs.map((run) => singleItem(run, store))
  return pairsOf(runs).map((pair) => pairItem(pair, store))
}

function progressOf({ phase, done, of, quiz }: Course): string {
  const passed = quiz.of === 0 || phase === 'quiz' ? '' : `, quiz ${quiz.right} of ${quiz.of} right`
  if (phase === 'quiz') return `quiz ${done} of ${of}`
  return `${phase === 'failed' ? 'failed the quiz, ' : ''}${done} of ${of}${passed}`
}
