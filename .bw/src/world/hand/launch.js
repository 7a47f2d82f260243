import { lookVector } from '../geometry.js';
import { counted } from '../items/stack.js';
import { SLOT } from '../kernel/inventory/storage.js';
const SPREAD_UNIT = 0.0172275;
/** Height below the eyes at which projectiles leave the hand. */
const BELOW_EYES = 0.1;
/** Initial position and velocity of something that leaves a player's hand (vanilla Projectile.shootFromRotation). */
export function launch(game, player, shot) {
    const { speed, spread = 1, raise = 0, turn = 0 } = shot;
    const pitch = (player.pitch * Math.PI) / 180;
    const look = lookVector({ yaw: player.yaw + turn, pitch: player.pitch });
    const aim = { ...look, y: -Math.sin(pitch + (raise * Math.PI) / 180) };
    const length = Math.hypot(aim.x, aim.y, aim.z);
    const off = () => (game.mobChance.next() - game.mobChance.next()) * SPREAD_UNIT * spread;
    const along = (part) => (part / length + off()) * speed;
    return {
        position: { ...player.eyes, y: player.eyes.y - BELOW_EYES },
        velocity: { x: along(aim.x), y: along(aim.y), z: along(aim.z) },
        shooter: player,
    };
}
const isArrow = (stack) => stack?.name === 'arrow' || stack?.name === 'spectral_arrow' || stack?.name === 'tipped_arrow';
/** The slot of the ammunition that a player would shoot: first in a hand, then the first one in the inventory. */
export function ammunition(player, accepts = isArrow) {
    const hands = [SLOT.offHand, player.handSlot(0)];
    const rest = player.inventory.map((_, slot) => slot).filter((slot) => slot >= SLOT.main);
    // the hotbar comes first, as in vanilla's inventory
    const ordered = [
        ...rest.filter((slot) => slot >= SLOT.hotbar),
        ...rest.filter((slot) => slot < SLOT.hotbar),
    ];
    return [...hands, ...ordered].find((slot) => accepts(player.inventory[slot]));
}
/** Removes one item from a slot, except in creative mode. */
export function takeOne(player, slot) {
    const stack = player.inventory[slot] ?? null;
    if (!stack)
        return null;
    if (!player.creative)
        player.inventory[slot] = counted(stack, stack.count - 1);
    return { ...stack, count: 1 };
}
