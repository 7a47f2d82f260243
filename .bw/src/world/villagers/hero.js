import { effectLevel } from '../kernel/entities/effect-level.js';
/**
 * A hero's discount, as a share of the price, and the addition per further level (vanilla
 * Villager.updateSpecialPrices).
 */
const DISCOUNT = 0.3;
const PER_LEVEL = 0.0625;
/** Emeralds or goods that a hero of the village saves on an offer. */
function discountOf(level, { wants }) {
    return Math.max(1, Math.floor((DISCOUNT + PER_LEVEL * (level - 1)) * wants.count));
}
/** Lowers prices for a hero of the village. Returns a function that raises them again. */
export function favour(player, offers) {
    const level = effectLevel(player, 'hero_of_the_village');
    if (level === 0)
        return () => undefined;
    const discounts = new Map(offers.map((offer) => [offer, discountOf(level, offer)]));
    for (const [offer, discount] of discounts)
        offer.special -= discount;
    return () => {
        for (const [offer, discount] of discounts)
            offer.special += discount;
    };
}
