import { Entity } from '../kernel/entities/entity.ts';
import type { Game } from '../kernel/game.ts';
/** An end crystal: any hit makes it explode (vanilla EndCrystal). */
export declare class EndCrystal extends Entity {
    readonly game: Game;
    get isTarget(): boolean;
    tick(): void;
    struck(): void;
}
