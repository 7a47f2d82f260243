const FULL = 3;
/** The cauldron that results from emptying each bucket into an empty cauldron. */
const POURED = {
    water_bucket: ['water_cauldron', { level: FULL }],
    lava_bucket: ['lava_cauldron', {}],
    powder_snow_bucket: ['powder_snow_cauldron', { level: FULL }],
};
/** The bucket that results from emptying each full cauldron. */
const TAKEN = {
    water_cauldron: 'water_bucket',
    lava_cauldron: 'lava_bucket',
    powder_snow_cauldron: 'powder_snow_bucket',
};
/** Uses buckets and bottles on a cauldron (vanilla CauldronInteraction). False if it does nothing. */
export function useCauldron(game, player, hand, p, state) {
    const { states } = game.level;
    const stack = player.held(hand);
    if (!stack || !states.has('water_cauldron'))
        return false;
    const depth = Number(state.properties['level'] ?? FULL);
    const change = (to, left) => {
        game.level.set(p, to);
        player.statistics.add('used', stack.name);
        player.statistics.add('custom', POURED[stack.name] ? 'fill_cauldron' : 'use_cauldron');
        exchange(game, player, hand, left);
        return true;
    };
    const poured = POURED[stack.name];
    if (poured)
        return change(states.encode(...poured), 'bucket');
    const taken = TAKEN[state.name];
    if (stack.name === 'bucket' && taken && depth === FULL)
        return change(states.encode('cauldron'), taken);
    if (stack.name === 'glass_bottle' && state.name === 'water_cauldron')
        return change(depth > 1 ? states.with(state, { level: depth - 1 }) : states.encode('cauldron'), 'potion');
    return false;
}
/** Replaces one of the held items with another item. */
function exchange(game, player, hand, left) {
    const nbt = left === 'potion' ? WATER : null;
    const made = game.items.make(left, 1, nbt);
    if (player.creative)
        return;
    player.useUp(hand);
    const slot = player.handSlot(hand);
    if (player.inventory[slot])
        player.giveOrToss(made);
    else
        player.inventory[slot] = made;
}
const WATER = {
    type: 'compound',
    name: '',
    value: { Potion: { type: 'string', value: 'minecraft:water' } },
};
