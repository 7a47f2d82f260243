import { viewOf } from '../motion/scene-view.js';
import { Sight } from '../skills/sight.js';
import { ContainerMemory } from './container-memory.js';
/** An agent's stay in the world, from a join until its connection ends: its bot, and the bot's knowledge. */
export class Presence {
    bot;
    view;
    containers;
    #memory;
    #sight;
    constructor(bot, { rights, memory, blueprint = [], rules }) {
        this.bot = bot;
        this.view = viewOf(bot, { ...rights, rules });
        this.containers = new ContainerMemory(bot, blueprint);
        this.#memory = memory;
    }
    /** The eyes of the bot, opened on the first call until the bot is gone. */
    openEyes = () => {
        this.#sight ??= new Sight(this.bot, this.#memory);
        return this.#sight;
    };
}
