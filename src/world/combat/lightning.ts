import { setFire } from '../blocks/fire.ts'
import { blockOf, distance, type Vec } from '../geometry.ts'
import { Body } from '../kernel/entities/body.ts'
import { Entity } from '../kernel/entities/entity.ts'
import type { Game } from '../kernel/game.ts'
import { Player } from '../kernel/player/player.ts'
import { setOnFire } from '../player/burning.ts'
import { hurt } from '../player/health.ts'

/** Damage in half hearts, range in blocks, and ticks of burning (vanilla LightningBolt, Entity.thunderHit). */
const DAMAGE = 5
const RANGE = 3
const BURNS = 160
/** Ticks for which it is visible. */
const LASTS = 8

class LightningBolt extends Entity {
  declare readonly game: Game

  tick(): void {
    if (++this.age > LASTS) this.game.removeEntity(this)
  }
}

/** Strikes a place with lightning, which hurts and burns everything nearby. */
export function strikeLightning(game: Game, position: Vec): void {
  game.addEntity(new LightningBolt(game, { definition: game.entityDefinition('lightning_bolt'), position }))
  if (game.difficulty === 'normal' || game.difficulty === 'hard') setFire(game, blockOf(position))
  for (const tracked of game.allTracked()) {
    if (distance(tracked.position, position) > RANGE) continue
    if (!(tracked instanceof Player || tracked instanceof Body)) continue
    setOnFire(tracked, BURNS)
    hurt(game, tracked, { amount: DAMAGE, cause: 'lightning' })
  }
}
