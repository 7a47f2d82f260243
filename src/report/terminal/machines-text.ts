import { count } from '../../core/count.ts'
import { printable } from '../../core/printable.ts'
import { type Machine, WORKER_GONE_MS } from '../../experiment/pool/shared/machines.ts'

/** A worker in a word or two: how many episodes it plays of its maximum, or why it does not. */
function machineText({ name, jobs, runs, silentMs, holds }: Machine): string {
  if (silentMs > WORKER_GONE_MS) return `${printable(name)} silent for ${Math.round(silentMs / 1000)} s`
  return `${printable(name)} ${runs.length}/${jobs}${holds === null ? '' : ` (${printable(holds)})`}`
}

/** All workers of a pool in a line. */
export const machinesLine = (machines: readonly Machine[]): string =>
  machines.length === 0
    ? 'no worker yet: start some with `causalmace worker --pool …`'
    : `${count(machines.length, 'worker')}: ${machines.map(machineText).join(', ')}`

/** The changes, one line each: workers that joined or left, and idle ones with the reason. */
export function machinesNews(before: readonly Machine[], now: readonly Machine[]): string[] {
  const isHere = ({ silentMs }: Machine) => silentMs <= WORKER_GONE_MS
  const known = new Map(before.map((machine) => [machine.id, machine]))
  const lines: string[] = []
  for (const machine of now) {
    const name = printable(machine.name)
    const then = known.get(machine.id)
    if (isHere(machine) && (then === undefined || !isHere(then)))
      lines.push(`worker ${name}, ${machine.jobs} at a time`)
    if (!isHere(machine) && then !== undefined && isHere(then)) lines.push(`worker ${name} is silent`)
    for (const [experiment, why] of Object.entries(machine.refuses))
      if (then?.refuses[experiment] !== why) lines.push(`worker ${name} takes nothing: ${printable(why)}`)
  }
  return lines
}
