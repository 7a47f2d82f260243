import { existsSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { Command, InvalidArgumentError } from 'commander'
import { count } from '../core/count.ts'
import { isCausalMaceError, UsageError } from '../core/errors.ts'
import { pairsOf } from '../evaluation/duels.ts'
import { type JudgedRun, runsIn } from '../evaluation/judged-runs.ts'
import { RunFolder } from '../experiment/run-folder.ts'
import { type Course, courseOf, type Survey } from '../raters/course.ts'
import { exportVotes } from '../raters/export-votes.ts'
import { type Item, named, pairItem, singleItem } from '../raters/item.ts'
import { type PairsFile, readPairsFile } from '../raters/pairs-file.ts'
import { RateServer } from '../raters/server/rate-server.ts'
import { type Rater, RatingStore } from '../raters/store.ts'
import { openRecording } from '../recording/file.ts'
import { table } from '../report/terminal/table.ts'
import { stopWished } from './interrupt.ts'
import { layoutHere } from './layout.ts'
import { type JsonFlags, jsonOption, printerOf, printJson } from './output.ts'
import { catalogueForReading, withReadingPluginFlag } from './recorded-plugins.ts'
import { fromZero, port } from './whole-number.ts'

interface RateFlags extends JsonFlags {
  raters?: string[]
  pairs?: string
  single?: true
  store?: string
  host: string
  port?: number
  seed: number
  export?: string | true
  plugin?: string[]
}

export const rateCommand = (): Command =>
  withReadingPluginFlag(new Command('rate'))
    .description('open a page on which people rate recorded runs, without being told who played')
    .argument('<folders...>', 'folders of runs or experiments')
    .option(
      '--raters <list>',
      'names, each of whom gets a link (default: those that there are, or rater1)',
      namesIn,
    )
    .option('--pairs <file>', 'what is rated, and the quiz that raters must pass first')
    .option('--single', 'show one run at a time; without it runs of the same task are shown in pairs')
    .option('--store <folder>', 'where votes are kept (default: ratings/ in the first folder)')
    .option(
      '--host <address>',
      'address to listen on; 0.0.0.0 lets other machines in, unencrypted',
      '127.0.0.1',
    )
    .option('--port <n>', 'TCP port, 0 for any free one (default: that of the last time)', port)
    .option('--seed <number>', 'of the order of comparisons, and of which run is on the left', fromZero, 1)
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
      const store = RatingStore.open(at)
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
  const raters = ratersOf(store, flags.raters)
  const server = await RateServer.open({
    store,
    survey,
    raters,
    scoring,
    films: join(store.folder, 'films'),
    host: flags.host,
    port: flags.port ?? store.port ?? 0,
    now: Date.now,
    voted: (rater, course) => print(`${rater.padEnd(12)} ${progressOf(course)}`),
  })
  store.port = server.port
  const links = raters.map((rater) => ({
    rater: rater.name,
    soFar: progressOf(courseOf(survey, rater.name, store.saidBy(rater.name))),
    link: server.urlOf(rater),
  }))
  print(table(['rater', 'so far', 'link'], links.map(Object.values), { left: 3, layout: layoutHere({}) }))
  print(
    `Each rater opens their own link. Votes are kept in ${relative('.', store.folder) || '.'}/. Ctrl-C closes the page.`,
  )
  if (flags.json) printJson(links)
  await stopWished()
  await server.close()
}

/** What raters are asked. @throws UsageError where there is nothing to show, or the store has another seed */
function surveyOf(store: RatingStore, folders: readonly string[], flags: RateFlags): Survey {
  const seed = Number(store.settle('seed', String(flags.seed)))
  if (seed !== flags.seed)
    throw new UsageError(
      `The ratings in ${store.folder} were begun with --seed ${seed}, not ${flags.seed}.`,
      {
        hint: 'Use that seed, or another --store: raters would see runs on other sides.',
      },
    )
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
  // An item of the quiz is no other item too.
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

/** Whether a run was recorded, for a moment at least. */
function hasRecording(folder: string): boolean {
  try {
    return openRecording(RunFolder.open(folder).file('recording')).lines.length > 0
  } catch (error) {
    if (isCausalMaceError(error)) return false
    throw error
  }
}

const thresholdOf = (file: PairsFile | undefined): number => file?.threshold ?? 0

/** All pairs of runs of the same task by two teams; or each run alone. */
function itemsIn(runs: readonly JudgedRun[], { single }: RateFlags, store: string): Item[] {
  if (single) return runs.map((run) => singleItem(run, store))
  return pairsOf(runs).map((pair) => pairItem(pair, store))
}

/** Who rates: those that are named and those of before. */
function ratersOf(store: RatingStore, names: readonly string[] = []): Rater[] {
  for (const name of names) store.rater(name)
  const all = store.raters()
  return all.length > 0 ? all : [store.rater('rater1')]
}

function progressOf({ phase, done, of, quiz }: Course): string {
  const passed = quiz.of === 0 || phase === 'quiz' ? '' : `, quiz ${quiz.right} of ${quiz.of} right`
  if (phase === 'quiz') return `quiz ${done} of ${of}`
  return `${phase === 'failed' ? 'failed the quiz, ' : ''}${done} of ${of}${passed}`
}

function namesIn(text: string): string[] {
  const names = text.split(',').map((name) => name.trim())
  const wrong = names.find((name) => !/^[\p{L}\p{N}._-]{1,40}$/u.test(name))
  if (wrong === undefined) return names
  throw new InvalidArgumentError(
    `"${wrong}" cannot be the name of a rater. Use letters, digits, dots, - and _.`,
  )
}
