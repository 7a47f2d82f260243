import { type Vec } from '../geometry.ts';
import type { Game } from '../kernel/game.ts';
/** Lava sets fire to flammable blocks above and around it (vanilla LavaFluid.randomTick). */
export declare function igniteAround(game: Game, p: Vec): void;
