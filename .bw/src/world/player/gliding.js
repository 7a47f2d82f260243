import { blockOf } from '../geometry.js';
import { effectLevel } from '../kernel/entities/effect-level.js';
import { SLOT } from '../kernel/inventory/storage.js';
import { Memory } from '../kernel/memory/memory.js';
import { wearSlot } from '../kernel/player/wear.js';
import { sendPosture } from './posture.js';
/**
 * Ticks of gliding after which an elytra takes one point of wear, and the number of remaining uses below which it no longer
 * works.
 */
const WEAR_TICKS = 20;
const LAST_USE = 1;
/** Tick at which a player started to glide. */
const FLIGHT = new Memory('gliding', () => ({ since: 0 }));
/** Starts to glide with an elytra, if the player is in the air (vanilla Player.tryToStartFallFlying). */
export function startGliding(game, player) {
    if (player.gliding || player.onGround || player.vehicle || !canGlide(game, player))
        return;
    FLIGHT.of(player).since = game.ticks;
    setGliding(game, player, true);
}
/** One tick: ends on the ground, in water, or when the elytra is gone; wears it. */
export function tickGliding(game, player) {
    if (!player.gliding)
        return;
    if (player.dead || player.onGround || player.vehicle || !canGlide(game, player)) {
        setGliding(game, player, false);
        return;
    }
    const aloft = game.ticks - FLIGHT.of(player).since;
    if (aloft > 0 && aloft % WEAR_TICKS === 0)
        wearSlot(player, SLOT.chestplate, 1);
}
function canGlide(game, player) {
    const chest = player.inventory[SLOT.chestplate];
    if (chest?.name !== 'elytra' || effectLevel(player, 'levitation') > 0)
        return false;
    const left = game.items.maxDurability(chest) - Number(chest.nbt?.value['Damage']?.value ?? 0);
    return left > LAST_USE && game.level.get(blockOf(player.position)).name !== 'water';
}
function setGliding(game, player, gliding) {
    player.gliding = gliding;
    sendPosture(game, player);
}
