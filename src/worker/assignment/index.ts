import type { Random } from '../../core/random.ts'
import type { AssignmentStrategy } from './assignment-strategy.ts'
import { atRandom } from './at-random.ts'
import { byBusyRate } from './by-busy-rate.ts'
import { criticalPath } from './critical-path.ts'
import { nearest } from './nearest.ts'
import { roundRobin } from './round-robin.ts'

const makers = new Map<string, (random: Random) => AssignmentStrategy>([
  ['busy-rate', () => byBusyRate],
  ['random', atRandom],
  ['round-robin', roundRobin],
  ['nearest', () => nearest],
  ['critical-path', () => criticalPath],
])

/** Ids that `--assign` takes. */
export const assignmentIds: readonly string[] = [...makers.keys()]

export const createAssignment = (id: string, random: Random): AssignmentStrategy | undefined =>
  makers.get(id)?.(random)
