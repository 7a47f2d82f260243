import { type Vec } from '../geometry.ts';
import type { BlockState } from '../kernel/blocks/states.ts';
import type { Game } from '../kernel/game.ts';
/** Dispensers and droppers eject one item each time they receive power. */
export declare function updateEjector(game: Game, p: Vec, state: BlockState): void;
/**
 * Ejects one item of a random slot. A dropper puts it into a container in front of it; the effects of a
 * dispenser are in `dispensing/`.
 */
export declare function ejectorDue(game: Game, p: Vec, state: BlockState): void;
