import type { Hall } from './hall.ts'

/** A run of the benchmark: a team builds a hall. */
export interface BenchRow extends Hall {
  id: string
  agents: number
  /** How often it is played in one thread: the first time everything is compiled. */
  times: number
  /** Wanted speed (game seconds per wall second on two cores); none for rows that are for quick looks. */
  wanted?: number
}

/** Every run, in the order of their length. */
export const benchRows: readonly BenchRow[] = [
  { id: 'tiny', side: 5, height: 2, agents: 1, times: 3 },
  { id: 'small', side: 8, height: 3, agents: 3, times: 3 },
  { id: 'crowd', side: 12, height: 3, agents: 12, times: 3 },
  { id: 'high', side: 14, height: 6, agents: 6, times: 3 },
  { id: '400', side: 12, height: 3, agents: 3, times: 8, wanted: 40 },
  { id: '2000', side: 28, height: 4, agents: 12, times: 4, wanted: 8 },
  { id: '5000', side: 45, height: 6, agents: 20, times: 2, wanted: 5 },
]
