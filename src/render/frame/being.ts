import { isDrawn } from '../look/bodies.ts'
import type { Figure } from '../trace/figure.ts'

/** A player, a mob or an item in a world that is drawn. */
export interface Being {
  readonly id: number
  /** `player`, `item` or the name of a mob. */
  readonly kind: string
  /** A player's name, or the item's; empty otherwise. */
  readonly name: string
  /** The point between its feet. */
  readonly x: number
  readonly y: number
  readonly z: number
  /** Radians: yaw 0 looks north and grows to the west, pitch grows upwards. */
  readonly yaw: number
  readonly pitch: number
  /** Distance on the ground since the tick before (blocks). */
  readonly speed: number
  /** Names of items; empty for nothing. */
  readonly mainHand: string
  readonly offHand: string
  readonly feet: string
  readonly legs: string
  readonly chest: string
  readonly head: string
  readonly doing: Readonly<
    Record<'swinging' | 'sneaking' | 'sleeping' | 'burning' | 'hurt' | 'dead' | 'baby', boolean>
  >
}

/**
 * Beings as drawn in a tick.
 * @param without the name of the player through whose eyes we look
 */
export const figuresOf = (beings: readonly Being[], tick: number, without?: string): Figure[] =>
  beings
    .filter(({ kind, name }) => isDrawn(kind) && !(kind === 'player' && name === without))
    .map((being) => figureOf(being, tick))

function figureOf(being: Being, tick: number): Figure {
  const { id, kind, name, x, y, z, yaw, pitch, speed, doing, mainHand, offHand, feet, legs, chest, head } =
    being
  if (kind === 'item')
    return {
      kind,
      name,
      position: { x, y: y + 0.15 + 0.08 * Math.sin(tick / 9 + id), z },
      yaw: (tick / 20 + id) % (2 * Math.PI),
    }
  const pace = Math.min(1, speed / 0.2)
  return {
    kind,
    name,
    position: { x, y: doing.sneaking ? y - 0.12 : y, z },
    yaw,
    pitch: Math.max(-1, Math.min(1, pitch)),
    stride: 0.75 * pace * Math.sin(tick * 0.62 + id),
    swing: doing.swinging ? 1 + 0.7 * Math.sin(tick * 1.05) : 0,
    mainHand,
    offHand,
    armour: [feet, legs, chest, head],
    lying: doing.sleeping || doing.dead,
    ...(doing.baby ? { scale: 0.5 } : {}),
  }
}
