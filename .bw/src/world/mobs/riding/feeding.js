import { mountOf } from './mount-kinds.js';
/** Food of horses: healing in half hearts, and increase of temper (vanilla AbstractHorse.handleEating). */
const MEALS = {
    sugar: { heals: 1, temper: 3 },
    wheat: { heals: 2, temper: 3 },
    apple: { heals: 3, temper: 3 },
    golden_carrot: { heals: 4, temper: 5 },
    golden_apple: { heals: 10, temper: 10 },
    enchanted_golden_apple: { heals: 10, temper: 10 },
    hay_block: { heals: 20, temper: 0 },
};
const LLAMA_MEALS = {
    wheat: { heals: 2, temper: 3 },
    hay_block: { heals: 10, temper: 6 },
};
const MAX_TEMPER = 100;
/** Feeds a horse: it heals, grows, and is tamed faster. Its breeding food puts it in love mode if it is tame. */
export const feedHorse = ({ player, mob, stack, hand }) => {
    if (!stack || !mountOf(mob)?.wild)
        return false;
    const meal = (mob.kind.includes('llama') ? LLAMA_MEALS : MEALS)[stack.name];
    if (!meal)
        return false;
    if (mob.traits.tame && mob.type.food?.has(stack.name) && mob.love === 0 && !mob.traits.baby)
        return false;
    const heals = mob.health < mob.fullHealth;
    const tames = !mob.traits.tame && mob.temper < MAX_TEMPER && meal.temper > 0;
    if (!heals && !tames && !mob.traits.baby)
        return false;
    mob.health = Math.min(mob.fullHealth, mob.health + meal.heals);
    if (tames)
        mob.temper = Math.min(MAX_TEMPER, mob.temper + meal.temper);
    if (mob.traits.baby)
        mob.speedUpGrowth();
    player.statistics.add('fed', mob.kind);
    player.useUp(hand);
    return true;
};
