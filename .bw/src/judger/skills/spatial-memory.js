import { distance } from '../../core/position.js';
import { BASE_STONE } from '../../game/blocks/kinds/ground.js';
import { LostItems } from './lost-items.js';
/** Edge of the regions in which common blocks are counted, as a power of two: 8 blocks. */
const REGION_BITS = 3;
/** Radius around a place of death that agents avoid (blocks). */
const DREAD_RADIUS = 16;
/** Rock and earth are everywhere; even next to teammates, an agent uses blocks this near (blocks; heights count double). */
const EVERYWHERE = new Set([...BASE_STONE, 'dirt', 'grass_block', 'sand', 'gravel']);
const UNDERFOOT = 6;
/** Edge of the areas whose columns count as seen together: 16 blocks. */
const COLUMN_BITS = 4;
/**
 * A team's shared memory of an unknown world: where blocks of interest are, and which columns agents have been near. Of common
 * blocks, only a few per region are kept. All agents share it, so each knows what the others have seen.
 */
export class SpatialMemory {
    /** Items that agents lost on their deaths. */
    lost = new LostItems();
    #byBlock = new Map();
    #byCell = new Map();
    /** Maximum number of a common block to remember per region. */
    #perRegion = new Map();
    #columns = new Set();
    #givenUp = new Set();
    #graves = [];
    #leftBehind = new Map();
    #courses = new Map();
    #engaged = new Map();
    /**
     * Remembers a block.
     * @param most maximum number of this block in a region of 8 blocks; further ones are not remembered
     */
    see(block, x, y, z, most = Number.POSITIVE_INFINITY) {
        const key = keyOf(x, y, z);
        const before = this.#byCell.get(key);
        if (before === block)
            return;
        if (before !== undefined)
            this.forget({ x, y, z });
        if (most < Number.POSITIVE_INFINITY) {
            const region = regionOf(block, x, y, z);
            const count = this.#perRegion.get(region) ?? 0;
            if (count >= most)
                return;
            this.#perRegion.set(region, count + 1);
        }
        this.#byCell.set(key, block);
        const cells = this.#byBlock.get(block) ?? new Map();
        cells.set(key, { block, x, y, z });
        this.#byBlock.set(block, cells);
    }
    /** The block that is remembered in a cell. */
    blockAt({ x, y, z }) {
        return this.#byCell.get(keyOf(x, y, z));
    }
    /** Forgets a cell that has changed. */
    forget({ x, y, z }) {
        const key = keyOf(x, y, z);
        const block = this.#byCell.get(key);
        if (block === undefined)
            return;
        this.#byCell.delete(key);
        this.#byBlock.get(block)?.delete(key);
        const region = regionOf(block, x, y, z);
        const count = this.#perRegion.get(region);
        if (count !== undefined)
            this.#perRegion.set(region, count - 1);
    }
    /** The remembered positions of these blocks, nearest first. Height differences count double, because they take longer. */
    nearest(blocks, from, within = Number.POSITIVE_INFINITY) {
        const candidates = [];
        for (const block of blocks)
            for (const sighting of this.#byBlock.get(block)?.values() ?? []) {
                const way = wayTo(sighting, from);
                if (way <= within && !this.#isAvoided(sighting, way))
                    candidates.push({ sighting, way });
            }
        candidates.sort((a, b) => a.way - b.way ||
            a.sighting.y - b.sighting.y ||
            a.sighting.x - b.sighting.x ||
            a.sighting.z - b.sighting.z);
        return candidates.map(({ sighting }) => sighting);
    }
    /** Every remembered block, with its count and the nearest place. */
    summary(from) {
        return [...this.#byBlock].flatMap(([name, cells]) => {
            let nearest;
            let way = Number.POSITIVE_INFINITY;
            let count = 0;
            for (const [key, sighting] of cells) {
                const away = wayTo(sighting, from);
                if (this.#givenUp.has(key) || this.#isAvoided(sighting, away))
                    continue;
                count++;
                if (away >= way)
                    continue;
                way = away;
                nearest = sighting;
            }
            if (nearest === undefined)
                return [];
            const { x, y, z } = nearest;
            return [{ name, count, nearest: { x, y, z }, way: Math.round(way) }];
        });
    }
    /** The search state of an agent, which the agent keeps and changes. Each agent begins in a different direction. */
    courseOf(agent) {
        const stored = this.#courses.get(agent);
        if (stored !== undefined)
            return stored;
        const turns = this.#courses.size % 4;
        const course = { heading: turns, bearing: (turns * Math.PI) / 2 };
        this.#courses.set(agent, course);
        return course;
    }
    /** Records an agent's current targets: a block, furnaces, or an animal by its id. Without any, its targets are cleared. */
    engage(agent, ...what) {
        this.#engaged.set(agent, what.filter((one) => one !== undefined));
    }
    /** Whether a teammate is working on this animal, or on something this close (blocks along the ground; 0: this very cell). */
    isTaken(agent, what, near = 0) {
        const isAt = (at) => {
            if (typeof what === 'number' || typeof at === 'number')
                return what === at;
            return near === 0 ? keyOf(at.x, at.y, at.z) === keyOf(what.x, what.y, what.z) : isBy(at, what, near);
        };
        for (const [other, all] of this.#engaged)
            if (other !== agent && all.some(isAt))
                return true;
        return false;
    }
    /** Records a block that an agent has put down and will pick up again. */
    leaveBehind(agent, cell) {
        this.#leftBehind.set(agent, [...this.leftBehind(agent), cell]);
    }
    /** Blocks that an agent has put down and not picked up yet. */
    leftBehind(agent) {
        return this.#leftBehind.get(agent) ?? [];
    }
    takenAlong(agent, { x, y, z }) {
        const remaining = this.leftBehind(agent).filter((cell) => cell.x !== x || cell.y !== y || cell.z !== z);
        this.#leftBehind.set(agent, remaining);
    }
    /** Marks a deadly place: from now on agents do not look for anything around it. */
    dread({ x, y, z }) {
        this.#graves.push({ x, y, z });
    }
    #isAvoided(sighting, way) {
        return this.#isDreaded(sighting) && !(way <= UNDERFOOT && EVERYWHERE.has(sighting.block));
    }
    #isDreaded(cell) {
        return this.#graves.some((grave) => distance(grave, cell) < DREAD_RADIUS);
    }
    /** Marks a place as unreachable. */
    giveUp({ x, y, z }) {
        this.#givenUp.add(keyOf(x, y, z));
    }
    isGivenUp({ x, y, z }) {
        return this.#givenUp.has(keyOf(x, y, z));
    }
    /** Records that the surface around a place has been seen. */
    visit({ x, z }) {
        this.#columns.add(columnOf(x, z));
    }
    /** Whether an agent has been near this place. */
    isVisited(x, z) {
        return this.#columns.has(columnOf(x, z));
    }
}
const isBy = (a, b, near) => Math.hypot(a.x - b.x, a.z - b.z) <= near;
const wayTo = ({ x, y, z }, from) => Math.hypot(x + 0.5 - from.x, z + 0.5 - from.z) + 2 * Math.abs(y - from.y);
const OFFSET = 1 << 20;
/** A unique number for a cell within two million blocks; exact in a double. */
const keyOf = (x, y, z) => ((x + OFFSET) * 2 * OFFSET + (z + OFFSET)) * 512 + (y + 64);
const regionOf = (block, x, y, z) => `${block} ${x >> REGION_BITS} ${y >> REGION_BITS} ${z >> REGION_BITS}`;
const columnOf = (x, z) => `${Math.floor(x) >> COLUMN_BITS} ${Math.floor(z) >> COLUMN_BITS}`;
