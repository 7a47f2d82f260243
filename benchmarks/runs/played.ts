/** The times and results of one run of the benchmark. */
export interface Played {
  blocks: number
  agents: number
  outcome: string
  /** Share of the blueprint that stands in the end. */
  completion: number
  /** Wall time of joining, of planning, and of the work (s). */
  joinSeconds: number
  planSeconds: number
  workSeconds: number
  /** Processor time of the work, which does not depend on other work of the machine (s). */
  cpuSeconds: number
  /** Game time of the work (s). */
  gameSeconds: number
  /** Peak of resident memory of the process (MB). */
  maxRssMb: number
}
