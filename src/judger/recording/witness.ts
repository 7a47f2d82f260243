import type { Position } from '../../core/position.ts'
import type { RecordingHead } from '../../recording/line.ts'
import type { SeenColumn, SeenTick } from '../../recording/recorder.ts'

/** What a recording is made of: a world, or what bots see of one. */
export interface Witness {
  readonly seenBy: RecordingHead['seenBy']
  /** The lowest block of the world. */
  readonly bottom: number
  /** Tells of each tick when it is over. @returns a function that ends that */
  onTick(listener: () => void): () => void
  /** Tells of each cell that changes; blocks as `formatBlock` writes them. @returns a function that ends that */
  onBlockChanged(listener: (at: Position, block: string, by: string | undefined) => void): () => void
  onChat(listener: (from: string, text: string) => void): () => void
  /**
   * What is there now, to be read at once: the next call may change the same objects. Players that are no agents are not shown
   * where they only watch.
   */
  now(): SeenTick
  /** The columns that have come near since this was last asked. `numberOf` numbers blocks, always alike. */
  newColumns(numberOf: (block: string) => number): readonly SeenColumn[]
}
