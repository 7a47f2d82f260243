/** Mobs, i.e. bodies with AI. */

import { ArmorStand } from '../entities/armor-stand.ts'
import { EnderDragon } from '../entities/ender-dragon.ts'
import type { Vec } from '../geometry.ts'
import { Body } from '../kernel/entities/body.ts'
import type { Game } from '../kernel/game.ts'
import { behavioursOf, dodgeOf, habitsOf } from './behaviours.ts'
import { equip } from './equipment.ts'
import { KINDS } from './kinds.ts'
import { memoriesOf } from './memories.ts'
import { Mob } from './mob.ts'
import { grow } from './monsters/slime.ts'

export { isWaterBucket, releaseFish } from './fish-buckets.ts'
export { noteHead } from './golems/building.ts'
export { hatch, interactWithMob } from './interactions.ts'
export { lootOf } from './loot.ts'
export { Mob } from './mob.ts'
export { grow } from './monsters/slime.ts'
export { TAME_WOLF } from './pets/taming.ts'
export { openHorse } from './riding/horse-window.ts'
export {
  armourOf,
  hasInventory,
  putChestOn,
  saddleOf,
  setArmour,
  setSaddle,
} from './riding/pack.ts'
export { boost, jumpWith } from './riding/steering.ts'
export { BARTER, VILLAGER } from './villager-memory.ts'

/** Creates a living entity: a mob if the kind has an AI here, otherwise a body without AI. */
export function createBody(game: Game, kind: string, position: Vec): Body {
  const definition = game.entityDefinition(kind)
  const type = KINDS[kind]
  if (kind === 'armor_stand') return new ArmorStand(game, { definition, position })
  if (kind === 'ender_dragon') return new EnderDragon(game, { definition, position })
  if (!type) return new Body(game, { definition, position })
  const behaviours = behavioursOf(kind, type)
  const mob = new Mob(game, {
    definition,
    position,
    type,
    behaviours,
    habits: habitsOf(kind, type),
    dodge: dodgeOf(kind),
    recorded: memoriesOf(kind, type),
  })
  equip(mob)
  if (kind === 'slime' || kind === 'magma_cube') grow(mob, 1 << game.mobChance.between(0, 2))
  return mob
}

/** Removes hostile mobs when the difficulty is peaceful. */
export function removeHostileMobsInPeaceful(game: Game): void {
  if (game.difficulty !== 'peaceful') return
  for (const entity of [...game.entities.values()])
    if (entity instanceof Mob && entity.type.nature === 'hostile') game.removeEntity(entity)
}
