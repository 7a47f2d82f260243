import type { Clock } from '../core/clock.ts'
import { serverAnswers } from '../judger/server/spoken-version.ts'
import type { ServerChoice } from './episode-request.ts'
import type { RunResult } from './run-task.ts'

/** Maximum number of attempts at a run whose external servers are lost. */
const MAX_ATTEMPTS = 3
/** How long to wait for a lost server, and the time between checks (ms). */
const RETURN_LIMIT_MS = 60_000
const ASK_MS = 1000

export interface CrashOptions {
  readonly server: ServerChoice
  readonly clock: Clock
  readonly signal: AbortSignal
  /** Says what happens. */
  readonly note: (line: string) => void
}

/**
 * Plays a run, and repeats it if it ended because an external server was lost (`world_crash`) and that server is back within a
 * minute. @param play plays an attempt in its own folder; attempts are counted from 1
 */
export async function throughCrashes(
  play: (attempt: number) => Promise<RunResult>,
  { server, clock, signal, note }: CrashOptions,
): Promise<RunResult> {
  let result = await play(1)
  for (let attempt = 2; attempt <= MAX_ATTEMPTS; attempt++) {
    if (server.kind !== 'external' || result.scorecard.outcome !== 'world_crash' || signal.aborted) break
    note(`${server.host}:${server.port} is lost; waiting up to ${RETURN_LIMIT_MS / 1000} s for it`)
    if (!(await isBack(server, clock, signal))) {
      note('it has not come back')
      break
    }
    note(`it is back; attempt ${attempt} of ${MAX_ATTEMPTS}`)
    result = await play(attempt)
  }
  return result
}

async function isBack(
  address: { host: string; port: number },
  clock: Clock,
  signal: AbortSignal,
): Promise<boolean> {
  const end = clock.now() + RETURN_LIMIT_MS
  while (clock.now() < end && !signal.aborted) {
    if (await serverAnswers(address)) return true
    await clock.sleep(ASK_MS, signal).catch(() => undefined)
  }
  return false
}
