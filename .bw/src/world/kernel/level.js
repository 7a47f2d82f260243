import { keyOf } from '../geometry.js';
import { entityTypeOf } from './blocks/block-entities.js';
import { StateFacts } from './blocks/facts.js';
import { FURNACE } from './blocks/fire.js';
import { BlockShapes } from './blocks/shapes.js';
import { BlockStates } from './blocks/states.js';
import { Columns, columnKey } from './chunks/columns.js';
/** The blocks of the world, with their data and the player who caused a change. */
export class Level {
    states;
    shapes;
    /** Facts about the states of this version. */
    facts;
    columns;
    hasSky;
    isUltrawarm;
    /** The behaviour of blocks. */
    blocks;
    blockEntities = new Map();
    /** Furnaces that were opened or filled: only these can contain anything to smelt. */
    furnaces = new Map();
    /** Brewing stands that were opened or filled. */
    stands = new Map();
    /** All beacons. */
    beacons = new Map();
    /** All portal blocks. */
    portals = new Map();
    /** All hoppers. */
    hoppers = new Map();
    /** Campfires that have ever held an item. */
    campfires = new Map();
    /** Columns that have already received their first animals. */
    populated = new Set();
    /** The state of its blocks' activities; see `Memory`. */
    memory = {};
    /** Number of block changes so far. */
    changes = 0;
    /** The area that bodies inside it must not leave; undefined if there is none. Set by the border. */
    edges = () => undefined;
    /** Called when a block's data changed but not its state. */
    onData = () => undefined;
    /** Positions of the blocks that have data in vanilla, by column. */
    #withData = new Map();
    #onChange;
    #actor;
    constructor({ registry, blocks, onChange, heights, source, flatBiome, hasSky = true, isUltrawarm = false, }) {
        this.blocks = blocks;
        this.hasSky = hasSky;
        this.isUltrawarm = isUltrawarm;
        this.states = new BlockStates(registry);
        this.shapes = new BlockShapes(registry, blocks);
        this.facts = new StateFacts(this);
        this.columns = new Columns(registry, heights, source, flatBiome);
        this.#onChange = onChange;
    }
    get(p) {
        return this.states.decode(this.columns.get(p));
    }
    contains(p) {
        return p.y >= this.columns.bottom && p.y < this.columns.top;
    }
    /** Sets one block without updating its neighbours. Returns false if nothing changed. */
    set(p, to) {
        if (!this.contains(p))
            return false;
        const from = this.get(p);
        if (from === to)
            return false;
        this.columns.set(p, to.stateId);
        this.changes++;
        if (from.name !== to.name) {
            this.blockEntities.delete(keyOf(p));
            if (isPortal(from.name))
                this.portals.delete(keyOf(p));
            if (isPortal(to.name))
                this.notePortal(p);
            if (entityTypeOf(from.name) !== null || entityTypeOf(to.name) !== null)
                this.survey(p, to);
        }
        this.#onChange({ position: { x: p.x, y: p.y, z: p.z }, from, to, by: this.#actor });
        return true;
    }
    /** Records a portal block. Needed only after writing to columns directly. */
    notePortal(p) {
        this.portals.set(keyOf(p), { x: p.x, y: p.y, z: p.z });
    }
    /** Sets a block's data. */
    describe(p, entity) {
        this.blockEntities.set(keyOf(p), entity);
        this.onData({ x: p.x, y: p.y, z: p.z });
    }
    /** Records whether the block at a position has data. Needed only after writing to columns directly. */
    survey(p, state) {
        const column = columnKey(p.x >> 4, p.z >> 4);
        const places = this.#withData.get(column);
        if (state.name === 'beacon')
            this.beacons.set(keyOf(p), { x: p.x, y: p.y, z: p.z });
        if (state.name === 'hopper')
            this.hoppers.set(keyOf(p), { x: p.x, y: p.y, z: p.z });
        if (entityTypeOf(state.name) === null)
            places?.delete(keyOf(p));
        else if (places)
            places.set(keyOf(p), { x: p.x, y: p.y, z: p.z });
        else
            this.#withData.set(column, new Map([[keyOf(p), { x: p.x, y: p.y, z: p.z }]]));
    }
    /** Positions in a column whose blocks have data in vanilla. */
    placesWithData(cx, cz) {
        return [...(this.#withData.get(columnKey(cx, cz))?.values() ?? [])];
    }
    /** Attributes all changes made during the call to this player. */
    attributed(player, work) {
        const before = this.#actor;
        this.#actor = player;
        try {
            return work();
        }
        finally {
            this.#actor = before;
        }
    }
    /** The slots of a container block, created on first use. */
    slots(p, size) {
        const key = keyOf(p);
        const entity = this.blockEntities.get(key) ?? {};
        entity.items ??= Array.from({ length: size }, () => null);
        this.blockEntities.set(key, entity);
        if (size === FURNACE.count)
            this.furnaces.set(key, { x: p.x, y: p.y, z: p.z });
        if (this.get(p).name === 'brewing_stand')
            this.stands.set(key, { x: p.x, y: p.y, z: p.z });
        return entity.items;
    }
}
/** Whether a block takes bodies that touch it elsewhere. */
export const isPortal = (name) => name === 'nether_portal' || name === 'end_portal' || name === 'end_gateway';
