/** How far a task is. */
export interface Progress {
  done: number
  of: number
  /** What is counted, to follow a number: "blocks stand as the blueprint wants them". */
  what: string
}
