import { armour } from './armour.js';
import { bow } from './bow.js';
import { crossbow } from './crossbow.js';
import { firework } from './firework.js';
import { fishingRod } from './fishing-rod.js';
import { glassBottle } from './glass-bottle.js';
import { lead } from './lead.js';
import { emptyMap } from './map.js';
import { nameTag } from './name-tag.js';
import { armorStand, boats, endCrystal, hangings, minecarts } from './placed.js';
import { potion } from './potion.js';
import { raised } from './raised.js';
import { stick } from './stick.js';
import { thrown } from './thrown.js';
import { trident } from './trident.js';
const HELD = [
    ...[bow, crossbow, trident, thrown, fishingRod],
    ...[potion, glassBottle, raised, firework, emptyMap, armour, nameTag, lead, stick],
    ...[boats, minecarts, armorStand, endCrystal, hangings],
];
const known = new Map();
function heldItem({ name }) {
    if (!known.has(name))
        known.set(name, HELD.find((each) => each.is(name)));
    return known.get(name);
}
/** Uses an item in the air. Returns false if it does nothing there. */
export function useHeld(game, player, hand, stack) {
    return heldItem(stack)?.use?.({ game, player, hand, stack }) ?? false;
}
/** Uses an item on a block. Returns false if it does nothing to blocks. */
export function useHeldOn(game, player, hand, clicked) {
    const stack = player.held(hand);
    return (stack && heldItem(stack)?.useOn?.({ game, player, hand, stack }, clicked)) ?? false;
}
/** Uses an item on a living body. Returns false if it has no effect. */
export function useHeldOnBody(game, player, hand, body) {
    const stack = player.held(hand);
    return (stack && heldItem(stack)?.useOnBody?.({ game, player, hand, stack }, body)) ?? false;
}
