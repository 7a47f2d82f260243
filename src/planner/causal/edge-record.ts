import type { Arm } from './arm.ts'

/** Stands for a dependency in sets and maps. */
export const edgeKey = ({ from, to }: { from: number; to: number }): string => `${from}→${to}`

/** An answer about one edge: under which rules it was asked for, and whether the model named the edge. */
export interface Observation {
  arm: Arm
  stood: boolean
}

/** An edge of the initial graph with everything the model has said about it. */
export interface EdgeRecord {
  readonly from: number
  readonly to: number
  /** Rules that the model named as its cause. */
  readonly named: readonly string[]
  readonly reason: string
  readonly observations: Observation[]
}

/** How often an edge stood in the arms that the test chooses. */
export function tallyOf(edge: EdgeRecord, chooses: (arm: Arm) => boolean): { stood: number; asked: number } {
  let [stood, asked] = [0, 0]
  for (const observation of edge.observations) {
    if (!chooses(observation.arm)) continue
    asked++
    if (observation.stood) stood++
  }
  return { stood, asked }
}
