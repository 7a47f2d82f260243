import { FULL_FOOD } from '../kernel/player/hunger.js';
import { isCooling } from './cooldown.js';
import { foodEffects } from './food-effects.js';
import { startUsing } from './in-use.js';
/** Usual eating time in ticks; some items differ. */
const EAT_TICKS = 32;
const TICKS = { dried_kelp: 16, honey_bottle: 40 };
/** Items that can be consumed even with full food. */
const ALWAYS = new Set([
    'golden_apple',
    'enchanted_golden_apple',
    'chorus_fruit',
    'suspicious_stew',
    'honey_bottle',
    'milk_bucket',
]);
/** The item that remains in the hand after eating. */
const LEFT = {
    mushroom_stew: 'bowl',
    rabbit_stew: 'bowl',
    beetroot_soup: 'bowl',
    suspicious_stew: 'bowl',
    honey_bottle: 'glass_bottle',
    milk_bucket: 'bucket',
};
const STATUS_EATEN = 9;
/** Food value of one of the seven slices of a cake. */
const SLICE = { food: 2, saturation: 0.4, count: 7 };
/** Starts eating or drinking the held item. Returns false if that is impossible now or in general. */
export function startEating(game, player, hand, stack) {
    const food = game.registry.foodsByName[stack.name];
    if (!food && stack.name !== 'milk_bucket')
        return false;
    if (!player.creative && !ALWAYS.has(stack.name) && player.hunger.food >= FULL_FOOD)
        return false;
    const { name } = stack;
    if (isCooling(game, player, name))
        return false;
    startUsing(game, player, hand, {
        ticks: TICKS[name] ?? EAT_TICKS,
        finish: () => finish(game, player, hand, stack),
    });
    return true;
}
function finish(game, player, hand, stack) {
    const { name: item } = stack;
    const slot = player.handSlot(hand);
    const food = game.registry.foodsByName[item];
    if (food)
        player.hunger.eat(food.foodPoints, food.saturation);
    foodEffects(game, player, stack);
    player.statistics.add('used', item);
    player.statistics.add('eaten', item);
    tellConsumed(player);
    const left = LEFT[item];
    player.useUp(hand);
    if (!left || player.creative)
        return;
    if (player.inventory[slot])
        player.giveOrToss(game.items.make(left));
    else
        player.inventory[slot] = game.items.make(left);
}
/** Notifies a player's client that it has eaten or drunk. */
export const tellConsumed = (player) => player.send('entity_status', { entityId: player.id, entityStatus: STATUS_EATEN });
/** Eats a slice of a placed cake. */
export function eatCake(game, player, p) {
    const state = game.level.get(p);
    if (state.name !== 'cake' || (!player.creative && player.hunger.food >= FULL_FOOD))
        return false;
    player.hunger.eat(SLICE.food, SLICE.saturation);
    player.statistics.add('custom', 'eat_cake_slice');
    player.statistics.add('eaten', 'cake');
    const bites = Number(state.properties['bites']) + 1;
    const rest = bites < SLICE.count ? game.level.states.with(state, { bites }) : game.level.states.air;
    game.level.set(p, rest);
    return true;
}
