import type { Vec } from '../geometry.ts'
import { Entity } from '../kernel/entities/entity.ts'
import type { Game } from '../kernel/game.ts'
import { Boat } from './boat.ts'
import { EndCrystal } from './end-crystal.ts'
import { ExperienceOrb } from './experience-orb.ts'
import { ItemFrame, Painting } from './hanging.ts'
import { LeashKnot } from './leash-knot.ts'
import { Minecart } from './minecart.ts'

/** An entity that does nothing. */
class Still extends Entity {
  tick(): void {
    this.age++
  }
}

/** Creates an entity without life by its kind, not yet in the world; null for kinds that this server does not support. */
export function createLifeless(game: Game, kind: string, position: Vec): Entity | null {
  const init = { definition: game.entityDefinition(kind), position }
  if (/(^|_)(boat|raft)$/.test(kind)) return new Boat(game, init)
  if (/(^|_)minecart$/.test(kind)) return new Minecart(game, init)
  if (kind === 'item_frame' || kind === 'glow_item_frame') return new ItemFrame(game, init)
  if (kind === 'painting') return new Painting(game, init)
  if (kind === 'end_crystal') return new EndCrystal(game, init)
  if (kind === 'leash_knot') return new LeashKnot(game, init)
  if (kind === 'experience_orb') return new ExperienceOrb(game, init)
  return kind === 'marker' ? new Still(game, init) : null
}
