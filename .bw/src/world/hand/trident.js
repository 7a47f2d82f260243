import { blockOf, lookVector } from '../geometry.js';
import { enchantment } from '../items/stack.js';
import { velocityFields } from '../kernel/entities/entity.js';
import { startUsing } from '../player/in-use.js';
import { ThrownTrident } from '../projectiles/trident.js';
import { launch } from './launch.js';
/** Charging time (ticks), and speed (blocks per tick). */
const LEAST_TICKS = 10;
const SPEED = 2.5;
export const trident = {
    is: (item) => item === 'trident',
    use(use) {
        const { game, player, hand, stack } = use;
        const { maxDurability } = game.registry.items[stack.id] ?? {};
        const worn = Number(stack.nbt?.value['Damage']?.value ?? 0);
        if (worn >= (maxDurability ?? 250) - 1)
            return false;
        if (enchantment(stack, 'riptide') > 0 && !isWet(use))
            return false;
        startUsing(game, player, hand, { release: (ticks) => launchTrident(use, ticks) });
        return true;
    },
};
const isWet = ({ game, player }) => game.weather !== 'clear' || game.level.get(blockOf(player.position)).name === 'water';
function launchTrident(use, ticks) {
    const { game, player, hand } = use;
    const stack = player.held(hand);
    if (!stack || ticks < LEAST_TICKS)
        return;
    const riptide = enchantment(stack, 'riptide');
    if (riptide > 0 && !isWet(use))
        return;
    player.wear(1, hand);
    player.statistics.add('used', 'trident');
    const left = player.held(hand);
    if (riptide > 0) {
        const look = lookVector(player);
        const speed = 0.75 * (1 + riptide);
        const velocity = { x: look.x * speed, y: look.y * speed, z: look.z * speed };
        player.send('entity_velocity', { entityId: player.id, velocity: velocityFields(velocity) });
        return;
    }
    if (!left)
        return;
    const init = launch(game, player, { speed: SPEED });
    game.addEntity(new ThrownTrident(game, {
        ...init,
        definition: game.entityDefinition('trident'),
        item: left,
        mayKeep: !player.creative,
    }));
    if (!player.creative)
        player.inventory[player.handSlot(hand)] = null;
}
