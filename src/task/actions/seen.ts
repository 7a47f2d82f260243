import type { Position } from '../../core/position.ts'

/** A block as the agent's client shows it. */
export interface SeenBlock {
  readonly name: string
  readonly properties: Readonly<Record<string, string | number | boolean>>
  /** The number of its state, which differs for any two states. */
  readonly stateId: number
  readonly isDiggable: boolean
  /** Whether it drops nothing no matter which tool is used. */
  readonly dropsNothing: boolean
  /** The item that makes it grow, if it is a crop. */
  readonly food?: string | undefined
}

/** An entity that the agent sees. Its fields change as it moves. */
export interface SeenEntity {
  readonly id: number
  readonly name?: string | undefined
  /** The name of a player. */
  readonly username?: string | undefined
  readonly position: Position
  readonly height?: number
}

/** A point on the axis of a body. @param share position as a share of its height, from the feet up */
export const pointOn = ({ position: { x, y, z }, height = 1 }: SeenEntity, share: number): Position => ({
  x,
  y: y + height * share,
  z,
})
