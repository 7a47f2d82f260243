import { type Vec } from '../../geometry.ts';
import type { Game } from '../../kernel/game.ts';
import type { LevelChange } from '../../kernel/level.ts';
/**
 * A carved pumpkin placed on snow or iron creates a golem (vanilla CarvedPumpkinBlock.trySpawnGolem), and skulls on soul sand
 * create a wither.
 */
export declare function noteHead(game: Game, { position, to }: LevelChange): void;
/** Whether a head placed in a cell would create a golem (vanilla CarvedPumpkinBlock.canSpawnGolem). */
export declare const standsForGolem: (game: Game, head: Vec) => boolean;
/** Whether a skull placed in a cell would be on a wither's body, with or without its other skulls (vanilla canSpawnMob). */
export declare const standsForWither: (game: Game, skull: Vec) => boolean;
