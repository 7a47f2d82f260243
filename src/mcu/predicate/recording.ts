/** Data to record of a run in addition to counters, items and blocks. */
export interface Recording {
  /** Custom statistics. */
  readonly custom?: readonly string[]
  /** Names of blocks and mobs to look for around agents. */
  readonly near?: readonly string[]
  /** Names of blocks and mobs that count as found once an agent has them in sight. */
  readonly sighted?: readonly string[]
  /** Whether places are recorded, when they change. */
  readonly places?: boolean
  /** Whether places are recorded at every check, not only when they change, because time counts. */
  readonly everyLook?: boolean
  /** Whether places include the blocks above and around an agent. */
  readonly surroundings?: boolean
  /** Whether time of day and weather are recorded. */
  readonly sky?: boolean
  /** Whether to record what agents look at. */
  readonly views?: boolean
  /** Whether to record what agents hold. */
  readonly hands?: boolean
}
