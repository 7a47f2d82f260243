import { type Face, type Vec } from '../geometry.ts';
import { type ItemStack } from '../items/stack.ts';
import { Entity, type EntityInit, type Tracked } from '../kernel/entities/entity.ts';
import type { Game } from '../kernel/game.ts';
import { Player } from '../kernel/player/player.ts';
import { type NbtTag } from '../library/nbt.ts';
import type { PacketFields } from '../library/network.ts';
type Members = Readonly<Record<string, NbtTag | undefined>>;
/** Something on a wall (vanilla HangingEntity) that drops when hit or when its wall is gone. */
declare abstract class Hanging extends Entity {
    #private;
    readonly game: Game;
    face: Face;
    constructor(game: Game, init: EntityInit & {
        face?: Face;
    });
    saved(): Record<string, NbtTag>;
    restore(said: Members): void;
    protected get objectData(): number;
    get isTarget(): boolean;
    tick(): void;
    struck(by: Tracked | undefined): void;
    protected fallOff(drops: boolean): void;
    protected spill(stack: ItemStack): void;
}
/** An item frame: it shows an item, and each use rotates the item by an eighth of a turn. */
export declare class ItemFrame extends Hanging {
    #private;
    metadata(): readonly PacketFields[];
    get item(): ItemStack | null;
    /** Rotation of its item in eighths of a turn. */
    get turns(): number;
    /** Shows another item, or none. */
    show(item: ItemStack | null): void;
    saved(): Record<string, NbtTag>;
    restore(said: Members): void;
    use(player: Player, hand: number): boolean;
    struck(by: Tracked | undefined): void;
    protected fallOff(drops: boolean): void;
}
/** A painting; all are one block wide and high. */
export declare class Painting extends Hanging {
}
/** The position of something that is hung on a face of a block. */
export declare const hangingPlace: (p: Vec, face: Face) => Vec;
export {};
