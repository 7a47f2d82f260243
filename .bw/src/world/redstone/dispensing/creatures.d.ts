import { type Vec } from '../../geometry.ts';
import type { Game } from '../../kernel/game.ts';
import { Mob } from '../../mobs/mob.ts';
import type { Dispense } from './dispense.ts';
/** Hatches the mob of a spawn egg. */
export declare const hatch: Dispense;
export declare const standUp: Dispense;
/** Puts a boat on water in front, or on water below that; anywhere else it is thrown. */
export declare const floatBoat: Dispense;
/** Puts a minecart on rails in front, or below the block in front. */
export declare const putCart: Dispense;
/** Animals in the block in front. */
export declare function mobsIn(game: Game, { x, y, z }: Vec): Mob[];
/** Puts a saddle on an animal that accepts one. */
export declare const putSaddle: Dispense;
