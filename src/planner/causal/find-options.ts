import type { Ends } from '../../graph/edge-key.ts'
import type { DecisionId } from './decision/index.ts'
import type { Refined } from './publishing.ts'

/** How to decide which dependencies stay. */
export interface DecisionOptions {
  /**
   * `tested` (default): keep an edge when it falls under the contradiction of rules, and of nothing else. `paper`: drop an
   * edge when its mean effect is zero. `vote`: all rules at once, and the majority. `random-drop`: as many as `tested`, at
   * random. `none`: keep what the model predicts (the ablation).
   */
  decision: DecisionId
  /** Number of answers per arm of `paper` and `vote`; `tested` asks until it has decided. */
  samples: number
  /** Chance of even one false edge certified that `tested` allows. */
  level: number
  /**
   * Blocks that `tested` asks at once: in the first wave, the second, and so on; the last number applies to all further waves.
   * Smaller waves need fewer questions but take longer.
   */
  waves: readonly number[]
}

/** Things that a caller provides beforehand, observes during the run, and can cut short. */
export interface FindOptions {
  /** Dependencies that the decomposition names: they are in the initial graph. */
  named?: readonly Ends[]
  /**
   * Called with the initial graph (wave 0) and with the verdicts after each wave of questions. Decisions may change from wave to
   * wave; `evidence.standing` says how well each is established. For a graph of these verdicts, see `refine`.
   */
  onWave?(refined: Refined, wave: number): void
  /**
   * Asked before each wave: whether the order of the edge's subtasks no longer depends on it, so that it need not be asked
   * about. It stays in the graph, with the standing `moot` if it is not certified.
   */
  isMoot?(edge: Ends): boolean
}
