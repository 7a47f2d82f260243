import { blockOf } from '../geometry.js';
import { enchantment } from '../items/stack.js';
import { isAir } from '../kernel/blocks/rules.js';
import { SLOT } from '../kernel/inventory/storage.js';
/** Base radius of the ice (blocks), and maximum number of levels that count. */
const RADIUS = 2;
const MOST_LEVELS = 14;
/** Ticks until the ice begins to melt (vanilla FrostedIceBlock). */
const FIRST_MELT = [60, 120];
/**
 * Freezes still water around the feet of a player whose boots have Frost Walker (vanilla FrostWalkerEnchantment.onEntityMoved).
 */
export function freezeAround(game, player) {
    const level = enchantment(player.inventory[SLOT.boots] ?? null, 'frost_walker');
    if (level === 0 || !player.onGround)
        return;
    const radius = Math.min(MOST_LEVELS, level) + RADIUS;
    const middle = blockOf(player.position);
    for (let x = middle.x - radius; x <= middle.x + radius; x++)
        for (let z = middle.z - radius; z <= middle.z + radius; z++) {
            const p = { x, y: middle.y - 1, z };
            const away = Math.hypot(x + 0.5 - player.position.x, z + 0.5 - player.position.z);
            if (away <= radius && isStillWater(game, p))
                freeze(game, p);
        }
}
function isStillWater({ level }, p) {
    const { name, properties } = level.get(p);
    return name === 'water' && properties['level'] === 0 && isAir(level, level.get({ ...p, y: p.y + 1 }));
}
function freeze(game, p) {
    game.level.set(p, game.level.states.encode('frosted_ice', { age: 0 }));
    game.redstone.schedule(p, game.redstone.chance.between(...FIRST_MELT));
}
