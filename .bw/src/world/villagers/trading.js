import { distance } from '../geometry.js';
import { WINDOW_TYPES } from '../inventory/chest.js';
import { playerSlots } from '../inventory/crafting.js';
import { moveInto } from '../inventory/moves.js';
import { counted, sameKind, slotOf } from '../items/stack.js';
import { Body } from '../kernel/entities/body.js';
import { listSlot, Menu } from '../kernel/inventory/menu.js';
import { sendExperience } from '../kernel/player/experience.js';
import { playSound } from '../kernel/sounds.js';
import { displayName } from '../player/display-name.js';
import { openWindow, WINDOW_REACH, windowOf } from '../player/windows.js';
import { translate } from '../protocol/fields.js';
import { favour } from './hero.js';
import { isSoldOut, LEVELS, priceOf } from './offers.js';
import { isTrader, promote, traderOf } from './trader.js';
const FIRST = 0;
const SECOND = 1;
const RESULT = 2;
/** Experience for the player: three to six points, and five more when the villager levels up. */
const REWARD = { low: 3, high: 6, risen: 5 };
/** Opens the window of a villager who trades. Returns false if it does not trade (vanilla Villager.mobInteract). */
export function trade(game, player, target) {
    if (!(target instanceof Body) || !isTrader(target) || target.dying || target.traits.baby)
        return false;
    if (player.held()?.name === 'villager_spawn_egg' || player.gameMode === 'spectator')
        return false;
    const trader = traderOf(game, target);
    if (trader.customer !== undefined)
        return true;
    player.statistics.add('custom', 'talked_to_villager');
    if (trader.offers.length === 0)
        return true;
    open(game, player, target, trader);
    return true;
}
function open(game, player, body, trader) {
    trader.customer = player.name;
    const endFavour = favour(player, trader.offers);
    const window = tradeWindow(game, player, body, { trader, endFavour });
    const title = body.kind === 'villager' && body.traits.customName === undefined
        ? translate(`entity.minecraft.villager.${trader.profession}`)
        : displayName(body);
    openWindow(player, window, { type: WINDOW_TYPES.merchant, title });
    tellOffers(player, window.id, body, trader);
}
/** Sends a client a villager's offers. */
function tellOffers(player, windowId, { kind }, trader) {
    player.send('trade_list', {
        windowId,
        trades: trader.offers.map((offer) => ({
            inputItem1: slotOf(offer.wants),
            outputItem: slotOf(offer.gives),
            inputItem2: slotOf(offer.also),
            tradeDisabled: isSoldOut(offer),
            nbTradeUses: offer.uses,
            maximumNbTradeUses: offer.maxUses,
            xp: offer.xp,
            specialPrice: offer.special,
            priceMultiplier: offer.multiplier,
            demand: offer.demand,
        })),
        villagerLevel: trader.level,
        experience: trader.xp,
        isRegularVillager: kind === 'villager',
        canRestock: kind === 'villager',
    });
}
/** Two slots for the price, one for the goods (vanilla MerchantMenu). */
function tradeWindow(game, player, body, { trader, endFavour }) {
    const paid = [null, null];
    let hint = 0;
    let current;
    let result = null;
    const update = () => {
        current = offerFor(trader.offers, paid, hint);
        result = current && !isSoldOut(current) ? current.gives : null;
    };
    const payment = (i) => listSlot(paid, i, {
        set: (stack) => {
            paid[i] = stack;
            update();
        },
    });
    const bought = {
        get: () => result,
        set: (stack) => {
            result = stack;
        },
        taken: () => {
            if (!current)
                return;
            pay(paid, current);
            finish(game, player, body, current);
            update();
        },
    };
    const start = RESULT + 1;
    return new Menu({
        ...windowOf(player),
        slots: [payment(FIRST), payment(SECOND), bought, ...playerSlots(player.inventory)],
        quickMove: (menu, slot, stack) => {
            if (slot === RESULT)
                return moveInto(menu, stack, { from: start, to: start + 36, backwards: true });
            if (slot < RESULT)
                return moveInto(menu, stack, { from: start, to: start + 36 });
            const isMain = slot < start + 27;
            return moveInto(menu, stack, isMain ? { from: start + 27, to: start + 36 } : { from: start, to: start + 27 });
        },
        stillValid: () => !body.removed && !body.dying && distance(player.position, body.position) <= WINDOW_REACH,
        onClose: () => {
            trader.customer = undefined;
            endFavour();
            for (const [i, stack] of paid.entries()) {
                paid[i] = null;
                if (stack)
                    player.giveOrToss(stack);
            }
            promote(game, body);
        },
        controls: {
            choose: (index) => {
                const offer = trader.offers[index];
                if (!offer)
                    return;
                hint = index;
                for (const [i, stack] of paid.entries()) {
                    paid[i] = null;
                    if (stack)
                        player.giveOrToss(stack);
                }
                fetch(player.inventory, paid, FIRST, offer.wants);
                if (offer.also)
                    fetch(player.inventory, paid, SECOND, offer.also);
                update();
            },
        },
    });
}
/** Moves an offer's price from the inventory to a slot, as far as the items are available and fit. */
function fetch(inventory, paid, slot, wanted) {
    for (let i = 9; i < 45; i++) {
        const there = inventory[i];
        if (!there || !sameKind(there, wanted))
            continue;
        const before = paid[slot]?.count ?? 0;
        const moved = Math.min(there.count, wanted.limit - before);
        if (moved <= 0)
            return;
        paid[slot] = { ...there, count: before + moved };
        inventory[i] = counted(there, there.count - moved);
    }
}
/** The offer that the payment covers: the chosen one, otherwise the first. */
function offerFor(offers, [first = null, second = null], hint) {
    const fits = (offer) => covers(offer, first, second) || covers(offer, second, first);
    const chosen = offers[hint];
    if (chosen && hint > 0)
        return fits(chosen) ? chosen : undefined;
    return offers.find(fits);
}
function covers(offer, first, second) {
    if (!first || !sameKind(first, offer.wants) || first.count < priceOf(offer))
        return false;
    if (!offer.also)
        return second === null;
    return second !== null && sameKind(second, offer.also) && second.count >= offer.also.count;
}
function pay(paid, offer) {
    const swapped = !covers(offer, paid[FIRST] ?? null, paid[SECOND] ?? null);
    const [first, second] = swapped ? [SECOND, FIRST] : [FIRST, SECOND];
    const take = (slot, count) => {
        const stack = paid[slot];
        paid[slot] = stack ? counted(stack, stack.count - count) : null;
    };
    take(first, priceOf(offer));
    if (offer.also)
        take(second, offer.also.count);
}
/** Counts a trade: for the villager, its stock and the player. */
function finish(game, player, body, offer) {
    const trader = traderOf(game, body);
    offer.uses++;
    trader.xp += offer.xp;
    player.statistics.add('custom', 'traded_with_villager');
    player.statistics.add('traded', offer.gives.name, offer.gives.count);
    if (offer.gives.name === 'emerald')
        player.statistics.add('sold', offer.wants.name, priceOf(offer));
    if (offer.rewards) {
        const rises = trader.level < LEVELS.length && trader.xp >= (LEVELS[trader.level] ?? Number.POSITIVE_INFINITY);
        const points = game.chance.between(REWARD.low, REWARD.high) + (rises ? REWARD.risen : 0);
        player.experience.addPoints(points);
        sendExperience(player);
    }
    playSound(game, { name: 'entity.villager.yes', source: 'neutral', at: body.position });
}
