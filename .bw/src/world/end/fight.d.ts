import type { Game } from '../kernel/game.ts';
/**
 * The fight of the End: crystals, the dragon with its bar, and the events after its death (vanilla
 * EndDragonFight).
 */
export declare class DragonFight {
    #private;
    constructor(game: Game);
    tick(): void;
}
