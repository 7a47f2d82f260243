import type { ItemStack } from '../items/stack.ts';
import type { Game } from '../kernel/game.ts';
import type { Player } from '../kernel/player/player.ts';
export declare function foodEffects(game: Game, player: Player, { name: item, nbt }: ItemStack): void;
