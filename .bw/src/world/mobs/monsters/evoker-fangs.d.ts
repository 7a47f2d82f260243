import { Entity, type EntityInit } from '../../kernel/entities/entity.ts';
import type { Game } from '../../kernel/game.ts';
import type { Mob } from '../mob.ts';
/** Fangs that rise from the ground (vanilla EvokerFangs). */
export declare class EvokerFangs extends Entity {
    #private;
    readonly game: Game;
    constructor(game: Game, init: EntityInit & {
        by: Mob;
        delay: number;
    });
    tick(): void;
}
