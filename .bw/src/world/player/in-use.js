/** Metadata key for the hand in use: 1 in use, 2 the off hand. */
const HAND_KEY = 8;
/** Starts to use the item in a hand: to eat it, to draw it, or to raise it. */
export function startUsing(game, player, hand, use) {
    const { ticks, ...rest } = use;
    player.using = {
        ...rest,
        hand,
        slot: player.handSlot(hand),
        item: player.held(hand)?.name ?? '',
        since: game.ticks,
        doneAt: ticks === undefined ? Number.POSITIVE_INFINITY : game.ticks + ticks,
    };
    showHand(game, player);
}
/** Ends the use without applying its effect. */
export function stopUsing(game, player) {
    if (!player.using)
        return;
    player.using = null;
    showHand(game, player);
}
/** The use button was released. */
export function releaseItem(game, player) {
    const { using } = player;
    stopUsing(game, player);
    if (using && stillHolds(player, using))
        using.release?.(game.ticks - using.since);
}
/** One tick of the use: it ends when the hand holds another item or its time is over. */
export function tickUsing(game, player) {
    const { using } = player;
    if (!using)
        return;
    if (!stillHolds(player, using))
        stopUsing(game, player);
    else if (game.ticks >= using.doneAt) {
        stopUsing(game, player);
        using.finish?.();
    }
}
function stillHolds(player, { hand, slot, item }) {
    return !player.dead && player.handSlot(hand) === slot && player.held(hand)?.name === item;
}
function showHand(game, player) {
    const value = player.using ? 1 + 2 * player.using.hand : 0;
    game.broadcastSeen(player, 'entity_metadata', {
        entityId: player.id,
        metadata: [{ key: HAND_KEY, type: 0, value }],
    });
}
