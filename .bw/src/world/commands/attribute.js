import { ATTRIBUTES } from '../items/modifiers.js';
import { attributeValue, baseLimits, baseOf } from '../kernel/entities/attributes.js';
import { Body } from '../kernel/entities/body.js';
import { Player } from '../kernel/player/player.js';
import { displayName } from '../player/display-name.js';
import { sendAttributes } from '../player/effects.js';
import { sendHealth } from '../player/health.js';
import { translate } from '../protocol/fields.js';
import { ENTITY } from './arguments/entities.js';
import { double } from './arguments/numbers.js';
import { resourceOf } from './arguments/registries.js';
import { oneOf } from './arguments/selector.js';
import { attributeModifiers } from './attribute-modifiers.js';
import { missing, refused, unsupported } from './reply.js';
import { command } from './tree/node.js';
/** attribute <target> <attribute> (get [scale] | base get [scale] | base set <value> | modifier …) */
export const attribute = command('attribute', (at, game) => at.argument('target', ENTITY, (at) => at.argument('attribute', resourceOf(game, 'attribute'), (at) => {
    const tell = (run, args, key, scale) => {
        const { target, name } = attributeTarget(run, args);
        const value = key === 'value' ? attributeValue(target, name) : baseOf(target, name);
        run.says(translate(`commands.attribute.${key}.get.success`, label(args.attribute), displayName(target), value));
        return value * scale;
    };
    at.literal('get', (at) => at
        .runs((run, args) => tell(run, args, 'value', 1))
        .argument('scale', double(), (at) => at.runs((run, args) => tell(run, args, 'value', args.scale))));
    at.literal('base', (at) => {
        at.literal('get', (at) => at
            .runs((run, args) => tell(run, args, 'base_value', 1))
            .argument('scale', double(), (at) => at.runs((run, args) => tell(run, args, 'base_value', args.scale))));
        at.literal('set', (at) => at.argument('value', double(), (at) => at.runs((run, args) => {
            const { target, name } = attributeTarget(run, args);
            change(run, target, name, args.value);
            run.did(translate('commands.attribute.base_value.set.success', label(args.attribute), displayName(target), args.value));
            return 1;
        })));
    });
    attributeModifiers(at, game, (run, args) => ({
        ...attributeTarget(run, args),
        label: label(args.attribute),
    }));
})));
const label = (attribute) => translate(`attribute.name.${attribute.replace(/^minecraft:/, '')}`);
function attributeTarget(run, args) {
    const target = oneOf(run, args.target);
    if (!(target instanceof Body || target instanceof Player))
        throw refused('commands.attribute.failed.entity', displayName(target));
    const plain = args.attribute.replace(/^minecraft:/, '').replace(/^generic\./, '');
    const name = ATTRIBUTES.find((each) => each === plain);
    if (name)
        return { target, name };
    if (/^[a-z_.]+$/.test(plain))
        throw unsupported(`The attribute ${args.attribute} is not supported by this server`);
    throw missing('argument.id.unknown', args.attribute);
}
function change({ game }, target, name, value) {
    const [low, high] = baseLimits(name);
    target.traits.bases.set(name, Math.max(low, Math.min(high, value)));
    target.health = Math.min(target.health, target.fullHealth);
    sendAttributes(game, target);
    if (target instanceof Player)
        sendHealth(target);
}
