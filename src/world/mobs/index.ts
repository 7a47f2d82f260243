/** Mobs: bodies with AI. */

import { ArmorStand } from '../entities/armor-stand.ts'
import type { Vec } from '../geometry.ts'
import { Body } from '../kernel/entities/body.ts'
import type { Game } from '../kernel/game.ts'
import { behavioursOf } from './behaviours.ts'
import { KINDS } from './kinds.ts'
import { Mob } from './mob.ts'

export { hatch, interactWithMob } from './interactions.ts'
export { Mob } from './mob.ts'

/** Creates a living entity: a mob if the kind has an AI here, otherwise a body without AI. */
export function createBody(game: Game, kind: string, position: Vec): Body {
  const definition = game.entityDefinition(kind)
  const type = KINDS[kind]
  if (kind === 'armor_stand') return new ArmorStand(game, { definition, position })
  if (!type) return new Body(game, { definition, position })
  return new Mob(game, { definition, position, type, behaviours: behavioursOf(kind, type) })
}

/** Removes hostile mobs when the difficulty is peaceful. */
export function removeHostileMobsInPeaceful(game: Game): void {
  if (game.difficulty !== 'peaceful') return
  for (const entity of [...game.entities.values()])
    if (entity instanceof Mob && entity.type.nature === 'hostile') game.removeEntity(entity)
}
