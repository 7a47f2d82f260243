import { z } from 'zod'

const text = z.string().min(1)
const id = z.string().regex(/^[A-Za-z0-9][A-Za-z0-9:._-]*$/, 'must be letters, digits, ".", ":", "_" or "-"')
const fn = z.custom((value) => typeof value === 'function', 'must be a function')

const shape = z.record(
  z.string(),
  z.custom((value) => value instanceof z.ZodType, 'must be a zod schema'),
)

const listOf = <T extends z.ZodRawShape>(shape: T) => z.array(z.looseObject(shape)).readonly().optional()

/** The shape of a plug-in module's export. Types that TypeScript checks in depth are only checked superficially. */
export const pluginSchema = z.strictObject({
  name: text.regex(/^[@A-Za-z0-9][@A-Za-z0-9/._-]*$/, 'must be a name like that of a package'),
  version: text.optional(),
  planners: listOf({ id, summary: text, create: fn }),
  assignments: listOf({ id, summary: text, create: fn }),
  models: listOf({ id: id.regex(/^[^:]*$/, 'must not contain ":"'), form: text, summary: text, create: fn }),
  questions: listOf({ id, slots: fn, identity: fn }),
  prompts: z.record(id, z.instanceof(URL)).optional(),
  actions: listOf({ name: id, signature: text, summary: text, run: fn }),
  suites: listOf({ id, summary: text, tasks: fn }),
  importers: listOf({ id, summary: text, fits: fn, read: fn }),
  scenarios: listOf({
    id,
    file: shape,
    own: shape,
    resolve: fn,
    size: fn,
    feasibility: fn,
    judge: fn,
    measureFold: fn,
    completionFold: fn,
    decompose: fn,
    describe: fn,
    placeSection: fn,
  }),
  metrics: listOf({ id, title: text, compute: fn }),
})
