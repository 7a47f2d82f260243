import { type Vec } from '../geometry.ts';
import type { BlockState } from '../kernel/blocks/states.ts';
import { Entity, type EntityInit } from '../kernel/entities/entity.ts';
import type { Game } from '../kernel/game.ts';
import { type NbtTag } from '../library/nbt.ts';
/** A falling block such as sand (vanilla FallingBlockEntity). It does not hurt bodies below. */
export declare class FallingBlock extends Entity {
    #private;
    readonly game: Game;
    state: BlockState;
    constructor(game: Game, init: EntityInit & {
        state?: BlockState;
    });
    protected get objectData(): number;
    saved(): Record<string, NbtTag>;
    restore(said: Readonly<Record<string, NbtTag | undefined>>): void;
    tick(): void;
}
/** Turns the block at a position into a falling block. */
export declare function startFalling(game: Game, p: Vec, state: BlockState): void;
/** The concrete that concrete powder turns into. */
export declare const hardened: (powder: string) => string;
