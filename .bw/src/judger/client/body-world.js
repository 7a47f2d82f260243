import { Vec3 } from 'vec3';
import { blockClassOf } from './block-class.js';
/** Blocks of each version by state id, shared by all clients of this thread. */
const blocksByVersion = new Map();
/** Blocks that physics collects before it reads their positions; all others are read at once. */
const WATERY = new Set([
    'water',
    'seagrass',
    'tall_seagrass',
    'kelp',
    'kelp_plant',
    'bubble_column',
]);
/**
 * The world of a client for prismarine-physics, which looks at dozens of blocks per tick and body. It builds a block object once
 * for each state instead of once for each look. Only the position differs; it is set at each look.
 */
export function createBodyWorld(bot, cells) {
    const blocks = blocksByVersion.get(bot.version) ?? [];
    blocksByVersion.set(bot.version, blocks);
    const Block = blockClassOf(bot.registry);
    return {
        getBlock(at) {
            const x = Math.floor(at.x);
            const y = Math.floor(at.y);
            const z = Math.floor(at.z);
            const state = cells.stateAt(x, y, z);
            if (state < 0)
                return null;
            let shared = blocks[state];
            if (shared === undefined) {
                const block = Block.fromStateId(state, 0);
                block.position = new Vec3(x, y, z);
                const isWaterlogged = block.isWaterlogged === true;
                shared = { block, isWatery: isWaterlogged || WATERY.has(block.name) };
                blocks[state] = shared;
            }
            const { block, isWatery } = shared;
            if (isWatery) {
                const own = Object.assign(Object.create(Object.getPrototypeOf(block)), block);
                own.position = new Vec3(x, y, z);
                return own;
            }
            block.position.set(x, y, z);
            return block;
        },
    };
}
