/**
 * Processor time of this process so far (ms). For time limits in tests: unlike wall time, it does not depend on the machine's
 * load.
 */
export function processorTime(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}
