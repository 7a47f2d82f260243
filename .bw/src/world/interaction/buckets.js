import { pourSource, takesWater } from '../fluids/pouring.js';
import { scoopSource } from '../fluids/scooping.js';
import { neighbour } from '../geometry.js';
import { isReplaceable } from '../kernel/blocks/rules.js';
import { isWaterBucket, releaseFish } from '../mobs/index.js';
import { blockInSight } from '../player/sight.js';
/** Reach of a bucket, in blocks (vanilla Item.getPlayerPOVHitResult). */
const REACH = 5;
const fluidIn = (item) => isWaterBucket(item) ? 'water' : item === 'lava_bucket' ? 'lava' : undefined;
/** Fills or empties a bucket in the look direction. Returns false for other items. */
export function useBucket(game, player, hand, stack) {
    const kind = fluidIn(stack.name);
    if (!kind && stack.name !== 'bucket')
        return false;
    if (player.gameMode === 'adventure')
        return true;
    const sight = blockInSight(game, player, { reach: REACH, sources: !kind });
    if (!sight)
        return true;
    if (!kind)
        fill(game, player, hand, sight.position);
    else {
        const inside = kind === 'water' && takesWater(game, sight.position);
        const beside = neighbour(sight.position, sight.face);
        const into = inside || isReplaceable(game.level, game.level.get(sight.position)) ? sight.position : beside;
        const place = [into, beside].find((p) => pourSource(game, p, kind));
        if (place)
            empty(game, player, hand, stack, place);
    }
    return true;
}
/** The item that remains after emptying a bucket at a position. */
function empty(game, player, hand, stack, place) {
    releaseFish(game, stack.name, place);
    player.statistics.add('used', stack.name);
    if (!player.creative)
        player.inventory[player.handSlot(hand)] = game.items.make('bucket');
}
function fill(game, player, hand, p) {
    const kind = scoopSource(game, p);
    if (!kind)
        return;
    const full = game.items.make(`${kind}_bucket`);
    const slot = player.handSlot(hand);
    if (player.creative) {
        if (!player.inventory.some((stack) => stack?.name === full.name))
            player.giveOrToss(full);
        return;
    }
    player.statistics.add('used', 'bucket');
    player.useUp(hand);
    if (player.inventory[slot])
        player.giveOrToss(full);
    else
        player.inventory[slot] = full;
}
