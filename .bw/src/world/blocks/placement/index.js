import { neighbour } from '../../geometry.js';
import { isReplaceable } from '../../kernel/blocks/rules.js';
import { shapedByNeighbours } from '../connections.js';
import { isSupported } from '../support.js';
import { headingOf } from './context.js';
import { orientation } from './orient.js';
/** Items whose block has a different name. */
const BLOCK_OF_ITEM = {
    redstone: 'redstone_wire',
    string: 'tripwire',
    wheat_seeds: 'wheat',
    carrot: 'carrots',
    potato: 'potatoes',
    beetroot_seeds: 'beetroots',
    pumpkin_seeds: 'pumpkin_stem',
    melon_seeds: 'melon_stem',
    sweet_berries: 'sweet_berry_bush',
    cocoa_beans: 'cocoa',
    glow_berries: 'cave_vines',
    powder_snow_bucket: 'powder_snow',
    torchflower_seeds: 'torchflower_crop',
    pitcher_pod: 'pitcher_crop',
};
/** The block that an item places; null for other items. */
function blockOfItem(level, item) {
    const name = BLOCK_OF_ITEM[item] ?? item;
    return level.states.has(name) && name !== 'air' ? name : null;
}
/** The blocks that a click with an item would place, oriented and joined; null if they cannot be placed. */
export function placement(level, item, click) {
    const name = blockOfItem(level, item);
    if (!name)
        return null;
    const rules = level.blocks.named(name);
    if (rules.placeFreely)
        return rules.placeFreely(level, click);
    const merged = mergeInto(level, name, click, click.clicked, false);
    if (merged)
        return merged;
    const clicked = level.get(click.clicked);
    const replaces = isReplaceable(level, clicked);
    const target = replaces ? click.clicked : neighbour(click.clicked, click.face);
    if (!level.contains(target))
        return null;
    const grown = mergeInto(level, name, click, target, true);
    if (grown)
        return grown;
    if (!isReplaceable(level, level.get(target)) || level.get(target).name === name)
        return null;
    const context = { ...click, level, name, target, replaces, heading: headingOf(click.look) };
    if (rules.placeAll)
        return rules.placeAll(context);
    const state = rules.place ? rules.place(context) : level.states.encode(name, orientation(context));
    if (!state || !isSupported(level, target, state))
        return null;
    return [{ position: target, state: shapedByNeighbours(level, target, state) }];
}
/** Adds the same block to an existing one: a second slab, one more candle. */
function mergeInto(level, name, click, position, across) {
    const there = level.get(position);
    if (there.name !== name)
        return null;
    const state = level.blocks.of(there).merge?.(level, there, click, across);
    return state ? [{ position, state }] : null;
}
