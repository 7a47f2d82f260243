import type { Position } from '../core/position.ts'
import type { ItemCount } from '../game/item-counts.ts'

/** A container and its remaining contents. */
export interface Store {
  position: Position
  items: readonly ItemCount[]
}
