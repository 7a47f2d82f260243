/** Kinds that a water bucket can catch (vanilla Bucketable). */
const CAUGHT = new Set([
    'cod',
    'salmon',
    'tropical_fish',
    'pufferfish',
    'axolotl',
    'tadpole',
]);
/** Catches a fish with a water bucket. */
export const catchFish = ({ game, player, mob, stack, hand }) => {
    const bucket = `${mob.kind}_bucket`;
    if (stack?.name !== 'water_bucket' || !CAUGHT.has(mob.kind) || !game.items.has(bucket))
        return false;
    const caught = game.items.make(bucket);
    player.statistics.add('used', 'water_bucket');
    player.useUp(hand);
    if (player.creative)
        player.giveOrToss(caught);
    else
        player.inventory[player.handSlot(hand)] = caught;
    game.removeEntity(mob);
    return true;
};
/** Releases the fish from a bucket that was emptied at a position; does nothing for other buckets. */
export function releaseFish(game, bucket, p) {
    const kind = bucket.replace(/_bucket$/, '');
    if (!CAUGHT.has(kind))
        return;
    const fish = game.summon(kind, { x: p.x + 0.5, y: p.y + 0.1, z: p.z + 0.5 });
    fish.traits.persistent = true;
}
/** Whether a bucket contains water. */
export const isWaterBucket = (item) => item === 'water_bucket' || CAUGHT.has(item.replace(/_bucket$/, ''));
