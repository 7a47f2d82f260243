import { BASE_STONE } from '../../game/blocks/kinds/ground.js';
import { isOre } from '../../game/blocks/kinds/ores.js';
import { isLeaves } from '../../game/blocks/kinds/wood.js';
import { isOpaque } from '../../game/blocks/see-through.js';
import { EYE_HEIGHT } from '../../game/bodies.js';
import { wildSourcesOf } from '../../game/obtaining/wild.js';
/** Number of rays per look around, and their range (blocks). */
const RAYS = 640;
const RANGE = 48;
/** Visibility range in water (blocks). */
const WATER_RANGE = 8;
/** Ticks between scans, while moving and while standing. */
const PERIOD = 8;
const IDLE_PERIOD = 60;
/** Common blocks; only a few of them are remembered per region. */
export const isCommon = (block) => COMMON.has(block) || isLeaves(block);
const COMMON = new Set([
    ...BASE_STONE,
    ...`dirt grass_block podzol mycelium coarse_dirt sand red_sand sandstone gravel terracotta calcite smooth_basalt clay snow
  snow_block grass short_grass tall_grass fern water lava seagrass kelp kelp_plant vine`.split(/\s+/),
]);
const MOST_COMMON = 2;
/** Rock under water is useless: dry rock is dug faster, and with air to breathe. */
const isUselessUnderWater = (block) => DRY.has(block) || isOre(block);
const DRY = new Set([...BASE_STONE, 'terracotta', 'calcite', 'dirt', 'grass_block']);
const ALSO = ['crafting_table', 'furnace', 'chest', 'water', 'lava'];
const tables = new Map();
function sightTableOf(registry) {
    const version = String(registry.version.minecraftVersion);
    const cached = tables.get(version);
    if (cached !== undefined)
        return cached;
    const wanted = new Set([...wildSourcesOf(version).flatMap(({ blocks }) => blocks), ...ALSO]);
    const size = 1 + Math.max(...registry.blocksArray.map(({ maxStateId = 0 }) => maxStateId));
    const kinds = new Uint16Array(size);
    const clear = new Uint8Array(size);
    const names = [];
    for (const { name, minStateId = 0, maxStateId = -1 } of registry.blocksArray) {
        if (wanted.has(name))
            names.push(name);
        kinds.fill(wanted.has(name) ? names.length : 0, minStateId, maxStateId + 1);
        clear.fill(name === 'water' ? 2 : Number(!isOpaque(name, version)), minStateId, maxStateId + 1);
    }
    const table = { kinds, clear, names };
    tables.set(version, table);
    return table;
}
/**
 * Centres of the walls of a hole's last cell: across the hole, above, and at its end. Rays hit the side walls near their far
 * edge.
 */
const WALLS = [
    [0, 0, 0.6],
    [0.55, 0, 0.35],
    [-0.55, 0, 0.35],
    [0, 0.55, 0.35],
    [0, -0.55, 0.35],
];
/** Directions spread evenly over a sphere, as consecutive x, y, z. */
const DIRECTIONS = (() => {
    const list = new Float64Array(RAYS * 3);
    const turn = Math.PI * (3 - Math.sqrt(5));
    for (let ray = 0; ray < RAYS; ray++) {
        const y = 1 - (2 * ray + 1) / RAYS;
        const radius = Math.sqrt(1 - y * y);
        list.set([Math.cos(turn * ray) * radius, y, Math.sin(turn * ray) * radius], ray * 3);
    }
    return list;
})();
/**
 * Looks around with a bot's eyes: a straight line from the eyes passes through air, plants, leaves, glass and a little water.
 * Blocks behind rock are not seen, although the client holds them. Each scan rotates the rays slightly.
 */
export class Sight {
    #bot;
    #memory;
    #cells;
    #table;
    #looks = 0;
    #tick = 0;
    #last = { x: Number.NaN, y: 0, z: 0, tick: 0 };
    #onTick = () => this.#perhapsLook();
    #onChange = (_, block) => {
        if (block === null)
            return;
        const remembered = this.#memory.blockAt(block.position);
        if (remembered !== undefined && remembered !== block.name)
            this.#memory.forget(block.position);
    };
    constructor(bot, memory) {
        this.#bot = bot;
        this.#memory = memory;
        this.#cells = bot.extras.cells;
        this.#table = sightTableOf(bot.registry);
        bot.on('physicsTick', this.#onTick);
        bot.on('blockUpdate', this.#onChange);
    }
    #perhapsLook() {
        const tick = this.#tick++;
        if (tick % PERIOD !== 0)
            return;
        const { x, y, z } = this.#bot.entity.position;
        const last = this.#last;
        const hasMoved = !(Math.abs(x - last.x) + Math.abs(y - last.y) + Math.abs(z - last.z) < 0.5);
        if (!hasMoved && tick - last.tick < IDLE_PERIOD)
            return;
        this.#last = { x, y, z, tick };
        this.look();
    }
    /** Looks around once. */
    look() {
        const { x, y, z } = this.#bot.entity.position;
        const angle = this.#looks++ * 2.399963;
        const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
        this.#memory.visit({ x, y, z });
        for (let ray = 0; ray < DIRECTIONS.length; ray += 3) {
            const dx = DIRECTIONS[ray];
            const dz = DIRECTIONS[ray + 2];
            this.#cast(x, y + EYE_HEIGHT, z, dx * cos - dz * sin, DIRECTIONS[ray + 1], dx * sin + dz * cos);
        }
    }
    /** Looks at the walls around the end of a hole that leads away from the eyes. */
    lookInto({ x, y, z }, along) {
        const { x: eyeX, y: feet, z: eyeZ } = this.#bot.entity.position;
        const eyeY = feet + EYE_HEIGHT;
        for (const [across, up, ahead] of WALLS) {
            const dx = x + 0.5 + ahead * along.x + across * along.z - eyeX;
            const dy = y + 0.5 + up - eyeY;
            const dz = z + 0.5 + ahead * along.z + across * along.x - eyeZ;
            const length = Math.hypot(dx, dy, dz);
            this.#cast(eyeX, eyeY, eyeZ, dx / length, dy / length, dz / length);
        }
    }
    #see(name, x, y, z, isUnderWater) {
        if (isUnderWater && isUselessUnderWater(name))
            return;
        this.#memory.see(name, x, y, z, isCommon(name) ? MOST_COMMON : undefined);
    }
    /** Follows a ray cell by cell (Amanatides and Woo). */
    // biome-ignore lint/complexity/noExcessiveCognitiveComplexity: 640 rays a look; its state stays in local variables
    #cast(fromX, fromY, fromZ, dx, dy, dz) {
        const { kinds, clear, names } = this.#table;
        let [x, y, z] = [Math.floor(fromX), Math.floor(fromY), Math.floor(fromZ)];
        const [stepX, stepY, stepZ] = [Math.sign(dx), Math.sign(dy), Math.sign(dz)];
        const [deltaX, deltaY, deltaZ] = [Math.abs(1 / dx), Math.abs(1 / dy), Math.abs(1 / dz)];
        let nextX = dx === 0 ? Number.POSITIVE_INFINITY : (dx > 0 ? x + 1 - fromX : fromX - x) * deltaX;
        let nextY = dy === 0 ? Number.POSITIVE_INFINITY : (dy > 0 ? y + 1 - fromY : fromY - y) * deltaY;
        let nextZ = dz === 0 ? Number.POSITIVE_INFINITY : (dz > 0 ? z + 1 - fromZ : fromZ - z) * deltaZ;
        let water = 0;
        for (;;) {
            const state = this.#cells.stateAt(x, y, z);
            if (state < 0)
                return;
            if (state !== 0) {
                const kind = kinds[state];
                if (kind > 0)
                    this.#see(names[kind - 1], x, y, z, water > 0);
                const through = clear[state];
                if (through === 0 || (through === 2 && ++water > WATER_RANGE))
                    return;
            }
            if (nextX < nextY && nextX < nextZ) {
                if (nextX > RANGE)
                    return;
                x += stepX;
                nextX += deltaX;
            }
            else if (nextY < nextZ) {
                if (nextY > RANGE)
                    return;
                y += stepY;
                nextY += deltaY;
            }
            else {
                if (nextZ > RANGE)
                    return;
                z += stepZ;
                nextZ += deltaZ;
            }
        }
    }
}
