/** The behaviour of all blocks. A new family of blocks needs a file in this folder and a line in this list. */
import { BlockTable } from '../kernel/blocks/table.ts';
import type { Behaviour } from '../kernel/game.ts';
import type { WorldRules } from '../rules.ts';
/**
 * Creates the table of one version. Entries are filled on first use.
 * @param rules rules of a world in which some blocks fall or stand differently than in the game
 */
export declare const blockTable: (rules?: WorldRules) => BlockTable<Behaviour>;
