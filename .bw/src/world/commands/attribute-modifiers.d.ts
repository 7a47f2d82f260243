import { type AttributeName } from '../items/modifiers.ts';
import type { Body } from '../kernel/entities/body.ts';
import type { Game } from '../kernel/game.ts';
import { Player } from '../kernel/player/player.ts';
import { type Text } from '../protocol/fields.ts';
import type { At, Run } from './tree/node.ts';
/** An attribute of a body, from the arguments read so far. */
export interface AttributeOf {
    readonly target: Player | Body;
    readonly name: AttributeName;
    /** The attribute, by the name that clients use. */
    readonly label: Text;
}
type Find<A> = (run: Run, args: A) => AttributeOf;
/**
 * modifier (add <uuid> <name> <value> <operation> | remove <uuid> | value get <uuid> [scale]); since 1.21 an id replaces uuid and
 * name.
 */
export declare function attributeModifiers<A extends object>(at: At<A>, game: Game, find: Find<A>): void;
export {};
