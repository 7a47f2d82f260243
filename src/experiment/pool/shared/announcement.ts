import { z } from 'zod'
import { pluginReferenceSchema } from '../../../plugin/reference.ts'

/** An experiment, as its runner announces it to workers. */
export const announcementSchema = z.object({
  schema: z.literal(1),
  /** Names its queue; the folder of the experiment keeps it. */
  instance: z.string().regex(/^[a-z0-9-]+$/),
  /** Its name, for people. */
  experiment: z.string(),
  /** Code that plays it, see `codeVersion`. */
  code: z.string(),
  plugins: z.array(pluginReferenceSchema),
  /** Models that workers ask themselves, with the endpoint where one is named. */
  models: z.array(z.string()),
  baseUrl: z.string().nullable(),
  /** Whether runs come back by a shared folder. */
  byFolder: z.boolean(),
  /** When it was first announced (time of the store). */
  since: z.number(),
})
export type Announcement = z.infer<typeof announcementSchema>

/** What the runner says every second. */
export const pulseSchema = z.object({
  /** Id of this start of the runner. */
  session: z.string(),
  /** Wall time that does not count (ms), see `PlayLimits.waitedMs`. */
  waitedMs: z.number(),
})
export type Pulse = z.infer<typeof pulseSchema>

/** A worker, as it announces itself. */
export const workerReportSchema = z.object({
  schema: z.literal(1),
  id: z.string(),
  /** For people. */
  name: z.string(),
  jobs: z.int(),
  code: z.string(),
  node: z.string(),
  /** How far its clock is ahead of that of the store (ms). */
  clockAheadMs: z.number(),
  /** The experiment that it plays, by its instance. */
  plays: z.string().nullable(),
  /** Runs that are being played. */
  runs: z.array(z.string()),
  /** Why it plays nothing of other experiments, by their instance. */
  refuses: z.record(z.string(), z.string()),
  /** A file that it has written into the shared folder, and its content. */
  probe: z.object({ file: z.string(), content: z.string() }).nullable(),
  /** Why it takes nothing at the moment, although it could. */
  holds: z.string().nullable(),
})
export type WorkerReport = z.infer<typeof workerReportSchema>

/** Reads text from a store by a schema; undefined if it does not fit, since other programs may write there, too. */
export function readAs<T>(schema: z.ZodType<T>, text: string | null | undefined): T | undefined {
  try {
    return schema.safeParse(JSON.parse(text ?? '')).data
  } catch {
    return undefined
  }
}
