import type { Game } from '../../kernel/game.ts';
import type { Player } from '../../kernel/player/player.ts';
import type { Node } from './node.ts';
/** Informs a player's client about the player's rights and the commands that they allow (vanilla sendPlayerPermissionLevel). */
export declare function sendCommands(game: Game, root: Node, player: Player): void;
