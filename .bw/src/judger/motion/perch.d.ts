import { type Position } from '../../core/position.ts';
import type { Scaffolding } from './scaffolding.ts';
/** A pillar of dirt that an agent stacks under its feet and removes again. */
export interface Pillar {
    /** The lowest cell of the pillar, where the agent stands before it climbs. */
    base: Position;
    /** Height of the pillar (blocks). */
    height: number;
}
/**
 * The pillars that an agent has climbed, in order. It stays up as long as its next actions work from there, because climbing
 * takes most of the time.
 */
export declare class Perch {
    #private;
    readonly scaffolding: Scaffolding;
    /** @param owner name of the agent */
    constructor(scaffolding: Scaffolding, owner: string);
    get pillars(): readonly Pillar[];
    get isUp(): boolean;
    /** Records temporary dirt that the agent puts into a cell. */
    puts(cell: Position): void;
    /** Records a level of a pillar that the agent climbs; levels in one column become one pillar. */
    climbs(cell: Position): void;
    /** The agent has come down from the last pillar. */
    cameDown(): void;
    /** Leaves the rest of the agent's dirt to all agents, unless the agent is on top of it. */
    leaveRest(): void;
    /** The agent is no longer on top of it; the rest is left to others. */
    abandon(): void;
}
/** The cell of the feet on top of a pillar. */
export declare const topOf: ({ base, height }: Pillar) => Position;
/** The cells of a pillar, lowest first. */
export declare const cellsOf: ({ base, height }: Pillar) => Position[];
