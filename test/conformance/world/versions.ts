/** Runs probes on the embedded world in several versions at once, each in its own thread, because each replaces the timers. */
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { Probe } from './probe.ts'
import type { Failure, Verdict } from './runner.ts'

/** Input of a thread. */
export interface ThreadWork {
  readonly version: string
  readonly ids: readonly string[]
}

/** A thread's message about a probe. Values are text, because not everything can be cloned between threads. */
export interface ThreadVerdict {
  readonly id: string
  readonly failure?: Failure
  readonly notApplicable?: string
}

export interface VersionVerdicts {
  readonly version: string
  readonly verdicts: readonly Verdict[]
}

/** Returns results in the order of the versions. Calls back for each verdict. */
export async function playVersions(
  versions: readonly string[],
  probes: readonly Probe[],
  onVerdict: (version: string, verdict: Verdict) => void,
): Promise<readonly VersionVerdicts[]> {
  const waiting = [...versions]
  const played = new Map<string, readonly Verdict[]>()
  const work = async () => {
    for (let version = waiting.shift(); version !== undefined; version = waiting.shift()) {
      const current = version
      played.set(current, await playInThread(current, probes, (verdict) => onVerdict(current, verdict)))
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work))
  return versions.map((version) => ({ version, verdicts: played.get(version) ?? [] }))
}

function playInThread(
  version: string,
  probes: readonly Probe[],
  onVerdict: (verdict: Verdict) => void,
): Promise<readonly Verdict[]> {
  const byId = new Map(probes.map((probe) => [probe.id, probe]))
  const verdicts: Verdict[] = []
  const workerData: ThreadWork = { version, ids: [...byId.keys()] }
  const thread = new Worker(new URL('version-thread.ts', import.meta.url), { workerData })
  return new Promise((resolve, reject) => {
    thread.on('message', ({ id, ...found }: ThreadVerdict) => {
      const verdict = { probe: byId.get(id) as Probe, ...found }
      verdicts.push(verdict)
      onVerdict(verdict)
    })
    thread.once('error', reject)
    thread.once('exit', () => resolve(verdicts))
  })
}
