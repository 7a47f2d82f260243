import { type Vec } from '../geometry.ts';
import { Entity, type EntityInit } from '../kernel/entities/entity.ts';
import type { Game } from '../kernel/game.ts';
import { type NbtTag } from '../library/nbt.ts';
import type { OutgoingPacket } from '../protocol/fields.ts';
/** Experience on the ground: it flies to players (vanilla ExperienceOrb). */
export declare class ExperienceOrb extends Entity {
    #private;
    readonly game: Game;
    points: number;
    constructor(game: Game, init: EntityInit & {
        points?: number;
    });
    saved(): Record<string, NbtTag>;
    restore(said: Readonly<Record<string, NbtTag | undefined>>): void;
    spawnPackets(): OutgoingPacket[];
    tick(): void;
}
/** Splits points into orbs of vanilla's sizes. */
export declare function orbsOf(game: Game, position: Vec, points: number): Entity[];
