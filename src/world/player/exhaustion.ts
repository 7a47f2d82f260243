import { distance, type Vec } from '../geometry.ts'
import type { Hunger } from '../kernel/player/hunger.ts'

const MAX_EXHAUSTION = 40
/** Exhaustion by action (vanilla). */
export const EXHAUSTION = {
  jump: 0.05,
  sprintJump: 0.2,
  sprintMetre: 0.1,
  swimMetre: 0.01,
  attack: 0.1,
  hurt: 0.1,
  dig: 0.005,
  /** Exhaustion per tick and level of the effect. */
  hunger: 0.005,
} as const

/** A player that can become exhausted. */
interface Walker {
  readonly gameMode: string
  readonly hunger: Hunger
  readonly position: Vec
  readonly onGround: boolean
  readonly sprinting: boolean
}

export function addExhaustion(player: Pick<Walker, 'gameMode' | 'hunger'>, exhaustion: number): void {
  if (player.gameMode === 'creative' || player.gameMode === 'spectator') return
  player.hunger.exhaustion = Math.min(MAX_EXHAUSTION, player.hunger.exhaustion + exhaustion)
}

/** Adds the exhaustion of a move, given its start and whether it was on the ground. */
export function addMoveExhaustion(
  player: Walker,
  from: { position: Vec; onGround: boolean },
  inWater: boolean,
): void {
  const { position } = player
  if (from.onGround && !player.onGround && position.y > from.position.y)
    addExhaustion(player, player.sprinting ? EXHAUSTION.sprintJump : EXHAUSTION.jump)
  if (inWater) addExhaustion(player, EXHAUSTION.swimMetre * distance(from.position, position))
  else if (player.onGround && player.sprinting)
    addExhaustion(
      player,
      EXHAUSTION.sprintMetre * Math.hypot(position.x - from.position.x, position.z - from.position.z),
    )
}
