import { WINDOW_TYPES } from '../inventory/chest.js';
import { counted } from '../items/stack.js';
import { withTag } from '../items/tags.js';
import { nbtCompound, nbtString } from '../library/nbt.js';
import { openWindow, stillAt, windowOf } from '../player/windows.js';
import { translate } from '../protocol/fields.js';
import { Bench } from './bench.js';
const UPGRADE = 'netherite_upgrade_smithing_template';
/** World event with the sound of a smithing table. */
const SMITHING = 1044;
/** Materials of armour trims, by item. */
const MATERIALS = {
    quartz: 'quartz',
    iron_ingot: 'iron',
    netherite_ingot: 'netherite',
    redstone: 'redstone',
    copper_ingot: 'copper',
    gold_ingot: 'gold',
    emerald: 'emerald',
    diamond: 'diamond',
    lapis_lazuli: 'lapis',
    amethyst_shard: 'amethyst',
};
const isDiamondGear = (name) => /^diamond_(sword|shovel|pickaxe|axe|hoe|helmet|chestplate|leggings|boots)$/.test(name);
const isArmour = (name) => /_(helmet|chestplate|leggings|boots)$/.test(name);
const trimOf = (name) => /^([a-z]+)_armor_trim_smithing_template$/.exec(name)?.[1];
/** Opens a smithing table: gear and an ingot up to 1.19; since 1.20 also a template, in front of them. */
export function openSmithingTable(game, player, p) {
    const templated = game.registry.isNewerOrEqualTo('1.20');
    const gear = { accepts: ({ name }) => isDiamondGear(name) || (templated && isArmour(name)) };
    const addition = {
        accepts: ({ name }) => name === 'netherite_ingot' || (templated && name in MATERIALS),
    };
    const template = { accepts: ({ name }) => name === UPGRADE || trimOf(name) !== undefined };
    const bench = new Bench({
        ...windowOf(player),
        stillValid: stillAt(game.level, player, p, (there) => there === 'smithing_table'),
        inputs: templated ? [template, gear, addition] : [gear, addition],
        result: (cells) => smithed(game, templated ? cells : [null, ...cells]),
        taken: (cells) => {
            for (const [i, stack] of cells.entries())
                cells[i] = stack ? counted(stack, stack.count - 1) : null;
            game.broadcastNear(p, 'world_event', { effectId: SMITHING, location: p, data: 0, global: false });
        },
    });
    openWindow(player, bench.menu, { type: WINDOW_TYPES.smithing, title: translate('container.upgrade') });
    return true;
}
/** The product of template, gear and addition. The item keeps its tags. */
function smithed({ items, registry }, [template = null, gear = null, addition = null]) {
    if (!gear || !addition)
        return null;
    const needsTemplate = registry.isNewerOrEqualTo('1.20');
    if (isDiamondGear(gear.name) &&
        addition.name === 'netherite_ingot' &&
        (!needsTemplate || template?.name === UPGRADE))
        return items.make(gear.name.replace('diamond', 'netherite'), 1, gear.nbt);
    const pattern = trimOf(template?.name ?? '');
    const material = Object.hasOwn(MATERIALS, addition.name) ? MATERIALS[addition.name] : undefined;
    if (pattern === undefined || material === undefined || !isArmour(gear.name))
        return null;
    const trim = nbtCompound({
        material: nbtString(`minecraft:${material}`),
        pattern: nbtString(`minecraft:${pattern}`),
    });
    return withTag({ ...gear, count: 1 }, 'Trim', trim);
}
