/** How much of a task is done. */
export interface Progress {
  done: number
  of: number
  /** What is counted; follows the numbers in a sentence: "blocks match the blueprint". */
  what: string
}
