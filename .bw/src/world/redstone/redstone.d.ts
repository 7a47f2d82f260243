import { type Vec } from '../geometry.ts';
import type { Chance } from '../kernel/chance.ts';
import type { Game } from '../kernel/game.ts';
import type { LevelChange } from '../kernel/level.ts';
import type { PowerSystem } from '../kernel/systems.ts';
import { type Priority, type Waiting } from './agenda.ts';
/**
 * The power of the world. After each block change it updates everything that the change can reach: dust first, then the rest in
 * the order it was reached. Delayed reactions go on the agenda. There is no recursion: all work waits in queues, so that the cost
 * of a tick is bounded for any contraption.
 *
 * Observers get each change in front of them; blocks that watch are polled each tick.
 */
export declare class Redstone implements PowerSystem {
    #private;
    /** A separate random stream. */
    readonly chance: Chance;
    constructor(game: Game);
    /** Records a block change. The next `settle` handles its effects. */
    note(change: LevelChange): void;
    /** Handles the effects of recorded changes. A nested call returns at once and leaves the work to the outer call. */
    settle(): void;
    /** The power of a block has changed, but not its state. */
    touch(p: Vec): void;
    /** Runs everything that is due in this tick. */
    tick(): void;
    /** Schedules a block to act some ticks from now, unless it is already scheduled. */
    schedule(p: Vec, ticks: number, priority?: Priority): void;
    /** Called after a world was loaded: makes these blocks reschedule their pending actions. */
    resume(positions: Iterable<Vec>): void;
    waiting(): readonly Waiting[];
    wait(waiting: readonly Waiting[]): void;
    isScheduled(p: Vec): boolean;
}
