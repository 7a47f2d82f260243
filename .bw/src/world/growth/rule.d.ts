import type { Vec } from '../geometry.ts';
import type { BlockState } from '../kernel/blocks/states.ts';
import type { Game } from '../kernel/game.ts';
/** The effect of a random tick on a block. */
export type GrowthRule = (game: Game, p: Vec, state: BlockState) => void;
