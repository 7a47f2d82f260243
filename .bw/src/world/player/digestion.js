import { effectLevel } from '../kernel/entities/effect-level.js';
import { FULL_FOOD } from '../kernel/player/hunger.js';
import { addExhaustion, EXHAUSTION } from './exhaustion.js';
import { healPlayer, hurtPlayer, sendHealthIfChanged } from './health.js';
/** Exhaustion that costs one point of saturation, or of food if there is no saturation. */
const EXHAUSTION_STEP = 4;
/** Food level from which health regenerates, and its rate per half heart. */
const HEALS_FROM = 18;
const SLOW_HEAL = { ticks: 80, exhaustion: 6 };
/** Regeneration with full food and saturation: interval, maximum saturation spent at once, and saturation per half heart. */
const FAST_HEAL = { ticks: 10, most: 6, perHeart: 6 };
const STARVE_TICKS = 80;
/** Health (half hearts) at which starving stops, by difficulty. */
const STARVES_TO = { peaceful: 20, easy: 10, normal: 1, hard: 0 };
/** Ticks between regained points on peaceful difficulty. */
const PEACEFUL = { health: 20, food: 10 };
/** One tick of hunger: exhaustion uses up saturation and food, food heals, starving hurts. */
export function tickHunger(game, player) {
    if (player.dead)
        return;
    digest(game, player);
    if (game.difficulty === 'peaceful')
        regenerateInPeaceful(game, player);
    sendHealthIfChanged(player);
}
function digest(game, player) {
    const { hunger } = player;
    tire(game, player);
    const heals = player.health < player.fullHealth && game.rules.get('naturalRegeneration') === true;
    if (heals && hunger.saturation > 0 && hunger.food >= FULL_FOOD) {
        if (!isDue(hunger, FAST_HEAL.ticks))
            return;
        const spent = Math.min(hunger.saturation, FAST_HEAL.most);
        healPlayer(player, spent / FAST_HEAL.perHeart);
        addExhaustion(player, spent);
    }
    else if (heals && hunger.food >= HEALS_FROM) {
        if (!isDue(hunger, SLOW_HEAL.ticks))
            return;
        healPlayer(player, 1);
        addExhaustion(player, SLOW_HEAL.exhaustion);
    }
    else if (hunger.food <= 0) {
        if (!isDue(hunger, STARVE_TICKS))
            return;
        if (player.health > STARVES_TO[game.difficulty])
            hurtPlayer(game, player, { amount: 1, cause: 'starve' });
    }
    else
        hunger.timer = 0;
}
/** Exhaustion uses up saturation, and food without it. */
function tire(game, player) {
    const { hunger } = player;
    addExhaustion(player, EXHAUSTION.hunger * effectLevel(player, 'hunger'));
    if (hunger.exhaustion <= EXHAUSTION_STEP)
        return;
    hunger.exhaustion -= EXHAUSTION_STEP;
    if (hunger.saturation > 0)
        hunger.saturation = Math.max(0, hunger.saturation - 1);
    else if (game.difficulty !== 'peaceful')
        hunger.food = Math.max(0, hunger.food - 1);
}
/** Counts one tick. True every `ticks` ticks. */
function isDue(hunger, ticks) {
    if (++hunger.timer < ticks)
        return false;
    hunger.timer = 0;
    return true;
}
function regenerateInPeaceful(game, player) {
    if (game.rules.get('naturalRegeneration') !== true)
        return;
    if (game.ticks % PEACEFUL.health === 0)
        healPlayer(player, 1);
    if (game.ticks % PEACEFUL.food === 0 && player.hunger.food < FULL_FOOD)
        player.hunger.food++;
}
