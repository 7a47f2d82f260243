/** How much of a task is done. */
export interface CompletionRate {
  /** 0..1 */
  value: number
  done: number
  of: number
  /** What is counted; blocks of a blueprint unless told. */
  what?: string
}

/** What is seen of a building, as a mean over viewpoints and for each of them. */
export interface ViewHitRate {
  /** 0..1, the mean of the views. */
  value: number
  views: { view: string; hits: number; of: number }[]
}

/** How far the conditions of a room have been met: the most that ever held at the same moment. */
export interface RoomConditions {
  room: string
  best: number
  of: number
  done: boolean
}

/** What every scenario measures in a way of its own. */
export interface Measures {
  completion: CompletionRate
  complexity: number
  /** VillagerBench's limit on action time (ms). */
  maxActionTime: number
  /** How evenly the agents contributed, where steps are scored. */
  contribution?: { paper: number; villager: number }
  /** Where there is a blueprint: in the paper's form and in VillagerBench's. */
  viewHits?: { paper: ViewHitRate; villager: ViewHitRate }
  /** Where there are rooms: the paper's completion rate, which weighs them by their scores, and how far each came. */
  escape?: { weighted: number; rooms: RoomConditions[] }
}
