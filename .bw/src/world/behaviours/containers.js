import { chestPartnerSide } from '../blocks/chests.js';
import { silkOr, some } from '../blocks/drops.js';
import { popItem } from '../blocks/removing.js';
import { axisOf, clockwise, counterClockwise, DIRECTIONS, isHorizontal, keyOf, neighbour, opposite, } from '../geometry.js';
import { openCraftingTable, openEnderChest } from '../interaction/opening.js';
import { itemMembers } from '../items/item-nbt.js';
import { BREWING } from '../kernel/blocks/brew.js';
import { FURNACE } from '../kernel/blocks/fire.js';
import { nbtCompound, nbtList } from '../library/nbt.js';
import { ending, family, litWith, named } from './family.js';
/** Slots of a single chest, barrel or shulker box. */
const CHEST_SLOTS = 27;
/** A chest pairs with a neighbour that faces the same way. */
const pairing = (level, p, state) => {
    const side = chestPartnerSide(state);
    if (side) {
        const whole = level.get(neighbour(p, side)).name === state.name;
        return { type: whole ? (state.properties['type'] ?? '') : 'single' };
    }
    for (const d of DIRECTIONS) {
        const other = level.get(neighbour(p, d));
        const pairs = other.name === state.name &&
            other.properties['facing'] === state.properties['facing'] &&
            chestPartnerSide(other) === opposite(d);
        if (pairs)
            return { type: other.properties['type'] === 'left' ? 'right' : 'left' };
    }
    return { type: 'single' };
};
/** A new chest joins a single chest next to it; a sneaking player joins only the clicked one (vanilla ChestBlock). */
function placeChest(context) {
    const { level, target, name, face, sneaking } = context;
    let facing = opposite(context.heading);
    let type = 'single';
    if (sneaking && isHorizontal(face)) {
        const partner = singleAt(context, opposite(face));
        if (partner && axisOf(partner) !== axisOf(face)) {
            facing = partner;
            type = counterClockwise(partner) === opposite(face) ? 'right' : 'left';
        }
    }
    else if (!sneaking) {
        if (singleAt(context, clockwise(facing)) === facing)
            type = 'left';
        else if (singleAt(context, counterClockwise(facing)) === facing)
            type = 'right';
    }
    return level.states.encode(name, { facing, type, waterlogged: level.get(target).name === 'water' });
}
/** The direction that the single chest on that side faces; null if there is none. */
function singleAt({ level, target, name }, side) {
    const other = level.get(neighbour(target, side));
    if (other.name !== name || other.properties['type'] !== 'single')
        return null;
    return other.properties['facing'];
}
/** A shulker box keeps its contents. In creative mode it drops only if it has any (vanilla ShulkerBoxBlock). */
function dropBox(game, p, { name }, drops) {
    const items = game.level.blockEntities.get(keyOf(p))?.items ?? [];
    const held = items.flatMap((stack, i) => (stack ? [itemMembers(stack, i)] : []));
    if (!(drops || held.length > 0) || game.rules.get('doTileDrops') !== true)
        return;
    const inside = nbtCompound({ Items: nbtList('compound', held) });
    popItem(game, p, game.items.make(name, 1, held.length > 0 ? nbtCompound({ BlockEntityTag: inside }) : null));
}
/** Containers and crafting stations. */
export const containers = [
    family(named('chest trapped_chest'), {
        kind: 'chest',
        slots: CHEST_SLOTS,
        shape: pairing,
        place: placeChest,
        push: 'stays',
    }),
    family(named('ender_chest'), {
        open: openEnderChest,
        drops: silkOr(some('obsidian', 8, 8)),
        push: 'stays',
    }),
    family(named('barrel'), { slots: CHEST_SLOTS, push: 'stays' }),
    family(named('brewing_stand'), { slots: BREWING.count, push: 'stays' }),
    family(named('furnace blast_furnace smoker'), { slots: FURNACE.count, light: litWith(13), push: 'stays' }),
    family(ending('shulker_box'), {
        kind: 'shulker_box',
        refusesFences: true,
        slots: CHEST_SLOTS,
        orient: ({ face }) => ({ facing: face }),
        dropWhole: dropBox,
        push: 'breaks',
    }),
    family(named('crafting_table'), { open: openCraftingTable }),
];
