import { once } from '../../core/once.js';
import { blockClassOf } from './block-class.js';
/** More biomes than any game version has. */
const MAX_BIOMES = 1 << 12;
/** How a column of a version looks up a block; created once for all bots of that version. */
const getterOf = once((registry) => {
    const Block = blockClassOf(registry);
    const byState = new Map();
    const blockOf = (state, biome) => {
        const key = state * MAX_BIOMES + biome;
        let block = byState.get(key);
        if (block === undefined) {
            block = Block.fromStateId(state, biome);
            byState.set(key, block);
        }
        return block;
    };
    return function getBlock(at) {
        const block = Object.create(blockOf(this.getBlockStateId(at), this.getBiome(at)));
        block.light = this.getBlockLight(at);
        block.skyLight = this.getSkyLight(at);
        block.entity = hasAny(this.blockEntities) ? this.getBlockEntity(at) : undefined;
        return block;
    };
});
/**
 * Makes `bot.blockAt` cheap, which mineflayer calls in every tick for every bot, and several times per block change. The library
 * copies all properties of a block's state at every call. Here that is done once per state; the returned block inherits them and
 * adds only light, block entity and position.
 */
export function makeBlocksLean(bot) {
    const getBlock = getterOf(bot.registry);
    bot.on('chunkColumnLoad', ({ x, z }) => {
        const column = bot.world.getColumn(x >> 4, z >> 4);
        if (column !== undefined && column !== null)
            column.getBlock = getBlock;
    });
    lookWithoutPaintings(bot);
}
/** mineflayer's `blockAt` builds a string of the position to find a painting there; most worlds have none. */
function lookWithoutPaintings(bot) {
    const { blockAt } = bot;
    bot.blockAt = (at) => bot.world.getBlock(at);
    bot._client.once('spawn_entity_painting', () => {
        bot.blockAt = blockAt;
    });
}
function hasAny(record) {
    for (const _ in record)
        return true;
    return false;
}
