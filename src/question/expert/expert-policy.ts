/** What the expert weighs while it carries subtasks out. Distances in blocks. */
export interface ExpertPolicy {
  /** Farther away, a container would be refused as too far, so the agent walks first. */
  readonly containerReach: number
  /** Distance within which taking from a container needs no walk. */
  readonly containerAtHand: number
  /** How near it goes to a container. */
  readonly besideContainer: number
  /** How many times a container that cannot be opened is tried. */
  readonly containerFailures: number
  /** Extra dirt fetched in addition to the missing amount, since some gets lost where it falls (items). */
  readonly spareDirt: number
  /** Slots that materials of later subtasks leave free, for drops and dirt. */
  readonly slotsKeptFree: number
  /** Longest detour to a container for the sake of later subtasks, as a share of the walk from the site to it and back. */
  readonly detourShare: number
  /** Longest wait for teammates that carry what is missing (s). */
  readonly waitForTeammates: number
  /** The same for what no container holds. */
  readonly waitForItems: number
  /** How often in an attempt it puts something back for the sake of later subtasks. */
  readonly swapsPerSubtask: number
}

export const EXPERT_POLICY: ExpertPolicy = {
  containerReach: 6,
  containerAtHand: 4,
  besideContainer: 3,
  containerFailures: 2,
  spareDirt: 6,
  slotsKeptFree: 4,
  detourShare: 0.25,
  waitForTeammates: 6,
  waitForItems: 30,
  swapsPerSubtask: 12,
}
