import { existsSync, readdirSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { Command } from 'commander'
import { count } from '../core/count.ts'
import { InvalidFileError, UsageError } from '../core/errors.ts'
import { makeFolder } from '../core/make-folder.ts'
import { writeText } from '../core/output/files.ts'
import { nestedMean } from '../core/statistics/crossed.ts'
import type { GameVersion } from '../game/version.ts'
import { Ids } from '../import/imported.ts'
import { type McuFile, readMcuFile } from '../import/mcu-file.ts'
import { taskFileText } from '../import/task-file-text.ts'
import { DIMENSIONS } from '../mcu/autoeval/dimension.ts'
import { writeCriteria } from '../mcu/import/criteria.ts'
import { type Rating, writeRating } from '../mcu/import/ratings.ts'
import { withInterval } from '../report/number-texts.ts'
import { type Layout, table } from '../report/table/table.ts'
import { EXIT } from './explain.ts'
import { layoutHere } from './layout.ts'
import { type JsonFlags, jsonOption, printerOf, printJson } from './output.ts'
import { minecraftOrDefaultOption } from './server-options.ts'

/** Maximum number of files in a folder. */
const MAX_FILES = 20_000

interface Flags extends JsonFlags {
  out?: string
  criteria?: string
  minecraft: GameVersion
}

/** `mcu import`: reads files of MCU and AgentBeats. */
export const mcuImportCommand = (): Command =>
  new Command('import')
    .description(
      'read files of MCU and AgentBeats: task configs, criteria, lists of atoms, ratings and result files',
    )
    .argument('<paths...>', 'files, and folders with all below them')
    .option('--criteria <folder>', 'criteria files for the tasks')
    .option(
      '--out <folder>',
      'write what was read, repaired: tasks as task files, the rest in its own format',
    )
    .addOption(minecraftOrDefaultOption())
    .addOption(jsonOption())
    .action(importMcu)
    .exitOverride()

function importMcu(paths: readonly string[], { out, criteria, minecraft, ...flags }: Flags): void {
  const print = printerOf(flags)
  const files: { path: string; kind?: McuFile['kind']; notes?: readonly string[]; refused?: string }[] = []
  const ratings: AgentRating[] = []
  const written = out === undefined ? undefined : new WriteBack(out)
  for (const path of paths.flatMap(filesAt)) {
    try {
      const file = readMcuFile(path, { criteria, minecraft })
      files.push({ path, kind: file.kind, notes: file.notes })
      print(`read     ${path}: ${inWords(file)}`)
      for (const note of file.notes) print(`         ${note}`)
      if (file.kind === 'rating') ratings.push({ agent: agentOf(path), path, rating: file.rating })
      written?.write(path, file)
    } catch (error) {
      if (!(error instanceof InvalidFileError)) throw error
      files.push({ path, refused: error.message })
      print(`refused  ${error.message}`)
    }
  }
  const means = ratingMeans(ratings)
  if (means.length > 0) print(ratingTable(means, layoutHere({})))
  const refused = files.filter((file) => file.refused !== undefined).length
  const read = files.length - refused
  print(`${count(read, 'file')} read, ${refused} refused`)
  if (flags.json) printJson({ read, refused, files, ratings: means })
  if (read === 0) process.exitCode = EXIT.failure
}

function filesAt(path: string): string[] {
  const found = statSync(path, { throwIfNoEntry: false })
  if (found === undefined)
    throw new UsageError(`${path}: no such file or folder.`, { hint: 'Give a path of files of MCU.' })
  if (!found.isDirectory()) return [path]
  const files = readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
  if (files.length <= MAX_FILES) return files
  throw new UsageError(`${path} has ${files.length} files.`, { hint: `Up to ${MAX_FILES} are read at once.` })
}

function inWords(file: McuFile): string {
  switch (file.kind) {
    case 'task':
      return `the task ${file.draft.id}`
    case 'criteria':
      return `criteria in ${count(Object.keys(file.sections).length, 'dimension')}`
    case 'atoms': {
      const understood = file.lines.filter(({ judgedBy }) => judgedBy !== 'nothing').length
      return `a list of ${count(file.lines.length, 'atom')}, ${understood} of them understood (mcu atoms --atoms prints them)`
    }
    case 'rating':
      return `a rating of ${file.rating.task}`
    case 'results': {
      const { results } = file.results
      const score = results.reduce((sum, { total_score }) => sum + total_score, 0)
      const most = results.reduce((sum, { total_max_score }) => sum + total_max_score, 0)
      return `results in ${results.map(({ task_category }) => task_category).join(', ')}: ${score} of ${most}`
    }
  }
}

/** Writes the imported tasks into a folder without replacing anything. Tasks with the same name are numbered. */
class WriteBack {
  readonly #out: string
  readonly #ids = new Ids()

  constructor(out: string) {
    this.#out = out
    makeFolder(out)
  }

  write(path: string, file: McuFile): void {
    const name = `${basename(dirname(path))} ${basename(path)}`
    if (file.kind === 'task') {
      const draft = { ...file.draft, id: this.#ids.unique(file.draft.id) }
      this.#put(`${draft.id}.yaml`, taskFileText(draft, [`Imported from ${path}.`, ...file.notes]))
    } else if (file.kind === 'criteria') this.#put(name, writeCriteria(file.sections))
    else if (file.kind === 'atoms')
      this.#put(
        name,
        file.lines
          .flatMap(({ line, judgedBy }) => (judgedBy === 'nothing' ? [] : `${line.trim()}\n`))
          .join(''),
      )
    else if (file.kind === 'rating') this.#put(name, writeRating(file.rating))
    else this.#put(name, `${JSON.stringify(file.results, null, 2)}\n`)
  }

  #put(name: string, text: string): void {
    const path = join(this.#out, name)
    if (existsSync(path))
      throw new UsageError(`${path} exists already.`, { hint: 'Give another folder with --out.' })
    writeText(path, text)
  }
}

interface AgentRating {
  readonly agent: string
  readonly path: string
  readonly rating: Rating
}

/** Ratings are in a folder named after their agent: `steve_res`. */
const agentOf = (path: string): string => basename(dirname(path)).replace(/_res$/, '')
const episodeOf = (path: string): number => Number(/episode_(\d{1,6})\.json$/.exec(path)?.[1] ?? 1)

/** Mean scores by agent and dimension in percent; unscored runs are counted and left out. */
const ratingMeans = (ratings: readonly AgentRating[]) =>
  [...Map.groupBy(ratings, ({ agent }) => agent)].flatMap(([agent, own]) =>
    DIMENSIONS.map((dimension) => {
      const known = own.flatMap(({ path, rating }) => {
        const score = rating.scores[dimension]
        return typeof score === 'number'
          ? [{ task: rating.task, seed: episodeOf(path), value: 10 * score }]
          : []
      })
      const empty = own.filter(({ rating }) => rating.scores[dimension] === null).length
      const { mean, low, high, method } = nestedMean(known, { low: 0, high: 100 })
      const unscored = own.length - known.length - empty
      return {
        agent,
        dimension,
        n: known.length,
        unscored,
        notApplicable: empty,
        percent: { mean, low, high, method },
      }
    }),
  )

/** Mean scores by agent and dimension. */
export function ratingTable(means: ReturnType<typeof ratingMeans>, layout: Layout): string {
  const rows = means.map(({ percent, ...counts }) => [...Object.values(counts), withInterval(percent)])
  const head = ['agent', 'dimension', 'n', 'unscored', 'N/A', '% [95 %]']
  return table(head, rows, { left: 2, layout })
}
