import type { Look, Vec } from '../geometry.ts';
import type { Entity } from '../kernel/entities/entity.ts';
import { type Game } from '../kernel/game.ts';
import { Player } from '../kernel/player/player.ts';
import { type Text } from '../protocol/fields.ts';
export type Target = Player | Entity;
/** The executor of a command, and its position. `execute` can change both. */
export interface CommandSource extends Look {
    /** The dimension in which it runs. */
    readonly game: Game;
    readonly displayName: Text;
    /** The entity, if it is a player. */
    readonly player: Player | undefined;
    /** The entity that @s selects; undefined for the server itself. */
    readonly entity: Target | undefined;
    /** Feet. */
    readonly position: Vec;
    /** Origin of ^ coordinates and of `facing`. */
    readonly anchor: 'feet' | 'eyes';
    readonly operator: boolean;
    /**
     * The player who receives the outcome; undefined for the server itself, which receives a reply. `execute` does not change it.
     */
    readonly output: Player | undefined;
    /** Receivers of the command's success and result. */
    readonly stores?: readonly ((ok: boolean, result: number) => void)[];
}
/** The source of a player, or of the server itself, whose position is the world spawn. */
export declare function sourceOf(game: Game, player?: Player): CommandSource;
/** The source of a player's typed command: the player receives the outcome, and only operators may run everything. */
export declare const sourceTyping: (game: Game, player: Player) => CommandSource;
/** The source with another entity (vanilla `execute as` changes who runs a command, not where). */
export declare const sourceAs: (source: CommandSource, entity: Target) => CommandSource;
export declare const lookOf: ({ yaw, pitch }: Look) => Look;
/** The plain name of an entity, as selectors compare it. */
export declare function labelOf(target: Target): string;
/** Height of an entity's eyes above its feet, in blocks (vanilla's default: 85 % of the height). */
export declare function eyeHeight(target: Target): number;
/** The origin of local coordinates. */
export declare function anchored(source: CommandSource): Vec;
