import { columnKey } from '../chunks/columns.js';
import { ColumnLighting } from './column-lighting.js';
import { DARK, LIT, LightLayer, MAX_LIGHT } from './layer.js';
import { emission, OpticsOfPlaces } from './optics.js';
import { Spreading } from './spreading.js';
import { Surface } from './surface.js';
/**
 * The light of a dimension, stored per block (vanilla LevelLightEngine). Changes are collected and spread together, before the
 * light is read. A flat world has no light of its own until something changes in it; other columns are lit when first needed.
 */
export class Light {
    surface;
    sky;
    block;
    #level;
    #optics;
    #lighting;
    #skySpreading;
    #blockSpreading;
    /** Positions of blocks that changed since light was last spread: x, y, z. */
    #pending = [];
    /** Heights of the surface before they changed, indexed, by x and z. */
    #heights = new Map();
    constructor(level) {
        const { columns, hasSky } = level;
        this.#level = level;
        const places = new OpticsOfPlaces(level);
        this.#optics = places;
        this.surface = new Surface(level, places);
        const flat = flatLight(columns, hasSky);
        const isFlat = (cx, cz) => columns.isFlat(cx, cz);
        this.sky = new LightLayer(columns, (cx, cz) => (isFlat(cx, cz) ? flat.sky : undefined));
        this.block = new LightLayer(columns, (cx, cz) => (isFlat(cx, cz) ? flat.block : undefined));
        const heights = { bottom: columns.bottom, top: columns.top };
        this.#skySpreading = new Spreading({
            ...{ ...heights, layer: this.sky, optics: places },
            sourceAt: (x, y, z) => (this.surface.seesSky(x, y, z) ? MAX_LIGHT : 0),
        });
        this.#blockSpreading = new Spreading({
            ...{ ...heights, layer: this.block, optics: places },
            sourceAt: (x, y, z) => emission(places.at(x, y, z)),
        });
        this.#lighting = new ColumnLighting({
            ...{ level, surface: this.surface, optics: places },
            sky: { layer: this.sky, spreading: this.#skySpreading },
            block: { layer: this.block, spreading: this.#blockSpreading },
        });
    }
    /** A block changed. */
    note({ position: { x, y, z }, from, to }) {
        if (this.#optics.of(from.stateId) === this.#optics.of(to.stateId))
            return;
        if (this.block.column(x >> 4, z >> 4) === undefined) {
            this.#forgetAround(x >> 4, z >> 4);
            this.surface.note(x, y, z);
            return;
        }
        this.#pending.push(x, y, z);
        const before = this.surface.note(x, y, z);
        const key = `${x},${z}`;
        if (before !== undefined && !this.#heights.has(key))
            this.#heights.set(key, { x, z, before });
    }
    /** The light of a cell. */
    at({ x, y, z }) {
        const { columns, hasSky } = this.#level;
        if (y >= columns.top)
            return { sky: hasSky ? MAX_LIGHT : 0, block: 0 };
        if (y < columns.bottom)
            return { sky: 0, block: 0 };
        this.#know(x >> 4, z >> 4);
        return { sky: this.sky.get(x, y, z), block: this.block.get(x, y, z) };
    }
    /** The light of a cell by day, from the stronger source (vanilla getRawBrightness without darkening). */
    rawAt(p) {
        const { sky, block } = this.at(p);
        return Math.max(sky, block);
    }
    /** The light of a column. */
    of(cx, cz) {
        this.#know(cx, cz);
        return { sky: this.sky.column(cx, cz) ?? [], block: this.block.column(cx, cz) ?? [] };
    }
    /** Whether a column is lit like those of a new flat world. */
    isUntouched(cx, cz) {
        this.settle();
        return this.#level.columns.isFlat(cx, cz) && !this.sky.isOwn(cx, cz) && !this.block.isOwn(cx, cz);
    }
    /** Spreads the light of all changes. */
    settle() {
        if (this.#pending.length === 0)
            return;
        const places = this.#pending.splice(0);
        if (this.#level.hasSky) {
            for (const { x, z, before } of this.#heights.values())
                this.#moveSurface(x, z, before);
            for (let i = 0; i < places.length; i += 3) {
                const [x, y, z] = [places[i], places[i + 1], places[i + 2]];
                this.#skySpreading.check(x, y, z);
            }
            this.#skySpreading.run();
        }
        this.#heights.clear();
        for (let i = 0; i < places.length; i += 3)
            this.#blockSpreading.check(places[i], places[i + 1], places[i + 2]);
        this.#blockSpreading.run();
    }
    /** Forgets the light of columns that are no longer stored. */
    release(isKept) {
        this.settle();
        for (const layer of [this.sky, this.block])
            for (const { cx, cz } of layer.places)
                if (!isKept(columnKey(cx, cz)))
                    layer.drop(cx, cz);
        this.surface.drop((key) => !isKept(key));
    }
    /** Called when the sky reaches lower, or less far down, than before. */
    #moveSurface(x, z, before) {
        const now = this.surface.topAt(x, z);
        for (let y = before + 1; y <= now; y++)
            this.#skySpreading.darken(x, y, z);
        for (let y = before; y > now; y--)
            this.#skySpreading.brighten(x, y, z, MAX_LIGHT);
    }
    #know(cx, cz) {
        this.settle();
        if (this.block.column(cx, cz) === undefined)
            this.#lighting.light(cx, cz);
    }
    /**
     * Recomputes the light around a column that was changed while its light was unknown. Light never reaches farther than the
     * neighbouring columns.
     */
    #forgetAround(cx, cz) {
        for (let x = cx - 1; x <= cx + 1; x++)
            for (let z = cz - 1; z <= cz + 1; z++) {
                if (this.#level.columns.isFlat(x, z) || !this.block.isOwn(x, z))
                    continue;
                this.settle();
                for (const layer of [this.sky, this.block]) {
                    layer.drop(x, z);
                    layer.touch(x, z);
                }
            }
    }
}
/** The light of a flat world's columns. */
function flatLight({ bottom, top, flatTop }, hasSky) {
    const count = (top - bottom) / 16;
    const block = Array.from({ length: count }, () => DARK);
    if (!hasSky)
        return { sky: block, block };
    const ground = new Uint8Array(LIT.length);
    ground.fill(0xff, (flatTop + 1 - bottom) * 128);
    return { sky: [ground, ...Array.from({ length: count - 1 }, () => LIT)], block };
}
