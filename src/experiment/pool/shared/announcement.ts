import { z } from 'zod'
import { pluginReferenceSchema } from '../../../plugin/reference.ts'

/** An experiment, as its runner announces it to workers. */
export const announcementSchema = z.object({
  schema: z.literal(1),
  /** Names the experiment's queue; stored in its folder. */
  instance: z.string().regex(/^[a-z0-9-]+$/),
  /** Human-readable name. */
  experiment: z.string(),
  /** The code that plays it, see `codeVersion`. */
  code: z.string(),
  plugins: z.array(pluginReferenceSchema),
  /** Models that workers ask themselves, with the endpoint if one is specified. */
  models: z.array(z.string()),
  baseUrl: z.string().nullable(),
  /** Whether runs return through a shared folder. */
  byFolder: z.boolean(),
  /** When it was first announced (in the store's time). */
  since: z.number(),
})
export type Announcement = z.infer<typeof announcementSchema>

/** The runner's heartbeat, sent every second. */
export const pulseSchema = z.object({
  /** Id of this start of the runner. */
  session: z.string(),
  /** Wall time that does not count (ms), see `PlayLimits.waitedMs`. */
  waitedMs: z.number(),
})
export type Pulse = z.infer<typeof pulseSchema>

/** The announcement of a worker. */
export const workerReportSchema = z.object({
  schema: z.literal(1),
  id: z.string(),
  /** For people. */
  name: z.string(),
  jobs: z.int(),
  code: z.string(),
  node: z.string(),
  /** How far its clock is ahead of the store's (ms). */
  clockAheadMs: z.number(),
  /** The experiment that it plays, by its instance. */
  plays: z.string().nullable(),
  /** Runs that are being played. */
  runs: z.array(z.string()),
  /** Why it does not play other experiments, by their instance. */
  refuses: z.record(z.string(), z.string()),
  /** A file that it has written to the shared folder, and the file's content. */
  probe: z.object({ file: z.string(), content: z.string() }).nullable(),
  /** Why it currently takes no episodes, although it could. */
  holds: z.string().nullable(),
})
export type WorkerReport = z.infer<typeof workerReportSchema>

/** Parses text from a store with a schema; undefined if it does not match, since other programs may write there too. */
export function readAs<T>(schema: z.ZodType<T>, text: string | null | undefined): T | undefined {
  try {
    return schema.safeParse(JSON.parse(text ?? '')).data
  } catch {
    return undefined
  }
}
