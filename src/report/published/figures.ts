import { z } from 'zod'
import { checked } from '../../core/checked/checked.ts'
import { packagePath } from '../../core/package-root.ts'
import { DIMENSIONS } from '../../mcu/autoeval/dimension.ts'
import { LEVELS } from '../../mcu/scene/harder.ts'
import { readText, YamlFile } from '../../task/yaml-file.ts'

const columnSchema = z.strictObject({
  agent: z.string(),
  /** The rated dimension; in a table over all tasks, the rows are the dimensions. */
  dimension: z.enum(DIMENSIONS).optional(),
  /** The measure, if it is not a dimension. */
  measure: z.string().optional(),
  level: z.enum(LEVELS).optional(),
})

const tableSchema = z
  .strictObject({
    /** Where the figures were printed, with the number of the table. */
    source: z.string(),
    of: z.enum(['task', 'category', 'all']),
    /** The label system whose categories are the rows. */
    system: z.string().optional(),
    setting: z.string(),
    /** The value of a perfect run. */
    highest: z.number().positive(),
    columns: z.array(columnSchema).min(1),
    rows: z
      .array(
        z.strictObject({
          name: z.string(),
          /** Slugs of tasks, or names of categories. */
          match: z.array(z.string()),
          values: z.array(z.number().nonnegative()),
          highest: z.number().positive().optional(),
        }),
      )
      .min(1),
  })
  .refine(
    ({ columns, rows }) => rows.every(({ values }) => values.length === columns.length),
    'has a row with another number of values than columns',
  )

const fileSchema = z.strictObject({
  schema: z.literal(1),
  differs: z.array(z.string()).min(1),
  tables: z.array(tableSchema).min(1),
})

/** A table of published figures. */
export type PublishedTable = z.infer<typeof tableSchema>
/** Figures of other people's agents, and why they are not comparable with ours. */
export type PublishedFigures = z.infer<typeof fileSchema>

/** Reads published figures of agents. @throws InvalidFileError naming the place in the file */
export function publishedFigures(path = packagePath('benchmarks', 'mcu', 'agents.yaml')): PublishedFigures {
  const file = new YamlFile(readText(path, ''), path)
  const parsed = checked(fileSchema, file.content())
  if (!parsed.success) throw file.errorOf(parsed.issues, 'See benchmarks/mcu/agents.yaml.')
  return parsed.data
}
