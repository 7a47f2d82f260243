import type { ItemStack } from '../items/stack.ts';
import type { Game } from '../kernel/game.ts';
import type { Player } from '../kernel/player/player.ts';
import type { Mob } from './mob.ts';
/** A player uses a mob, with an item or the bare hand. */
export interface MobUse {
    readonly game: Game;
    readonly player: Player;
    readonly mob: Mob;
    readonly stack: ItemStack | null;
    readonly hand: number;
}
/** A possible effect of using a mob. Returns whether it did something. */
export type Interaction = (use: MobUse) => boolean;
