/** Mobs: bodies with a will. */

import { Body } from '../entities/body.ts'
import type { Game } from '../game.ts'
import type { Vec } from '../geometry.ts'
import { KINDS } from './kinds.ts'
import { Mob } from './mob.ts'

export { hatch, interactWithMob } from './interactions.ts'
export { Mob } from './mob.ts'

/** A living body of some kind: a mob if the kind has a will here, else one that stands where it is put. */
export function createBody(game: Game, kind: string, position: Vec): Body {
  const definition = game.entityDefinition(kind)
  const type = KINDS[kind]
  return type ? new Mob(game, { definition, position, type }) : new Body(game, { definition, position })
}

/** In a peaceful world hostile mobs are gone at once. */
export function removeHostileMobsInPeaceful(game: Game): void {
  if (game.difficulty !== 'peaceful') return
  for (const it of [...game.entities.values()])
    if (it instanceof Mob && it.type.nature === 'hostile') game.removeEntity(it)
}
