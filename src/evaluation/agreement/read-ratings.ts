import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, dirname, join, relative, sep } from 'node:path'
import { z } from 'zod'
import { atPaths, checked } from '../../core/checked/checked.ts'
import { InvalidFileError } from '../../core/errors.ts'
import { ExperimentFolder } from '../../experiment/matrix/experiment-folder.ts'
import { DIMENSIONS, perDimension } from '../../mcu/autoeval/dimension.ts'
import { fractionIn, type Scale, scaleOfValues } from '../../mcu/autoeval/scale.ts'
import { readRating, valuesWithoutScale } from '../../mcu/import/ratings.ts'
import { runsIn } from '../judged-runs.ts'
import { JudgementFolder } from '../judgement-folder.ts'
import { readRatingTable } from './rating-table.ts'
import { joined, type Rated, type RatedRun, type Ratings, type Scores } from './ratings.ts'

const HINT =
  'Give a folder of rating files, votes.json of the raters’ page, a table (.csv), or folders of runs that were judged.'
/** Maximum size of a rating file. */
const TEN = 10

/** A source as the command line names it: a path, or `NAME=PATH` if the files do not name the rater. */
export interface RatingSource {
  readonly path: string
  readonly rater?: string | undefined
}

/**
 * Reads ratings from several sources and combines them. Folders of runs are read together, so that teams from two experiments
 * with the same label stay separate.
 * @throws InvalidFileError naming the file and what is wrong with it
 */
export function readAllRatings(sources: readonly RatingSource[]): Ratings {
  const [played, others] = [true, false].map((isPlayed) =>
    sources.filter(({ path }) => holdsRuns(path) === isPlayed),
  ) as [RatingSource[], RatingSource[]]
  const judged = played.length === 0 ? [] : [fromRuns(played.map(({ path }) => path))]
  return joined([...others.map(readRatings), ...judged])
}

const holdsRuns = (path: string): boolean =>
  ExperimentFolder.isOne(path) || existsSync(join(path, 'journal.jsonl'))

/**
 * Reads ratings of people or judges: rating files in the formats of MCU and AgentBeats (`AGENT/TASK episode_1.json`, or
 * `RATER/AGENT/…`), `votes.json` of the raters' page, a table, or judgements in the folders of runs.
 * @throws InvalidFileError naming the file and its fault
 */
export function readRatings({ path, rater }: RatingSource): Ratings {
  if (!existsSync(path)) throw new InvalidFileError(path, [{ path: '', message: 'is not there' }], HINT)
  if (!statSync(path).isDirectory()) return fromFile(path, rater)
  if (holdsRuns(path)) return fromRuns([path])
  const votes = join(path, 'votes.json')
  return existsSync(votes) ? fromFile(votes, rater) : fromRatingFiles(path, rater)
}

function fromFile(path: string, rater: string | undefined): Ratings {
  if (path.endsWith('.csv')) return readRatingTable(readFileSync(path, 'utf8'), path, rater)
  const content = jsonIn(path)
  const votes = checked(votesSchema, content)
  if (votes.success) return fromVotes(votes.data)
  if (typeof content === 'object' && content !== null && 'votes' in content) {
    throw new InvalidFileError(path, atPaths(votes.issues.slice(0, 5)), HINT)
  }
  const file = { path, content, agent: basename(dirname(path)), rater: rater ?? 'rater' }
  return joined([ratingIn(file, undefined)])
}

/** The judgements of runs. */
function fromRuns(paths: readonly string[]): Ratings {
  const runs = runsIn(paths).flatMap(({ folder, team, task, seed }) =>
    new JudgementFolder(folder.path).all().map(({ judgement: { judge, scores } }): Rated => {
      const entries = DIMENSIONS.flatMap((name) => {
        const { value, notApplicable } = scores[name]
        return value !== null || notApplicable > 0 ? [[name, value] as const] : []
      })
      return { rater: judge.id, task, agent: team, episode: seed, scores: Object.fromEntries(entries) }
    }),
  )
  return { runs, pairs: [], notes: runs.length === 0 ? [`${paths.join(', ')}: no run has been judged`] : [] }
}

/** All rating files below a folder. */
function fromRatingFiles(folder: string, rater: string | undefined): Ratings {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .sort()
  if (files.length === 0) throw new InvalidFileError(folder, [{ path: '', message: 'holds no rating' }], HINT)
  const read = files.map((name): RatingFile => {
    const path = join(folder, name)
    // RATER/AGENT/file, AGENT/file or just file.
    const [agent = basename(folder), by] = dirname(relative(folder, path))
      .split(sep)
      .filter((part) => part !== '.')
      .reverse()
    return { path, content: jsonIn(path), agent, rater: rater ?? by ?? 'rater' }
  })
  return joined(
    [...Map.groupBy(read, (file) => file.rater).values()].flatMap((own) => {
      const scale = scaleOfRater(own)
      return own.map((file) => ratingIn(file, scale))
    }),
  )
}

/** A rating's file. */
interface RatingFile {
  readonly path: string
  readonly content: unknown
  readonly agent: string
  readonly rater: string
}

/**
 * The scale of a rater's files that do not state one: a file with only zeros and ones is ambiguous, so the others decide;
 * undefined without values.
 * @throws InvalidFileError if a file has values between 0 and 1 and another one values above 1
 */
function scaleOfRater(files: readonly RatingFile[]): Scale | undefined {
  const values = files.map(({ path, content }) => ({ path, own: valuesWithoutScale(content) }))
  // A file that contradicts itself is refused with its own values.
  const clear = values.filter(({ own }) => scaleOfValues(own) !== 'mixed')
  const all = clear.flatMap(({ own }) => own)
  const scale = scaleOfValues(all)
  if (scale !== 'mixed') return clear.length < values.length || all.length === 0 ? undefined : scale
  const fraction = clear.find(({ own }) => fractionIn(own) !== undefined)
  const above = clear.find(({ own }) => scaleOfValues([...own, '0.5']) === 'mixed')
  const message = `has values between 0 and 1, and ${above?.path} of the same rater values above 1: add "scale": "0-10" or "0-1" to each`
  throw new InvalidFileError(fraction?.path ?? '', [{ path: 'scale', message }], HINT)
}

const EPISODE = /episode_(\d+)/

/** @throws InvalidFileError if it is not a rating */
function ratingIn({ path, content, agent, rater }: RatingFile, scale: Scale | undefined): Ratings {
  const rating = readRating(content, basename(path), scale)
  if ('message' in rating) throw new InvalidFileError(path, [rating], HINT)
  const scores = DIMENSIONS.flatMap((name) => {
    const score = rating.scores[name]
    return score === undefined ? [] : [[name, score === null ? null : score / TEN] as const]
  })
  const episode = Number(EPISODE.exec(basename(path))?.[1] ?? 1)
  const run: Rated = { rater, task: rating.task, agent, episode, scores: Object.fromEntries(scores) }
  return { runs: [run], pairs: [], notes: rating.notes.map((note) => `${path}: ${note}`) }
}

const scoresSchema = z.object(perDimension(() => z.number().min(0).max(1).nullable())).partial()
const sideSchema = z.object({ team: z.string(), scores: scoresSchema })
const votesSchema = z.object({
  schema: z.literal(1),
  votes: z.array(
    z.object({
      rater: z.string(),
      kind: z.enum(['gold', 'single', 'pair']),
      task: z.string(),
      seed: z.int(),
      a: sideSchema,
      b: sideSchema.optional(),
      verdict: z.enum(['a', 'b', 'tie', 'both-bad']).nullish(),
    }),
  ),
})

/** Votes of the raters' page; its quiz, whose answers are known, is left out. */
function fromVotes({ votes }: z.infer<typeof votesSchema>): Ratings {
  const rated = votes.filter(({ kind }) => kind !== 'gold')
  const runOf = (task: string, episode: number, { team }: { team: string }): RatedRun => ({
    task,
    agent: team,
    episode,
  })
  return {
    runs: rated.flatMap(({ rater, task, seed, a, b }) =>
      [a, ...(b === undefined ? [] : [b])].map((side) => ({
        ...runOf(task, seed, side),
        rater,
        scores: side.scores satisfies Scores,
      })),
    ),
    pairs: rated.flatMap(({ rater, task, seed, a, b, verdict }) =>
      b === undefined || verdict === undefined || verdict === null
        ? []
        : [{ rater, task, a: runOf(task, seed, a), b: runOf(task, seed, b), verdict }],
    ),
    notes: [],
  }
}

function jsonIn(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    throw new InvalidFileError(path, [{ path: '', message: 'is not JSON' }], HINT)
  }
}
