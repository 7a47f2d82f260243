import { DIMENSIONS, type Dimension } from '../autoeval/dimension.ts'
import { readScores } from '../autoeval/reply/read-scores.ts'
import {
  type Reading,
  readRating as readOnScale,
  type Scale,
  scaleName,
  scaleNamed,
  scaleOfValues,
  TEN,
} from '../autoeval/scale.ts'

/** A model's rating of one run, in the form of MCU's files: 0 to 10 in each dimension. */
export interface Rating {
  /** With underscores, as in the names of task files. */
  readonly task: string
  readonly video?: string
  /** null if the rater said that the dimension does not apply; absent if the rater did not mention it. */
  readonly scores: Partial<Readonly<Record<Dimension, number | null>>>
  /** The rater's text, if the file has one. */
  readonly text?: string
  /** Repairs and omissions. */
  readonly notes: readonly string[]
}

/** A problem in a file, with its position. */
interface Fault {
  readonly path: string
  readonly message: string
}

/** The highest rating. */
const MOST = 10
const MAX_TEXT = 100_000

type Fields = Readonly<Record<string, unknown>>
const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Whether JSON looks like a rating. */
export const looksLikeRating = (content: unknown): boolean => {
  const [head] = Array.isArray(content) ? (content as unknown[]) : [content]
  if (!isObject(head)) return false
  return ['task_name', 'task', 'video_path', 'scores', ...DIMENSIONS].some((key) => Object.hasOwn(head, key))
}

/**
 * Reads a rating in one of the known shapes: an object of scores as text, a list of such an object and the rater's text, or
 * AgentBeats' object with `scores`. Numbers may be between asterisks, or in forms such as `7/10` and `70 %`. If the object has no
 * scores, they are read from the text. @param rated the scale for a rating that does not state one, if other ratings by the same
 * rater show it; by default its own values decide
 */
export function readRating(content: unknown, name: string, rated?: Scale): Rating | Fault {
  const parts = partsOf(content)
  if ('message' in parts) return parts
  const { head, nested } = parts
  const task = head.task_name ?? head.task ?? name.replace(/\.json$/, '').replace(/ episode_\d+$/, '')
  if (typeof task !== 'string' || task.trim() === '' || task.length > 200)
    return { path: 'task_name', message: 'expected the name of a task' }
  const notes: string[] = []
  const scale = scaleOf(head, nested ?? head, { notes, rated })
  if ('message' in scale) return scale
  const written = scoresIn(nested ?? head, { before: nested === undefined ? '' : 'scores.', notes, scale })
  if ('message' in written) return written as Fault
  const said = parts.said ?? head.original_response
  const text = typeof said === 'string' ? said.slice(0, MAX_TEXT) : undefined
  const isInText = Object.keys(written).length === 0 && text !== undefined
  const scores = (isInText ? scoresInText(text, notes) : written) as Rating['scores']
  notes.push(...missingScores(scores))
  return {
    task: task.trim().replaceAll(' ', '_'),
    ...(typeof head.video_path === 'string' ? { video: head.video_path } : {}),
    scores,
    ...(text === undefined ? {} : { text }),
    notes,
  }
}

/** The parts of a rating's file, in any of its shapes. */
interface RatingParts {
  readonly head: Fields
  /** The rater's text. */
  readonly said: string | undefined
  /** An object with scores inside the head. */
  readonly nested: Fields | undefined
}

function partsOf(content: unknown): RatingParts | Fault {
  const list = Array.isArray(content) ? (content as unknown[]) : [content]
  const [head, said] = list
  if (!isObject(head))
    return { path: Array.isArray(content) ? '0' : '', message: 'expected an object of scores' }
  if (list.length > 2) return { path: '2', message: 'expected scores and a text, and nothing more' }
  if (said !== undefined && typeof said !== 'string')
    return { path: '1', message: 'expected the text of the rater' }
  if (head.video_1_path !== undefined || head.result !== undefined)
    return { path: 'video_1_path', message: 'a comparison of two runs holds no rating of one' }
  const nested = head.scores
  if (nested !== undefined && !isObject(nested))
    return { path: 'scores', message: 'expected an object of scores' }
  return { head, said, nested }
}

/** A note on the dimensions without a score. */
function missingScores(scores: Rating['scores']): string[] {
  const missing = DIMENSIONS.filter((dimension) => scores[dimension] === undefined)
  if (missing.length === DIMENSIONS.length) return ['no scores: not rated']
  return missing.length > 0 ? [`no score for ${missing.join(', ')}`] : []
}

/** The values of a rating without a stated scale; empty if it states one, or is not a rating. */
export function valuesWithoutScale(content: unknown): string[] {
  const parts = partsOf(content)
  if ('message' in parts || parts.head.scale !== undefined) return []
  return valuesIn(parts.nested ?? parts.head)
}

const valuesIn = (fields: Fields): string[] =>
  DIMENSIONS.map((dimension) => String(fields[dimension] ?? '').slice(0, 60))

/** The scale of a file: the one that it names (`scale: 0-1`), otherwise that of its values. A file that mixes two is refused. */
function scaleOf(
  head: Fields,
  fields: Fields,
  { notes, rated }: { notes: string[]; rated: Scale | undefined },
): Scale | Fault {
  const { scale: name } = head
  if (name !== undefined) {
    const scale = typeof name === 'string' ? scaleNamed(name) : undefined
    return scale ?? { path: 'scale', message: `${shown(name)} is no scale: write "0-10" or "0-1"` }
  }
  if (rated !== undefined) return rated
  const values = valuesIn(fields)
  const scale = scaleOfValues(values)
  if (scale === 'mixed') {
    const message = `mixes values between 0 and 1 with values above 1 (${values.filter((text) => text !== '').join(', ')}): add "scale": "0-10" or "0-1"`
    return { path: 'scale', message }
  }
  if (scale.id !== TEN.id) notes.push(`read on the scale of ${scaleName(scale)}: no value is above 1`)
  return scale
}

interface ScoresPlace {
  /** Prefix of dimension names in messages. */
  readonly before: string
  readonly notes: string[]
  readonly scale: Scale
}

function scoresIn(fields: Fields, { before, notes, scale }: ScoresPlace): Rating['scores'] | Fault {
  const scores: Partial<Record<Dimension, number | null>> = {}
  for (const dimension of DIMENSIONS) {
    if (!Object.hasOwn(fields, dimension)) continue
    const value = fields[dimension]
    const score = scoreOf(value, scale)
    if (score === undefined)
      return {
        path: `${before}${dimension}`,
        message: `${shown(value)} is no rating from ${scaleName(scale)}`,
      }
    if (typeof value === 'string' && /[*_`/%]/.test(value) && score !== null)
      notes.push(`${dimension}: ${shown(value)} read as ${score}`)
    scores[dimension] = score
  }
  return scores
}

/** The scores in a rater's text. */
function scoresInText(text: string, notes: string[]): Rating['scores'] {
  const read = readScores(text, TEN)
  const scores = Object.fromEntries(
    DIMENSIONS.flatMap((name) => {
      const score = outOfTen(read[name])
      return score === undefined ? [] : [[name, score]]
    }),
  )
  if (Object.keys(scores).length > 0) notes.push('the scores were taken from the text')
  return scores
}

/** A score as a number from 0 to 10; null if it does not apply, undefined if it is not a score. */
function scoreOf(value: unknown, scale: Scale): number | null | undefined {
  if (value === null) return null
  if (typeof value !== 'string' && typeof value !== 'number') return undefined
  return outOfTen(readOnScale(String(value).slice(0, 60), scale))
}

const outOfTen = (read: Reading): number | null | undefined =>
  read.kind === 'rated'
    ? Math.round(1e6 * MOST * read.value) / 1e6
    : read.kind === 'unread'
      ? undefined
      : null

const shown = (value: unknown): string => (JSON.stringify(value) ?? 'nothing').slice(0, 60)

/** Writes a rating in the form of MCU's files, which reads back unchanged. */
export function writeRating({ task, video, scores, text }: Rating): string {
  const fields = {
    ...Object.fromEntries(
      DIMENSIONS.flatMap((name) => {
        const score = scores[name]
        return score === undefined ? [] : [[name, score === null ? 'N/A' : String(score)]]
      }),
    ),
    ...(video === undefined ? {} : { video_path: video }),
    task_name: task,
    scale: '0-10',
  }
  return `${JSON.stringify(text === undefined ? fields : [fields, text], null, 4)}\n`
}
