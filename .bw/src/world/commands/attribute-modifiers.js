import { OPERATION } from '../items/modifiers.js';
import { Player } from '../kernel/player/player.js';
import { displayName } from '../player/display-name.js';
import { sendAttributes } from '../player/effects.js';
import { sendHealth } from '../player/health.js';
import { translate } from '../protocol/fields.js';
import { double } from './arguments/numbers.js';
import { RESOURCE } from './arguments/scores.js';
import { refused } from './reply.js';
/** Names of the modifier operations in each version. */
const OPERATIONS = {
    'before 1.21': {
        add: OPERATION.add,
        multiply: OPERATION.multiplyTotal,
        multiply_base: OPERATION.multiplyBase,
    },
    'since 1.21': {
        add_value: OPERATION.add,
        add_multiplied_base: OPERATION.multiplyBase,
        add_multiplied_total: OPERATION.multiplyTotal,
    },
};
const UUID = {
    parser: { id: 'minecraft:uuid' },
    parse(reader) {
        const start = reader.cursor;
        const parts = /^([0-9a-f]{1,8})-([0-9a-f]{1,4})-([0-9a-f]{1,4})-([0-9a-f]{1,4})-([0-9a-f]{1,12})$/i.exec(reader.match(/[0-9a-f-]*/iy));
        if (!parts)
            throw reader.problemAt(start, 'argument.uuid.invalid');
        const [, ...groups] = parts;
        return groups.map((group, i) => group.toLowerCase().padStart([8, 4, 4, 4, 12][i] ?? 0, '0')).join('-');
    },
};
const QUOTABLE = {
    parser: { id: 'brigadier:string', properties: 'QUOTABLE_PHRASE' },
    parse: (reader) => reader.string(),
};
/**
 * modifier (add <uuid> <name> <value> <operation> | remove <uuid> | value get <uuid> [scale]); since 1.21 an id replaces uuid and
 * name.
 */
export function attributeModifiers(at, game, find) {
    const isNamed = game.registry.isNewerOrEqualTo('1.21');
    const ID = isNamed ? RESOURCE : UUID;
    // vanilla's names of the argument
    const key = isNamed ? 'id' : 'uuid';
    at.literal('modifier', (at) => {
        at.literal('add', (at) => at.argument(key, ID, (at) => {
            if (isNamed)
                operations(at, { version: 'since 1.21', key }, find);
            else
                at.argument('name', QUOTABLE, (at) => operations(at, { version: 'before 1.21', key }, find));
        }));
        at.literal('remove', (at) => at.argument(key, ID, (at) => at.runs((run, args) => remove(run, find(run, args), args[key]))));
        at.literal('value', (at) => at.literal('get', (at) => at.argument(key, ID, (at) => at
            .runs((run, args) => tell(run, find(run, args), { id: args[key], scale: 1 }))
            .argument('scale', double(), (at) => at.runs((run, args) => tell(run, find(run, args), { id: args[key], scale: args.scale }))))));
    });
}
function operations(at, { version, key }, find) {
    at.argument('value', double(), (at) => {
        for (const [word, operation] of Object.entries(OPERATIONS[version]))
            at.literal(word, (at) => at.runs((run, args) => {
                const of = find(run, args);
                return add(run, of, { attribute: of.name, id: args[key], amount: args.value, operation });
            }));
    });
}
const modifierOf = ({ target, name }, id) => target.traits.modifiers.find((modifier) => modifier.attribute === name && modifier.id === id);
function add(run, of, modifier) {
    const { target, label } = of;
    const words = [modifier.id, label, displayName(target)];
    if (modifierOf(of, modifier.id))
        throw refused('commands.attribute.failed.modifier_already_present', ...words);
    change(run, target, [...target.traits.modifiers, modifier]);
    run.did(translate('commands.attribute.modifier.add.success', ...words));
    return 1;
}
function remove(run, of, id) {
    const { target, label } = of;
    const modifier = existingModifier(of, id);
    change(run, target, target.traits.modifiers.filter((each) => each !== modifier));
    run.did(translate('commands.attribute.modifier.remove.success', id, label, displayName(target)));
    return 1;
}
function tell(run, of, { id, scale }) {
    const { amount } = existingModifier(of, id);
    const words = [id, of.label, displayName(of.target), amount];
    run.says(translate('commands.attribute.modifier.value.get.success', ...words));
    return amount * scale;
}
function existingModifier(of, id) {
    const modifier = modifierOf(of, id);
    if (modifier)
        return modifier;
    throw refused('commands.attribute.failed.no_modifier', of.label, displayName(of.target), id);
}
function change({ game }, target, modifiers) {
    target.traits.modifiers = modifiers;
    target.health = Math.min(target.health, target.fullHealth);
    sendAttributes(game, target);
    if (target instanceof Player)
        sendHealth(target);
}
