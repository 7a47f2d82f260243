/** Two subtasks; the first comes before the second. */
export interface Ends {
  from: number
  to: number
}

/** The name of an edge by its two ends, for sets and maps: `3→7`. */
export const edgeKey = ({ from, to }: Ends): string => `${from}→${to}`
