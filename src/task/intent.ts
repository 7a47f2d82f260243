/** Why an agent acts and for which subtask, for the journal. */
export interface Intent {
  thought: string
  subtask?: number
}
