const items = (names) => new Set(names.split(' '));
const TAMED_BY = {
    wolf: { items: items('bone'), odds: 3 },
    cat: { items: items('cod salmon'), odds: 3 },
    parrot: {
        items: items('wheat_seeds melon_seeds pumpkin_seeds beetroot_seeds torchflower_seeds'),
        odds: 10,
    },
};
const STATUS_TAMED = 7;
export const STATUS_REFUSED = 6;
/** Health of a tame wolf, in half hearts. */
export const TAME_WOLF = 20;
/** Makes an animal a player's. */
export function tame(mob, player) {
    const { game, traits } = mob;
    traits.tame = true;
    traits.owner = player.uuid;
    traits.persistent = true;
    traits.sitting = mob.kind === 'wolf' || mob.kind === 'cat';
    mob.target = undefined;
    mob.attacker = undefined;
    mob.stop();
    if (mob.kind === 'wolf') {
        mob.fullHealth = TAME_WOLF;
        mob.health = TAME_WOLF;
    }
    player.statistics.add('tamed', mob.kind);
    game.sendMetadata(mob);
    game.broadcastNear(mob.position, 'entity_status', { entityId: mob.id, entityStatus: STATUS_TAMED });
}
/** Feeds a wild animal so that it may become tame. */
export const feedToTame = ({ game, player, mob, stack, hand }) => {
    const rule = TAMED_BY[mob.kind];
    if (!rule || mob.traits.tame || !stack || !rule.items.has(stack.name))
        return false;
    if (mob.target)
        return false;
    player.useUp(hand);
    player.statistics.add('fed', mob.kind);
    if (game.mobChance.oneIn(rule.odds))
        tame(mob, player);
    else
        game.broadcastNear(mob.position, 'entity_status', { entityId: mob.id, entityStatus: STATUS_REFUSED });
    return true;
};
/** Health from feeding meat to a wolf and fish to a cat, in half hearts. */
const MEAL = {
    beef: 3,
    porkchop: 3,
    mutton: 2,
    chicken: 2,
    rabbit: 3,
    cooked_beef: 8,
    cooked_porkchop: 8,
    cooked_mutton: 6,
    cooked_chicken: 6,
    cooked_rabbit: 5,
    rotten_flesh: 4,
    cod: 2,
    salmon: 2,
};
const HEALED = new Set(['wolf', 'cat']);
/** Feeds a hurt pet, which heals it. */
export const feedToHeal = ({ player, mob, stack, hand }) => {
    const meal = stack && mob.type.food?.has(stack.name) ? MEAL[stack.name] : undefined;
    if (meal === undefined || !HEALED.has(mob.kind) || !mob.traits.tame)
        return false;
    if (mob.health >= mob.fullHealth)
        return false;
    mob.health = Math.min(mob.fullHealth, mob.health + meal);
    player.statistics.add('fed', mob.kind);
    player.useUp(hand);
    return true;
};
/** Lets its owner order it to sit or get up. */
export const tellToSit = ({ game, player, mob, stack, hand }) => {
    if (!TAMED_BY[mob.kind] || !mob.traits.tame || mob.traits.owner !== player.uuid || hand !== 0)
        return false;
    if (stack && mob.type.food?.has(stack.name))
        return false;
    mob.traits.sitting = !mob.traits.sitting;
    mob.target = undefined;
    mob.stop();
    game.sendMetadata(mob);
    return true;
};
