import { gameOf } from '../kernel/game.js';
import { addEffect, isInstant, removeEffect } from '../player/effects.js';
import { translate } from '../protocol/fields.js';
import { ENTITIES } from './arguments/entities.js';
import { BOOLEAN, integer } from './arguments/numbers.js';
import { EFFECT } from './arguments/registries.js';
import { allOf, ownEntity } from './arguments/selector.js';
import { refused } from './reply.js';
import { effectText, oneOrMany } from './texts.js';
import { command } from './tree/node.js';
const DEFAULT_SECONDS = 30;
const SECONDS = integer({ min: 1, max: 1_000_000 });
const AMPLIFIER = integer({ min: 0, max: 255 });
const TICKS = 20;
/** effect give <targets> <effect> [seconds] [amplifier] [hideParticles]; effect clear [targets] [effect] */
export const effect = command('effect', (at) => {
    at.literal('clear', (at) => at
        .runs((run) => clearAll(run, [ownEntity(run)]))
        .argument('targets', ENTITIES, (at) => at
        .runs((run, { targets }) => clearAll(run, allOf(run, targets)))
        .argument('effect', EFFECT, (at) => at.runs((run, { targets, effect }) => clearOne(run, allOf(run, targets), effect)))));
    at.literal('give', (at) => at.argument('targets', ENTITIES, (at) => at.argument('effect', EFFECT, (at) => at
        .runs((run, args) => give(run, allOf(run, args.targets), args))
        .argument('seconds', SECONDS, (at) => at
        .runs((run, args) => give(run, allOf(run, args.targets), args))
        .argument('amplifier', AMPLIFIER, (at) => at
        .runs((run, args) => give(run, allOf(run, args.targets), args))
        .argument('hideParticles', BOOLEAN, (at) => at.runs((run, args) => give(run, allOf(run, args.targets), args))))))));
});
function give(run, found, gift) {
    const { effect, seconds, amplifier = 0, hideParticles = false } = gift;
    const ticks = isInstant(effect.name) ? (seconds ?? 1) : (seconds ?? DEFAULT_SECONDS) * TICKS;
    const changed = found.filter((entity) => addEffect(gameOf(entity), entity, { ...effect, amplifier, ticks, hidden: hideParticles }));
    if (changed.length === 0)
        throw refused('commands.effect.give.failed');
    const label = effectText(effect.name);
    run.did(oneOrMany(found, (who) => translate('commands.effect.give.success.single', label, who), (many) => translate('commands.effect.give.success.multiple', label, many)));
}
function clearAll(run, found) {
    const changed = found.filter((entity) => {
        const names = [...entity.traits.effects.keys()];
        for (const name of names)
            removeEffect(gameOf(entity), entity, name);
        return names.length > 0;
    });
    if (changed.length === 0)
        throw refused('commands.effect.clear.everything.failed');
    run.did(oneOrMany(found, (who) => translate('commands.effect.clear.everything.success.single', who), (many) => translate('commands.effect.clear.everything.success.multiple', many)));
}
function clearOne(run, found, { name }) {
    const changed = found.filter((entity) => removeEffect(gameOf(entity), entity, name));
    if (changed.length === 0)
        throw refused('commands.effect.clear.specific.failed');
    const label = effectText(name);
    run.did(oneOrMany(found, (who) => translate('commands.effect.clear.specific.success.single', label, who), (many) => translate('commands.effect.clear.specific.success.multiple', label, many)));
}
