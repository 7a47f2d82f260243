import { basename, join } from 'node:path'
import { makeFolder } from '../core/make-folder.ts'
import { writeText } from '../core/output/files.ts'
import { DIMENSIONS, type Dimension, perDimension } from '../mcu/autoeval/dimension.ts'
import { writeRating } from '../mcu/import/ratings.ts'
import type { BallotContent } from './ballot.ts'
import type { Vote } from './ratings.ts'

/** Maximum value of MCU's ratings. */
const TEN = 10

/** The result of an export. */
export interface Exported {
  readonly votes: number
  readonly ratings: number
}

/**
 * Writes votes into a folder: `votes.json` and `votes.csv` with all of them, and in `ratings/RATER/TEAM/` each score sheet as
 * MCU's rating files have it, which `mcu import` reads. The quiz is in no rating file.
 */
export function exportVotes(folder: string, votes: readonly Vote[]): Exported {
  makeFolder(folder)
  writeText(
    join(folder, 'votes.json'),
    `${JSON.stringify({ schema: 1, votes: votes.map(plain) }, null, 1)}\n`,
  )
  writeText(join(folder, 'votes.csv'), csvOf(votes))
  const written = new Map<string, number>()
  for (const { rater, item, said } of votes.filter(({ item: { gold } }) => gold === undefined)) {
    const sides = [[item.a, said.a] as const, ...(item.b && said.b ? [[item.b, said.b] as const] : [])]
    for (const [{ team, run }, scores] of sides) {
      const place = join(folder, 'ratings', fileName(rater), fileName(team))
      const name = `${item.task} episode_${item.seed}`
      // A run that a rater has seen next to several others has a rating from each time.
      const count = (written.get(join(place, name)) ?? 0) + 1
      written.set(join(place, name), count)
      makeFolder(place)
      const rating = {
        task: item.task,
        video: basename(run),
        scores: perDimension((dimension) => outOfTen(scores[dimension])),
        ...(said.comment === undefined ? {} : { text: said.comment }),
        notes: [],
      }
      writeText(join(place, `${name}${count === 1 ? '' : ` ${count}`}.json`), writeRating(rating))
    }
  }
  return { votes: votes.length, ratings: [...written.values()].reduce((sum, count) => sum + count, 0) }
}

const outOfTen = (score: number | null): number | null => (score === null ? null : TEN * score)

/** A valid file name on any file system; distinct names stay distinct. */
const fileName = (text: string): string =>
  text.replaceAll(/[^\p{L}\p{N}._ ·=-]/gu, (char) => `%${char.charCodeAt(0).toString(16)}`)

/** A vote with all its details. */
function plain({ rater, item, said, at }: Vote) {
  const { id, task, seed, a, b, gold } = item
  const { swapped, verdict, verdicts, comment } = said
  return {
    rater,
    at,
    item: id,
    kind: gold !== undefined ? 'gold' : b === undefined ? 'single' : 'pair',
    task,
    seed,
    a: { ...a, scores: said.a },
    ...(b === undefined
      ? {}
      : { b: { ...b, scores: said.b }, shown_left: swapped ? 'b' : 'a', verdict, verdicts }),
    ...(gold === undefined ? {} : { gold, right: verdict === gold }),
    ...(comment === undefined ? {} : { comment }),
  }
}

const COLUMNS = [
  'rater',
  'at',
  'item',
  'kind',
  'task',
  'seed',
  'team_a',
  'run_a',
  'team_b',
  'run_b',
  'shown_left',
  'verdict',
  'gold',
]

const columnOf = (side: 'a' | 'b' | 'better') => (dimension: Dimension) =>
  `${side}_${dimension.toLowerCase().replaceAll(' ', '_')}`

function csvOf(votes: readonly Vote[]): string {
  const head = [
    ...COLUMNS,
    ...DIMENSIONS.map(columnOf('better')),
    ...DIMENSIONS.map(columnOf('a')),
    ...DIMENSIONS.map(columnOf('b')),
    'comment',
  ]
  const rows = votes.map((vote) => {
    const { rater, at, item, kind, task, seed, a, b, shown_left, verdict, gold } = plain(vote)
    const { said } = vote
    return [
      ...[rater, at, item, kind, task, seed, a.team, a.run, b?.team, b?.run, shown_left, verdict, gold],
      ...DIMENSIONS.map((name) => said.verdicts?.[name]),
      ...scoresIn(said.a),
      ...(said.b === undefined ? DIMENSIONS.map(() => '') : scoresIn(said.b)),
      said.comment,
    ]
  })
  return [head, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('')
}

const scoresIn = (scores: BallotContent['a']): (number | string)[] =>
  DIMENSIONS.map((name) => scores[name] ?? 'N/A')

/** A cell by RFC 4180. Texts of people that a spreadsheet would treat as a formula are marked as text. */
function cell(value: string | number | undefined): string {
  if (value === undefined) return ''
  if (typeof value === 'number') return String(value)
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
