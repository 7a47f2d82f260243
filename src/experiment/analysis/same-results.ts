import { isDeepStrictEqual } from 'node:util'
import { type EpisodeResult, settledResults } from '../matrix/episode-result.ts'
import { keyOf } from '../matrix/experiment-spec.ts'

/** Fields that may differ between two plays of the same episode: wall and processor time, names of folders, and checksums. */
const INCIDENTAL: ReadonlySet<string> = new Set([
  'wallSeconds',
  'cpuSeconds',
  'finishedAt',
  'run',
  'journal',
  'schema',
])

/** Comparison of the results of two experiments that played the same episodes. */
export interface Sameness {
  /** Episodes that both have played. */
  both: number
  /** Episodes that only one has played. */
  onlyOne: number
  /** Episodes of both whose results differ, and the fields that differ. */
  different: { result: EpisodeResult; fields: string[] }[]
}

/** Compares results field by field, ignoring their order and wall times. Of several attempts the last one counts. */
export function sameness(one: readonly EpisodeResult[], other: readonly EpisodeResult[]): Sameness {
  const [first, second] = [one, other].map(
    (results) => new Map(settledResults(results).map((result) => [keyOf(result), result])),
  ) as [Map<string, EpisodeResult>, Map<string, EpisodeResult>]
  const shared = [...first].flatMap(([key, result]) => {
    const counterpart = second.get(key)
    return counterpart === undefined ? [] : [{ result, counterpart }]
  })
  const different = shared.flatMap(({ result, counterpart }) => {
    const fields = differing(result, counterpart)
    return fields.length === 0 ? [] : [{ result, fields }]
  })
  return { both: shared.length, onlyOne: first.size + second.size - 2 * shared.length, different }
}

function differing(one: EpisodeResult, other: EpisodeResult): string[] {
  const fields = Object.keys({ ...one, ...other }) as (keyof EpisodeResult)[]
  return fields.filter((field) => !INCIDENTAL.has(field) && !isDeepStrictEqual(one[field], other[field]))
}
