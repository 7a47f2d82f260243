import { cellKey, distance } from '../../core/position.js';
import { isContainer } from '../../game/blocks/kinds/containers.js';
import { movingTableOf } from '../motion/search/moving-table.js';
/** Radius in which an agent notices containers (blocks). */
const RADIUS = 24;
const MAX_CONTAINERS = 16;
const CHUNK = 16;
/**
 * The containers that an agent has seen. Searching the loaded world is too slow for every step, so each chunk is searched once,
 * at the first use after it has arrived; single block changes are tracked. Containers that the team itself builds are empty and
 * do not count.
 */
export class ContainerMemory {
    #bot;
    #built;
    /** Containers by chunk. */
    #chunks = new Map();
    #known;
    /** @param blueprint cells that the team will build */
    constructor(bot, blueprint = []) {
        this.#bot = bot;
        this.#built = new Set(blueprint.map(({ position }) => cellKey(position)));
        const forget = ({ x, z }) => {
            this.#chunks.delete(keyOf(x >> 4, z >> 4));
            this.#known = undefined;
        };
        bot.on('chunkColumnLoad', forget);
        bot.on('chunkColumnUnload', forget);
        bot.extras.changes.on((x, y, z, from, to) => {
            const kind = this.#nameOf(to);
            if (!isContainer(kind) && !isContainer(this.#nameOf(from)))
                return;
            const position = { x, y, z };
            if (this.#built.has(cellKey(position)))
                return;
            this.#chunks.delete(keyOf(x >> 4, z >> 4));
            if (isContainer(kind))
                this.#known?.set(cellKey(position), { position, kind });
            else
                this.#known?.delete(cellKey(position));
        });
    }
    /** The name of a state's block. */
    #nameOf(state) {
        return movingTableOf(this.#bot.registry).kinds[state]?.name ?? '';
    }
    /** The containers, nearest first as of when they were noticed. */
    list() {
        this.#known ??= this.#search();
        return [...this.#known.values()];
    }
    #search() {
        const here = this.#bot.entity.position.floored();
        const list = [];
        for (let x = (here.x - RADIUS) >> 4; x <= (here.x + RADIUS) >> 4; x++)
            for (let z = (here.z - RADIUS) >> 4; z <= (here.z + RADIUS) >> 4; z++)
                list.push(...this.#inChunk(x, z).filter(({ position }) => distance(position, here) <= RADIUS));
        list.sort((a, b) => distance(a.position, here) - distance(b.position, here));
        return new Map(list.slice(0, MAX_CONTAINERS).map((one) => [cellKey(one.position), one]));
    }
    #inChunk(x, z) {
        const cached = this.#chunks.get(keyOf(x, z));
        if (cached !== undefined)
            return cached;
        const containers = this.#searchChunk(x, z);
        this.#chunks.set(keyOf(x, z), containers);
        return containers;
    }
    #searchChunk(chunkX, chunkZ) {
        const { world, registry, game } = this.#bot;
        const column = world.getColumn(chunkX, chunkZ);
        if (column === undefined || column === null)
            return [];
        const { kinds } = movingTableOf(registry);
        const cells = this.#bot.extras.cells;
        const { minY } = game;
        const holds = new Map();
        const isHolding = (state) => {
            const answer = holds.get(state) ?? isContainer(kinds[state]?.name ?? '');
            holds.set(state, answer);
            return answer;
        };
        return column.sections.flatMap((section, index) => {
            if (statesIn(section)?.some(isHolding) === false)
                return [];
            const containers = [];
            for (let cell = 0; cell < CHUNK ** 3; cell++) {
                const x = chunkX * CHUNK + (cell & 15);
                const z = chunkZ * CHUNK + ((cell >> 4) & 15);
                const y = minY + index * CHUNK + (cell >> 8);
                const state = cells.stateAt(x, y, z);
                if (!isHolding(state) || this.#built.has(cellKey({ x, y, z })))
                    continue;
                containers.push({ position: { x, y, z }, kind: kinds[state]?.name ?? '' });
            }
            return containers;
        });
    }
}
/** The states that a section may hold; undefined if there are too many for a palette. */
function statesIn(section) {
    if (section === null || section === undefined)
        return [];
    if (section.palette)
        return section.palette;
    const single = section.data?.value;
    return single === undefined ? undefined : [single];
}
const keyOf = (x, z) => `${x},${z}`;
