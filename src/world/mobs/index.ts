/** Mobs: bodies with AI. */

import { Body } from '../entities/body.ts'
import type { Game } from '../game.ts'
import type { Vec } from '../geometry.ts'
import { KINDS } from './kinds.ts'
import { Mob } from './mob.ts'

export { hatch, interactWithMob } from './interactions.ts'
export { Mob } from './mob.ts'

/** Creates a living entity: a mob if the kind has an AI here, otherwise a body that only stands. */
export function createBody(game: Game, kind: string, position: Vec): Body {
  const definition = game.entityDefinition(kind)
  const type = KINDS[kind]
  return type ? new Mob(game, { definition, position, type }) : new Body(game, { definition, position })
}

/** Removes hostile mobs when the difficulty is peaceful. */
export function removeHostileMobsInPeaceful(game: Game): void {
  if (game.difficulty !== 'peaceful') return
  for (const it of [...game.entities.values()])
    if (it instanceof Mob && it.type.nature === 'hostile') game.removeEntity(it)
}
