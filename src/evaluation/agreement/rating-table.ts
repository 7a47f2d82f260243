import { InvalidFileError } from '../../core/errors.ts'
import { type Dimension, dimensionAt } from '../../mcu/autoeval/dimension.ts'
import { PROGRESS, QUALITY, readRating, type Scale, scaleOfValues } from '../../mcu/autoeval/scale.ts'
import type { Rated, Ratings } from './ratings.ts'

const HINT =
  'The first row names columns: task, agent, and if there are several raters and episodes rater and episode; then dimensions such as task_progress.'

/**
 * Reads a table of ratings (CSV by RFC 4180): a row per rater and run. Cells are read from 0 to 10, as `7/10` and `70 %`, or as
 * MCU's five words; N/A and empty cells are not scores.
 * @param rater the rater, if no column names one
 * @throws InvalidFileError naming the row and column of a cell that is not a rating
 */
export function readRatingTable(text: string, name: string, rater = 'rater'): Ratings {
  const [head = [], ...rows] = rowsOf(text.replace(/^\uFEFF/, ''))
  const columns = head.map((title) => title.trim().toLowerCase())
  const place = (title: string) => columns.indexOf(title)
  const dimensions = head.flatMap((title, index) => {
    const at = dimensionAt(title.replaceAll('_', ' '))
    return at === undefined || at.rest.trim() !== '' ? [] : [{ dimension: at.dimension, index }]
  })
  const refuse = (path: string, message: string) => new InvalidFileError(name, [{ path, message }], HINT)
  if (place('task') < 0 || place('agent') < 0 || dimensions.length === 0)
    throw refuse('row 1', 'lacks the column task or agent, or has no dimension')
  const scale = scaleOfValues(rows.flatMap((row) => dimensions.map(({ index }) => row[index] ?? '')))
  if (scale === 'mixed')
    throw refuse('', 'mixes values between 0 and 1 with values above 1: write them as 7/10 or 70 %')
  const runs = rows.map((row, index): Rated => {
    const at = `row ${index + 2}`
    const cell = (title: string) => row[place(title)]?.trim() ?? ''
    if (row.length !== head.length) throw refuse(at, `has ${row.length} cells, not ${head.length}`)
    const episode = cell('episode') === '' ? 1 : Number(cell('episode'))
    if (!Number.isSafeInteger(episode)) throw refuse(at, `"${cell('episode')}" is no number of an episode`)
    const scores = dimensions.flatMap(({ dimension, index: column }): [Dimension, number | null][] => {
      const cell = row[column]?.trim() ?? ''
      if (cell === '') return []
      const score = scoreOf(cell, dimension, scale)
      if (score === undefined) throw refuse(`${at}, ${dimension}`, `"${cell.slice(0, 40)}" is no rating`)
      return [[dimension, score]]
    })
    return {
      rater: cell('rater') || rater,
      task: cell('task'),
      agent: cell('agent'),
      episode,
      scores: Object.fromEntries(scores),
    }
  })
  return { runs, pairs: [], notes: [] }
}

/** A cell 0..1; null for "does not apply"; undefined if it is not a rating. */
function scoreOf(cell: string, dimension: Dimension, scale: Scale): number | null | undefined {
  const words: Scale = dimension === 'Task Progress' ? PROGRESS : QUALITY
  const isWord = words.labels.includes(cell.toLowerCase())
  const read = readRating(cell, isWord ? words : scale)
  return read.kind === 'rated' ? read.value : read.kind === 'unread' ? undefined : null
}

/** Quoted cells may contain commas, line ends and doubled quotes. */
const CELL = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/y

function rowsOf(text: string): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  const cells = new RegExp(CELL)
  while (cells.lastIndex < text.length) {
    const match = cells.exec(text)
    if (match === null) break
    row.push(match[1]?.replaceAll('""', '"') ?? match[2] ?? '')
    if (match[3] === ',') continue
    rows.push(row)
    row = []
  }
  if (row.length > 0) rows.push([...row, ''])
  return rows.filter((one) => one.length > 1 || one[0] !== '')
}
