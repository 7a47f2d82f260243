/** Declares where an answerer can do less than a language model. Plain data, because it crosses threads. */
export interface Abilities {
  /**
   * `listed`: as an agent it carries out the cells and calls that a subtask lists, and does nothing if there
   * are none. Default: it works towards a goal in words.
   */
  readonly acts?: 'listed'
  /**
   * The ids of the questions that it answers. `known`: those that the expert answers or that have their own
   * `expert` answer. Default: any question.
   */
  readonly answers?: 'known' | readonly string[]
  /** Whether its answers are true, so that a dependency that it names holds and trying the opposite is futile. */
  readonly isTruthful?: true
  /** Whether its calls take no measurable time. */
  readonly isInstant?: true
}
