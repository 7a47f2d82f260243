import type { BlockTable } from '../kernel/blocks/table.ts';
import type { Behaviour } from '../kernel/game.ts';
import type { WorldRules } from '../rules.ts';
import { type Family } from './family.ts';
/** Blocks that fall or need support differently than in the game. @param usual their behaviour in the game */
export declare const changedFooting: ({ falls, needsBelow }: WorldRules, usual: BlockTable<Behaviour>) => Family[];
