import { withBody } from './kit.ts'
import type { Probe } from './probe.ts'

/** The result of a probe in a version. */
export interface ProbeResult {
  readonly name: string
  readonly version: string
  readonly passed: boolean
  readonly wanted: string
  readonly got: string
}

/** Plays a probe in a world of its own. */
export async function playProbe({ name, play }: Probe, version: string): Promise<ProbeResult> {
  try {
    const { wanted, got } = await withBody(version, play)
    return { name, version, passed: wanted === got, wanted, got }
  } catch (error) {
    return { name, version, passed: false, wanted: 'an outcome', got: String(error).slice(0, 200) }
  }
}
