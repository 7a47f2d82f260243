/** Why an agent acts, and for which subtask; recorded in the journal. */
export interface Intent {
  thought: string
  subtask?: number
}
