import { readFileSync, readlinkSync } from 'node:fs'
import { hostname } from 'node:os'
import { z } from 'zod'
import { systemCode } from '../../core/system-code.ts'

/** Where a process runs: what identifies it among all processes that can see a shared folder. */
export const placeSchema = z.object({
  host: z.string(),
  /** The kernel's id of this boot; null if there is none. */
  boot: z.string().nullable(),
  /** The pid namespace: each container on a machine has its own. null on systems without namespaces. */
  namespace: z.string().nullable(),
  pid: z.int(),
  /** When the process started, in clock ticks since the boot: pids are reused. null if unknown. */
  start: z.string().nullable(),
})
export type Place = z.infer<typeof placeSchema>

/** What one process can find out about another. */
export type Life = 'dead' | 'alive' | 'stopped' | 'unknown'

/** The machine as a process sees it. */
export interface Machine {
  readonly here: Place
  /** Whether a process is alive; `unknown` for other machines and containers, where nothing is certain. */
  lifeOf(place: Place): Life
}

/** This process, on the machine it runs on. */
export function thisMachine(): Machine {
  const here: Place = {
    host: hostname(),
    boot: textOf('/proc/sys/kernel/random/boot_id'),
    namespace: linkOf('/proc/self/ns/pid'),
    pid: process.pid,
    start: seesItself() ? (statOf(process.pid)?.start ?? null) : null,
  }
  return {
    here,
    lifeOf(place) {
      const isNear =
        place.host === here.host && place.boot === here.boot && place.namespace === here.namespace
      if (!isNear) return 'unknown'
      if (!exists(place.pid)) return 'dead'
      const stat = here.start === null ? undefined : statOf(place.pid)
      if (stat === undefined || place.start === null) return 'alive'
      if (stat.start !== place.start || 'ZXx'.includes(stat.state)) return 'dead'
      return 'Tt'.includes(stat.state) ? 'stopped' : 'alive'
    },
  }
}

/** Whether /proc shows this process's own namespace: a container may have mounted its host's /proc. */
const seesItself = (): boolean => linkOf('/proc/self') === String(process.pid)

/** State and start of a process: fields 3 and 22 of proc(5)'s stat, after the name, which may contain anything. */
function statOf(pid: number): { state: string; start: string } | undefined {
  const fields =
    textOf(`/proc/${pid}/stat`)
      ?.replace(/^.*\) /s, '')
      .split(' ') ?? []
  const [state] = fields
  const start = fields[19]
  return state === undefined || start === undefined ? undefined : { state, start }
}

function exists(pid: number): boolean {
  if (pid <= 0) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return systemCode(error) === 'EPERM'
  }
}

function textOf(file: string): string | null {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch {
    return null
  }
}

function linkOf(file: string): string | null {
  try {
    return readlinkSync(file)
  } catch {
    return null
  }
}
