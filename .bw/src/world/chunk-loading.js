import { columnKey } from './kernel/chunks/columns.js';
import { populate } from './mobs/spawning/populate.js';
/** Number of columns loaded beyond the view, and of further ones that stay loaded once they are. */
const AHEAD = 1;
const BEHIND = 2;
/** Ticks between two searches for entities that left the loaded columns. */
const INTERVAL = 20;
/**
 * Loads and unloads the columns of a generated world around its players. Changed columns stay in memory, the others are generated
 * again when a player returns. Until then, entities outside the loaded columns stand still.
 */
export class ChunkLoading {
    #game;
    #loaded = new Map();
    /** Changed columns whose growing blocks have been counted. */
    #counted = new Set();
    #centres = '';
    constructor(game) {
        this.#game = game;
    }
    tick() {
        const centres = this.#centresNow();
        const key = centres.map(({ cx, cz }) => columnKey(cx, cz)).join(' ');
        if (key !== this.#centres && centres.length > 0) {
            this.#centres = key;
            this.#update(centres);
        }
        if (this.#game.ticks % INTERVAL === 0)
            this.#park();
    }
    #centresNow() {
        return this.#game.players.flatMap(({ position, inPlay }) => inPlay ? [{ cx: Math.floor(position.x) >> 4, cz: Math.floor(position.z) >> 4 }] : []);
    }
    #update(centres) {
        const reach = this.#game.viewDistance + AHEAD;
        const isNear = ({ cx, cz }, far) => centres.some((centre) => Math.max(Math.abs(cx - centre.cx), Math.abs(cz - centre.cz)) <= far);
        for (const [key, place] of [...this.#loaded])
            if (!isNear(place, reach + BEHIND))
                this.#unload(key, place);
        for (const centre of centres)
            for (let cx = centre.cx - reach; cx <= centre.cx + reach; cx++)
                for (let cz = centre.cz - reach; cz <= centre.cz + reach; cz++)
                    this.#load({ cx, cz });
        const isKept = (key) => this.#loaded.has(key);
        this.#game.light.release(isKept);
        this.#game.level.columns.release(isKept);
    }
    #load(place) {
        const { cx, cz } = place;
        const key = columnKey(cx, cz);
        if (this.#loaded.has(key))
            return;
        this.#loaded.set(key, place);
        this.#countGrowing(key, place);
        for (const entity of this.#game.parked.get(key) ?? [])
            this.#game.addEntity(entity);
        this.#game.parked.delete(key);
        if (this.#game.level.populated.has(key))
            return;
        this.#game.level.populated.add(key);
        populate(this.#game, cx, cz);
    }
    #unload(key, { cx, cz }) {
        this.#loaded.delete(key);
        this.#game.chunks.forget(cx, cz);
        if (this.#game.level.columns.untouched(cx, cz))
            this.#game.growth.forget(cx, cz);
        this.#park();
    }
    #countGrowing(key, { cx, cz }) {
        const { level, growth } = this.#game;
        const bottom = level.columns.bottom >> 4;
        const untouched = level.columns.untouched(cx, cz);
        if (untouched)
            untouched.growing.forEach((count, section) => {
                if (count > 0)
                    growth.expect(cx, bottom + section, cz, count);
            });
        else if (!this.#counted.has(key)) {
            this.#counted.add(key);
            for (let y = bottom; y < level.columns.top >> 4; y++)
                growth.survey(cx, y, cz);
        }
    }
    /** Removes entities from the world that are not in any loaded column. */
    #park() {
        if (this.#loaded.size === 0)
            return;
        for (const entity of [...this.#game.entities.values()]) {
            const key = columnKey(Math.floor(entity.position.x) >> 4, Math.floor(entity.position.z) >> 4);
            if (this.#loaded.has(key))
                continue;
            this.#game.setAside(entity);
            const there = this.#game.parked.get(key);
            if (there)
                there.push(entity);
            else
                this.#game.parked.set(key, [entity]);
        }
    }
}
