import { type Vec } from '../geometry.ts';
import { type ItemStack } from '../items/stack.ts';
import type { Game } from '../kernel/game.ts';
/** Drops the experience of a block that a player has broken with the right tool. With Silk Touch, there is none. */
export declare function dropOreExperience(game: Game, p: Vec, block: string, tool: ItemStack | null): void;
