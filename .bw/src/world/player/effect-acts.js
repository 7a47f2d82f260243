import { isUndead } from '../kernel/entities/creature-type.js';
import { Player } from '../kernel/player/player.js';
import { healPlayer, hurt, sendHealth } from './health.js';
/** Actions of effects, in half hearts (vanilla MobEffect.applyEffectTick and applyInstantenousEffect). */
export const ACTS = {
    regeneration: ({ living }) => heal(living, 1),
    saturation: ({ living, level }) => {
        if (living instanceof Player)
            living.hunger.eat(level, 2 * level);
    },
    poison: ({ game, living }) => {
        if (living.health > 1)
            hurt(game, living, { amount: 1, cause: 'magic' });
    },
    wither: ({ game, living }) => hurt(game, living, { amount: 1, cause: 'magic' }),
    instant_health: (act) => (isUndead(act.living.kind) ? harm(act) : cure(act)),
    instant_damage: (act) => (isUndead(act.living.kind) ? cure(act) : harm(act)),
};
/** Ticks between actions at level one (vanilla); each further level halves them. */
const INTERVALS = { poison: 25, wither: 40, regeneration: 50 };
/** Ticks between two pulses of a periodic effect; undefined for other effects. */
export function actInterval(name, level) {
    const base = INTERVALS[name];
    return base === undefined ? undefined : Math.max(1, base >> (level - 1));
}
const strength = (level) => 2 ** Math.min(level - 1, 30);
function cure({ living, level, share }) {
    heal(living, Math.floor(4 * strength(level) * share + 0.5));
}
function harm({ game, living, level, share }) {
    hurt(game, living, { amount: Math.floor(6 * strength(level) * share + 0.5), cause: 'magic' });
}
function heal(living, amount) {
    if (living instanceof Player) {
        healPlayer(living, amount);
        sendHealth(living);
    }
    else if (!living.dying)
        living.health = Math.min(living.fullHealth, living.health + amount);
}
