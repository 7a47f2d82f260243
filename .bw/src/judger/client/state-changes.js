import { Vec3 } from 'vec3';
/** mineflayer forwards its world's events with one listener of its own. */
const FORWARDED = 1;
/**
 * Changes of blocks in a client's world as plain numbers. For each change mineflayer makes four block objects and two texts
 * even without a listener, which is expensive with many bots in one world. Here its own events are made only when something
 * listens to them.
 */
export class StateChanges {
    #bot;
    /** Copied on each change, so that listeners can be added or removed during a notification. */
    #listeners = [];
    constructor(bot) {
        this.#bot = bot;
        const client = bot._client;
        // mineflayer creates the world in its own `login` listener, which was added earlier.
        if (bot.world === undefined)
            client.once('login', () => this.#begin(client));
        else
            this.#begin(client);
    }
    on(listener) {
        this.#listeners = [...this.#listeners, listener];
        return () => {
            this.#listeners = this.#listeners.filter((one) => one !== listener);
        };
    }
    #begin(client) {
        const { world } = this.#bot;
        const setAndTell = world.setBlockStateId.bind(world);
        world.setBlockStateId = (at, state) => {
            const x = Math.floor(at.x);
            const y = Math.floor(at.y);
            const z = Math.floor(at.z);
            const column = world.getColumn(x >> 4, z >> 4);
            if (column === undefined || column === null)
                return;
            const inColumn = { x: x & 15, y, z: z & 15 };
            const from = column.getBlockStateId(inColumn);
            if (this.#isHeard(world, x, y, z))
                setAndTell(new Vec3(x, y, z), state);
            else if (from !== state)
                column.setBlockStateId(inColumn, state);
            for (const listener of this.#listeners)
                listener(x, y, z, from, state);
        };
        this.#takeOver(client, world);
    }
    /** Whether anything listens to mineflayer's own events about a cell. */
    #isHeard(world, x, y, z) {
        return (this.#bot.listenerCount('blockUpdate') > 0 ||
            world.listenerCount('blockUpdate') > FORWARDED ||
            world.listenerCount(`blockUpdate:(${x}, ${y}, ${z})`) > 0);
    }
    /** mineflayer reads the block before and after each change only for paintings; it still does so while there are any. */
    #takeOver(client, world) {
        const [original, ...others] = client.listeners('block_change');
        if (original === undefined || others.length > 0)
            return;
        const lean = ({ location, type }) => world.setBlockStateId(location, type);
        client.removeListener('block_change', original);
        client.on('block_change', lean);
        client.once('spawn_entity_painting', () => {
            client.removeListener('block_change', lean);
            client.on('block_change', original);
        });
    }
}
