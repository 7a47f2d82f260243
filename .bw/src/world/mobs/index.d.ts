/** Mobs, i.e. bodies with AI. */
import type { Vec } from '../geometry.ts';
import { Body } from '../kernel/entities/body.ts';
import type { Game } from '../kernel/game.ts';
export { isWaterBucket, releaseFish } from './fish-buckets.ts';
export { noteHead } from './golems/building.ts';
export { hatch, interactWithMob } from './interactions.ts';
export { lootOf } from './loot.ts';
export { Mob } from './mob.ts';
export { grow } from './monsters/slime.ts';
export { TAME_WOLF } from './pets/taming.ts';
export { openHorse } from './riding/horse-window.ts';
export { armourOf, hasInventory, putChestOn, saddleOf, setArmour, setSaddle, } from './riding/pack.ts';
export { boost, jumpWith } from './riding/steering.ts';
export { BARTER, VILLAGER } from './villager-memory.ts';
/** Creates a living entity: a mob if the kind has an AI here, otherwise a body without AI. */
export declare function createBody(game: Game, kind: string, position: Vec): Body;
/** Removes hostile mobs when the difficulty is peaceful. */
export declare function removeHostileMobsInPeaceful(game: Game): void;
