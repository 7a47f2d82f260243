import type { BlueprintBlock, Task } from '../../task/task.ts';
import type { Bot } from '../client/bot.ts';
import { type SceneView } from '../motion/scene-view.ts';
import { Sight } from '../skills/sight.ts';
import type { SpatialMemory } from '../skills/spatial-memory.ts';
import { ContainerMemory } from './container-memory.ts';
/** Actions that an agent is allowed to take in this world. */
export interface Rights {
    /** Whether its paths lead through doors that it opens by hand. In puzzles, doors have to be opened in other ways. */
    readonly opensDoors: boolean;
}
export interface PresenceOptions {
    readonly rights: Rights;
    /** The combined memory of all agents. */
    readonly memory: SpatialMemory;
    /** Cells that the team will build. */
    readonly blueprint?: readonly Pick<BlueprintBlock, 'position'>[];
    /** Rules of the world that differ from the game's. */
    readonly rules?: Task['rules'];
}
/** An agent's stay in the world, from a join until its connection ends: its bot, and the bot's knowledge. */
export declare class Presence {
    #private;
    readonly bot: Bot;
    readonly view: SceneView;
    readonly containers: ContainerMemory;
    constructor(bot: Bot, { rights, memory, blueprint, rules }: PresenceOptions);
    /** The eyes of the bot, opened on the first call until the bot is gone. */
    readonly openEyes: () => Sight;
}
