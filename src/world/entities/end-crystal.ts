import { explode } from '../blasts/explosion.ts'
import { Entity } from '../kernel/entities/entity.ts'
import type { Game } from '../kernel/game.ts'

const RADIUS = 6

/** An end crystal: any hit makes it explode (vanilla EndCrystal). */
export class EndCrystal extends Entity {
  declare readonly game: Game

  override get isTarget(): boolean {
    return true
  }

  tick(): void {
    this.age++
  }

  override struck(): void {
    if (this.removed) return
    this.game.removeEntity(this)
    explode(this.game, this, RADIUS)
  }
}
