import { updateAround } from '../../blocks/updates.js';
import { pourSource } from '../../fluids/pouring.js';
import { scoopSource } from '../../fluids/scooping.js';
import { waterBottle } from '../../items/water-bottle.js';
import { fluidOf } from '../../kernel/blocks/fluid.js';
import { isWaterBucket, releaseFish } from '../../mobs/fish-buckets.js';
/** Empties a bucket of water, lava, fish or powder snow; if there is no room, it is thrown out (vanilla). */
export const emptyBucket = ({ game, item, front }) => {
    const empty = { left: game.items.make('bucket') };
    if (item.name === 'powder_snow_bucket') {
        if (game.level.get(front).stateId !== 0)
            return 'thrown';
        game.level.set(front, game.level.states.encode('powder_snow'));
        updateAround(game, [front]);
        return empty;
    }
    if (!pourSource(game, front, isWaterBucket(item.name) ? 'water' : 'lava'))
        return 'thrown';
    releaseFish(game, item.name, front);
    return empty;
};
/** Fills an empty bucket from the block in front. */
export const fillBucket = ({ game, front }) => {
    if (game.level.get(front).name === 'powder_snow') {
        game.level.set(front, game.level.states.air);
        return { left: game.items.make('powder_snow_bucket') };
    }
    const kind = scoopSource(game, front);
    return kind ? { left: game.items.make(`${kind}_bucket`) } : 'thrown';
};
/** Fills a bottle with water. */
export const fillBottle = ({ game, front }) => {
    const fluid = fluidOf(game.level, game.level.get(front));
    return fluid?.kind === 'water' ? { left: waterBottle(game.items) } : 'thrown';
};
const MUDDIED = new Set(['dirt', 'coarse_dirt', 'rooted_dirt']);
/** A water bottle turns dirt into mud; other potions are thrown. */
export const wetGround = ({ game, item, front }) => {
    const { level } = game;
    const isWater = item.nbt?.value['Potion']?.value === 'minecraft:water';
    if (!isWater || !MUDDIED.has(level.get(front).name) || !level.states.has('mud'))
        return 'thrown';
    level.set(front, level.states.encode('mud'));
    updateAround(game, [front]);
    return { left: game.items.make('glass_bottle') };
};
