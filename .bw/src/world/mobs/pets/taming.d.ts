import type { Player } from '../../kernel/player/player.ts';
import type { Interaction } from '../interaction.ts';
import type { Mob } from '../mob.ts';
export declare const STATUS_REFUSED = 6;
/** Health of a tame wolf, in half hearts. */
export declare const TAME_WOLF = 20;
/** Makes an animal a player's. */
export declare function tame(mob: Mob, player: Player): void;
/** Feeds a wild animal so that it may become tame. */
export declare const feedToTame: Interaction;
/** Feeds a hurt pet, which heals it. */
export declare const feedToHeal: Interaction;
/** Lets its owner order it to sit or get up. */
export declare const tellToSit: Interaction;
