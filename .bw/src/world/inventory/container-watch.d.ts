import type { Game } from '../kernel/game.ts';
/** Detects changes in containers from one tick to the next, no matter who causes them. */
export declare class ContainerWatch {
    #private;
    /** The current contents of containers; later changes are reported. */
    begin(games: readonly Game[]): void;
    /** Reports the changes since the last call. */
    look(games: readonly Game[]): void;
}
