import type { Tracked } from './entities/entity.ts';
type OnArrival = (tracked: Tracked) => void;
/** Callbacks for players and entities that are not in the world yet, by their UUIDs. */
export declare class Arrivals {
    #private;
    expect(uuid: string, found: OnArrival): void;
    /** Must be called when a player or an entity enters the world. */
    note(tracked: Tracked): void;
}
export {};
