import { type Vec } from '../geometry.ts';
import { Entity, type EntityInit } from '../kernel/entities/entity.ts';
import type { Game } from '../kernel/game.ts';
import { type NbtTag } from '../library/nbt.ts';
import type { PacketFields } from '../library/network.ts';
/** Lit TNT (vanilla PrimedTnt). */
export declare class PrimedTnt extends Entity {
    #private;
    readonly game: Game;
    constructor(game: Game, init: EntityInit & {
        fuse?: number;
    });
    metadata(): readonly PacketFields[];
    saved(): Record<string, NbtTag>;
    restore(said: Readonly<Record<string, NbtTag | undefined>>): void;
    tick(): void;
}
/** Ignites the TNT at a position. TNT lit by an explosion has a shorter fuse. */
export declare function primeTnt(game: Game, p: Vec, fuse?: number): void;
/** Places lit TNT in a cell, replacing any block. */
export declare function primed(game: Game, p: Vec, fuse?: number): void;
