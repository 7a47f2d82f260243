/** How much of a task is done. */
export interface Progress {
  done: number
  of: number
  /** The counted things, as a phrase that follows the numbers in a sentence: "blocks match the blueprint". */
  what: string
}
