import { z } from 'zod'
import { checked } from '../../core/checked/checked.ts'
import { packagePath } from '../../core/package-root.ts'
import { mean } from '../../core/statistics/bootstrap.ts'
import { readText, YamlFile } from '../../task/yaml-file.ts'

/** Cells, and the figure printed for them. */
const figure = z.tuple([z.array(z.number()).min(2), z.number()])

const fileSchema = z.strictObject({
  schema: z.literal(1),
  tables: z.array(
    z.strictObject({
      table: z.string(),
      /** The last decimal place to which figures are printed. */
      step: z.number().positive(),
      mean: z.record(z.string(), figure).default({}),
      difference: z.record(z.string(), figure).default({}),
      best: z.record(z.string(), figure).default({}),
    }),
  ),
})

const KINDS = ['mean', 'difference', 'best'] as const

/** A printed figure, recomputed from the cells next to it. */
export interface Recomputed {
  readonly table: string
  readonly what: string
  readonly kind: (typeof KINDS)[number]
  readonly printed: number
  readonly computed: number
  /** `rounding`: off, but by no more than rounding of the cells explains; `misprint`: off by more than that. */
  readonly verdict: 'right' | 'rounding' | 'misprint'
}

const compute: Readonly<Record<Recomputed['kind'], (cells: readonly number[]) => number>> = {
  mean,
  difference: ([before = Number.NaN, after = Number.NaN]) => after - before,
  best: (cells) => Math.max(...cells),
}

/** Error margin for differences of decimal fractions. */
const FLOAT = 1e-9

/** Tolerance of a correct figure, in halves of the last digit: its own rounding, and that of the cells. */
const HALVES: Readonly<Record<Recomputed['kind'], number>> = { mean: 2, difference: 3, best: 0 }

/** Recomputes published figures that are derived from others. @throws InvalidFileError if the file is not valid */
export function recomputePublished(path = packagePath('benchmarks', 'mcu', 'published.yaml')): Recomputed[] {
  const file = new YamlFile(readText(path, ''), path)
  const parsed = checked(fileSchema, file.content())
  if (!parsed.success) throw file.errorOf(parsed.issues, 'See benchmarks/mcu/published.yaml.')
  return parsed.data.tables.flatMap((own) =>
    KINDS.flatMap((kind) =>
      Object.entries(own[kind]).map(([what, [cells, printed]]) => {
        const computed = compute[kind](cells)
        const off = Math.abs(computed - printed) - FLOAT
        const half = own.step / 2
        const verdict = off <= half ? 'right' : off <= HALVES[kind] * half ? 'rounding' : 'misprint'
        return { table: own.table, what, kind, printed, computed, verdict }
      }),
    ),
  )
}
