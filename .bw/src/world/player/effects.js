import { changesAttributes } from '../kernel/entities/attributes.js';
import { Body } from '../kernel/entities/body.js';
import { isUndead } from '../kernel/entities/creature-type.js';
import { effectLevel } from '../kernel/entities/effect-level.js';
import { effectPacket } from '../kernel/entities/traits.js';
import { Player } from '../kernel/player/player.js';
import { effectNameOf, effectNumberIn } from '../library/effect-names.js';
import { ACTS, actInterval } from './effect-acts.js';
import { sendAbsorption, sendHealth } from './health.js';
import { sendPosture } from './posture.js';
/** Effects that act at once. */
const INSTANT = new Set(['instant_health', 'instant_damage', 'saturation']);
/** Effects that are shown in a body's flags. */
const SHOWN = new Set(['invisibility', 'glowing']);
/** Half hearts per level of Absorption. */
const ABSORBS = 4;
export const isInstant = (name) => INSTANT.has(name);
/** Number of an effect by its name without namespace, as in commands. */
export const effectNumber = (game, name) => effectNumberIn(game.registry, name);
/** Names of all effects without namespace, as in commands. */
export const effectNames = (game) => Object.keys(game.registry.effectsByName).map(effectNameOf);
/** Adds an effect. Returns false if the target is immune or has a stronger one (vanilla). `share`: share of instant effects. */
export function addEffect(game, living, effect, share = 1) {
    if (!(living instanceof Player || living instanceof Body))
        return false;
    if (living instanceof Player ? living.dead : living.dying)
        return false;
    if (isImmune(living.kind, effect.name))
        return false;
    if (isInstant(effect.name)) {
        actAtOnce(game, living, effect, share);
        return true;
    }
    const before = living.traits.effects.get(effect.name);
    if (before && before.amplifier > effect.amplifier)
        return false;
    if (before && before.amplifier === effect.amplifier && before.ticks >= effect.ticks)
        return false;
    if (before)
        takeAbsorption(living, before.name);
    living.traits.effects.set(effect.name, effect);
    giveAbsorption(living, effect.name);
    broadcastEffect(game, living, ...effectPacket(living.id, effect));
    show(game, living, effect.name);
    return true;
}
/** An instant effect acts now, and again in each further tick for which it was given (vanilla InstantenousMobEffect). */
function actAtOnce(game, living, effect, share) {
    ACTS[effect.name]?.({ game, living, level: effect.amplifier + 1, share });
    const left = effect.ticks - 1;
    if (left <= 0)
        return;
    game.schedule(1, () => {
        const isGone = living instanceof Player ? living.dead : living.dying;
        if (!isGone && !living.removed)
            actAtOnce(game, living, { ...effect, ticks: left }, share);
    });
}
/** Whether a kind of body cannot have an effect (vanilla canBeAffected). */
function isImmune(kind, effect) {
    if (effect === 'poison')
        return isUndead(kind) || kind === 'spider' || kind === 'cave_spider';
    if (effect === 'regeneration')
        return isUndead(kind);
    return effect === 'wither' && (kind === 'wither' || kind === 'wither_skeleton');
}
/** Removes an effect; false if there was none. */
export function removeEffect(game, living, name) {
    const effect = living.traits.effects.get(name);
    if (!effect)
        return false;
    if (living instanceof Player || living instanceof Body)
        takeAbsorption(living, name);
    living.traits.effects.delete(name);
    broadcastEffect(game, living, 'remove_entity_effect', { entityId: living.id, effectId: effect.id });
    if (living instanceof Player || living instanceof Body)
        show(game, living, name);
    return true;
}
/** One tick of all effects: they act and run out. */
export function tickEffects(game) {
    for (const living of [...game.entities.values(), ...game.players]) {
        if (living.traits.effects.size === 0)
            continue;
        if (living instanceof Player && living.dead) {
            living.traits.effects.clear();
            living.traits.absorption = 0;
            continue;
        }
        for (const effect of [...living.traits.effects.values()]) {
            act(game, living, effect);
            if (--effect.ticks <= 0)
                removeEffect(game, living, effect.name);
        }
    }
}
function act(game, living, { name, ticks }) {
    const level = effectLevel(living, name);
    const interval = level > 0 ? actInterval(name, level) : undefined;
    if (interval === undefined || ticks % interval !== 0)
        return;
    if (living instanceof Player || living instanceof Body)
        ACTS[name]?.({ game, living, level, share: 1 });
}
function giveAbsorption(living, effect) {
    if (effect === 'absorption')
        changeAbsorption(living, ABSORBS * effectLevel(living, effect));
}
function takeAbsorption(living, effect) {
    if (effect === 'absorption')
        changeAbsorption(living, -ABSORBS * effectLevel(living, effect));
}
function changeAbsorption(living, by) {
    living.traits.absorption = Math.max(0, living.traits.absorption + by);
    if (living instanceof Player)
        sendAbsorption(living);
}
function broadcastEffect(game, living, name, fields) {
    if (living instanceof Player)
        living.send(name, fields);
    game.broadcastSeen(living, name, fields);
}
/** Updates everything that a new or ended effect changes: attributes, the maximum health, and flags. */
function show(game, living, effect) {
    if (SHOWN.has(effect)) {
        if (living instanceof Player)
            sendPosture(game, living);
        else
            game.sendMetadata(living);
    }
    if (!changesAttributes(effect))
        return;
    sendAttributes(game, living);
    if (living.health <= living.fullHealth)
        return;
    living.health = living.fullHealth;
    if (living instanceof Player)
        sendHealth(living);
}
/** Sends a body's attributes to all players who see it. */
export function sendAttributes(game, living) {
    const [name, fields] = living.attributes();
    if (living instanceof Player)
        living.send(name, fields);
    else
        living.attributesChanged();
    game.broadcastSeen(living, name, fields);
}
