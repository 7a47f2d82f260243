import { readAs, type WorkerReport, workerReportSchema } from './announcement.ts'
import type { Store } from './store.ts'

/** The last announcement of a worker. */
export interface Machine extends WorkerReport {
  /** Time since its last announcement (ms). */
  silentMs: number
}

/** A worker that has not announced itself for this long counts as gone (ms). */
export const WORKER_GONE_MS = 15_000
/** All recently announced workers, by name. */
export async function machines(store: Store): Promise<Machine[]> {
  const found = await store.reports()
  return found
    .flatMap(({ report, silentMs }) => {
      const reported = readAs(workerReportSchema, report)
      return reported === undefined ? [] : [{ ...reported, silentMs }]
    })
    .sort((a, b) => a.name.localeCompare(b.name) || a.id.localeCompare(b.id))
}
