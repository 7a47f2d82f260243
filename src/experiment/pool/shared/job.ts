import { z } from 'zod'
import type { EpisodeRequest } from '../../episode-request.ts'
import type { EpisodeOrder } from '../messages.ts'
import { parcelSchema } from './carrier.ts'

/** A request as JSON for transport: values that many episodes share are named by hash, and folders are local to each machine. */
export interface JobData {
  order: Omit<EpisodeOrder, 'request' | 'root'> & { request: Omit<EpisodeRequest, 'task' | 'calibration'> }
  task: string
  calibration?: string
  /** Time limit of the episode (ms of wall time). */
  wallMs: number
}

const spans = { wallSeconds: z.number(), worker: z.string() }

/** A worker's report on an attempt at an episode. */
export const jobEndSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('over'), ...spans, cpuSeconds: z.number(), parcel: parcelSchema }),
  z.object({
    kind: z.literal('refused'),
    ...spans,
    error: z.object({ code: z.string(), message: z.string(), hint: z.string().optional() }),
  }),
  z.object({ kind: z.literal('crashed'), ...spans, reason: z.string(), parcel: parcelSchema.optional() }),
  z.object({ kind: z.literal('cancelled'), worker: z.string() }),
])
export type JobEnd = z.infer<typeof jobEndSchema>

/** How often the pool looks for silent workers (ms). */
export const stalledIntervalOf = (lockMs: number): number => Math.round(lockMs / 6)

/** How often an episode is given to another worker before it counts as an infrastructure failure. */
export const MAX_STALLED = 3

/** Name of an attempt's run folder: a new one for each start, so that an abandoned worker overwrites nothing. */
export const parcelNameOf = (run: string, start: number): string => `${run}.start${start}`
