/** The completed part of a task. */
export interface CompletionRate {
  /** 0..1 */
  value: number
  done: number
  of: number
  /** The unit of the counts; default: blocks of a blueprint. */
  what?: string
}

/** The view hit rate of a building, for each viewpoint and as their mean. */
export interface ViewHitRate {
  /** 0..1, the mean of the views. */
  value: number
  views: { view: string; hits: number; of: number }[]
}

/** The conditions of a room: the maximum number that were met at the same time. */
export interface RoomConditions {
  room: string
  best: number
  of: number
  done: boolean
}

/** The measures that every scenario computes on its own. */
export interface Measures {
  completion: CompletionRate
  complexity: number
  /** VillagerBench's limit on action time (ms). */
  maxActionTime: number
  /** VillagerBench's limit on elapsed time (ms), if it has one for such tasks. */
  maxTime?: number
  /** How evenly the agents contributed, if steps are scored. `polled` is VillagerBench's form as seen every 5 s. */
  contribution?: { paper: number; villager: number; polled: number }
  /** In the paper's form and in VillagerBench's, if there is a blueprint. */
  viewHits?: { paper: ViewHitRate; villager: ViewHitRate }
  /** If there are rooms: the paper's completion rate, which weights rooms by their scores, and the conditions of each. */
  escape?: { weighted: number; rooms: RoomConditions[] }
}
