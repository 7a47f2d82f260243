/**
 * Processor time of this process so far (ms). For limits in tests: unlike wall time it does not depend on the load of the
 * machine.
 */
export function processorTime(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}
