import type { Ends } from '../../graph/edge-key.ts'
import type { Refined } from './publishing.ts'

/** What a caller knows beforehand, sees on the way, and can shorten. */
export interface FindOptions {
  /** Dependencies that the decomposition names: they are in the initial graph. */
  named?: readonly Ends[]
  /**
   * Called with the initial graph (wave 0) and with the verdicts after each wave of questions. What is decided may change from
   * wave to wave; `evidence.standing` says how well it is established. A graph of these verdicts: see `refine`.
   */
  onWave?(refined: Refined, wave: number): void
  /**
   * Asked before each wave: whether the order of the edge's subtasks no longer depends on it, so that it need not be asked
   * about. It stays in the graph, with the standing `moot` if it is not certified.
   */
  isMoot?(edge: Ends): boolean
}
