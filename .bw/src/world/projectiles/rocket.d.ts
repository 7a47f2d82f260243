import { type Vec } from '../geometry.ts';
import type { ItemStack } from '../items/stack.ts';
import { Entity, type Tracked } from '../kernel/entities/entity.ts';
import type { Game } from '../kernel/game.ts';
import { Player } from '../kernel/player/player.ts';
import { type NbtTag } from '../library/nbt.ts';
import type { PacketFields } from '../library/network.ts';
interface Rocketry {
    readonly item: ItemStack;
    readonly position: Vec;
    readonly velocity?: Vec;
    readonly shooter?: Tracked;
    /** The gliding player whom it pushes. */
    readonly pushes?: Player;
    /** Whether it was shot from a crossbow; it then flies straight. */
    readonly aimed?: boolean;
}
/** A firework rocket (vanilla FireworkRocketEntity). A gliding player's own client does the pushing. */
export declare class Rocket extends Entity {
    #private;
    readonly game: Game;
    constructor(game: Game, init: Rocketry);
    metadata(): readonly PacketFields[];
    saved(): Record<string, NbtTag>;
    restore(said: Readonly<Record<string, NbtTag | undefined>>): void;
    tick(): void;
}
export {};
