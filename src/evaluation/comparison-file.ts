import { existsSync, readFileSync } from 'node:fs'
import { z } from 'zod'
import { InvalidFileError } from '../core/errors.ts'
import { appendText } from '../core/output/files.ts'
import { type ComparedTwice, type Pair, together } from './duels.ts'
import type { JudgedRun } from './judged-runs.ts'

const sideSchema = z.object({ team: z.string(), run: z.string() })
const lineSchema = z.object({
  schema: z.literal(1),
  judge: z.string(),
  task: z.string(),
  seed: z.int(),
  a: sideSchema,
  b: sideSchema,
  /** With a as A, then with b as A; kept unmodified. */
  replies: z.tuple([z.string(), z.string()]),
})
type Line = z.infer<typeof lineSchema>

/** A pair that was compared. */
export type ComparedPair = Line & ComparedTwice

const sideOf = ({ team, folder }: JudgedRun): Line['a'] => ({ team, run: folder.id })
const keyOf = ({ judge, a, b }: Pick<Line, 'judge' | 'a' | 'b'>): string =>
  [judge, a.team, a.run, b.team, b.run].join('\n')

/** Comparisons of a judge, one per line. Verdicts are read from the kept replies each time. */
export class ComparisonFile {
  readonly #path: string
  readonly #judge: string
  readonly #lines: Map<string, Line>

  private constructor(path: string, judge: string, lines: Map<string, Line>) {
    this.#path = path
    this.#judge = judge
    this.#lines = lines
  }

  /** @throws InvalidFileError naming the line that is not a comparison; a truncated last line is ignored */
  static open(path: string, judge: string): ComparisonFile {
    const lines = new Map<string, Line>()
    if (!existsSync(path)) return new ComparisonFile(path, judge, lines)
    for (const [index, text] of readFileSync(path, 'utf8').split('\n').slice(0, -1).entries()) {
      const line = lineSchema.safeParse(jsonOf(text))
      if (!line.success) {
        const place = { path: `line ${index + 1}`, message: 'is not a comparison' }
        throw new InvalidFileError(path, [place], 'Remove that line, or name another file.')
      }
      lines.set(keyOf(line.data), line.data)
    }
    return new ComparisonFile(path, judge, lines)
  }

  has([a, b]: Pair): boolean {
    return this.#lines.has(keyOf({ judge: this.#judge, a: sideOf(a), b: sideOf(b) }))
  }

  add([a, b]: Pair, { replies }: ComparedTwice): void {
    const { task, seed } = a
    const line: Line = {
      schema: 1,
      judge: this.#judge,
      task,
      seed,
      a: sideOf(a),
      b: sideOf(b),
      replies: [replies[0], replies[1]],
    }
    this.#lines.set(keyOf(line), line)
    appendText(this.#path, `${JSON.stringify(line)}\n`)
  }

  /** All comparisons made by the judge. */
  all(): ComparedPair[] {
    return [...this.#lines.values()]
      .filter(({ judge }) => judge === this.#judge)
      .map((line) => ({ ...line, ...together(...line.replies) }))
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
