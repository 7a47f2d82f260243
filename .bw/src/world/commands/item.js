import { counted } from '../items/stack.js';
import { translate } from '../protocol/fields.js';
import { ENTITIES, ENTITY } from './arguments/entities.js';
import { ITEM } from './arguments/items.js';
import { MODIFIER } from './arguments/modifiers.js';
import { integer } from './arguments/numbers.js';
import { BLOCK_POS, blockFor } from './arguments/positions.js';
import { SLOT } from './arguments/registries.js';
import { allOf, oneOf } from './arguments/selector.js';
import { refused } from './reply.js';
import { blockSlot, entitySlot } from './slots.js';
import { itemText, oneOrMany } from './texts.js';
import { command } from './tree/node.js';
/**
 * item replace (block <pos> | entity <targets>) <slot> with <item> [count]
 * item replace (block <pos> | entity <targets>) <slot> from (block <source> | entity <source>) <sourceSlot> [modifier]
 * item modify (block <pos> | entity <targets>) <slot> <modifier>
 */
export const item = command('item', (at, game) => {
    at.node.hidden = !game.registry.isNewerOrEqualTo('1.17');
    at.literal('modify', (at) => places(at, (at, into) => at.argument('modifier', MODIFIER, (at) => at.runs((run, args) => into(run, args, (stack) => (stack ? args.modifier(run.game, stack) : undefined))))));
    at.literal('replace', (at) => {
        places(at, (at, into) => {
            at.literal('from', (at) => sources(at, (run, args, stack) => into(run, args, () => stack)));
            at.literal('with', (at) => stacks(at, into));
        });
    });
});
/** replaceitem (block <pos> | entity <targets>) <slot> <item> [count]: the form used up to 1.16 */
export const replaceitem = command('replaceitem', (at, game) => {
    at.node.hidden = game.registry.isNewerOrEqualTo('1.17');
    places(at, stacks);
});
/** Adds the slots of a block and of entities. */
function places(at, build) {
    at.literal('block', (at) => at.argument('pos', BLOCK_POS, (at) => at.argument('slot', SLOT, (at) => build(at, (run, { pos, slot }, change) => inBlock(run, pos, slot, change)))));
    at.literal('entity', (at) => at.argument('targets', ENTITIES, (at) => at.argument('slot', SLOT, (at) => build(at, (run, { targets, slot }, change) => onEntities(run, allOf(run, targets), slot, change)))));
}
/** Adds the item and its count. */
function stacks(at, into) {
    at.argument('item', ITEM, (at) => at
        .runs((run, args) => into(run, args, () => args.item))
        .argument('count', integer({ min: 1, max: 64 }), (at) => at.runs((run, args) => into(run, args, () => args.item && counted(args.item, args.count)))));
}
/** Adds the source of the copied stack, and the modifier that may change the copy. */
function sources(at, use) {
    const slots = (at, slotOf) => {
        at.argument('sourceSlot', SLOT, (at) => {
            const found = (run, args, modifier) => {
                const stack = slotOf(run, args, args.sourceSlot).get();
                use(run, args, stack && modifier ? modifier(run.game, stack) : stack);
            };
            at.runs((run, args) => found(run, args)).argument('modifier', MODIFIER, (at) => at.runs((run, args) => found(run, args, args.modifier)));
        });
    };
    at.literal('block', (at) => at.argument('source', BLOCK_POS, (at) => slots(at, (run, { source }, slot) => slotIn(run, source, slot, 'source'))));
    at.literal('entity', (at) => at.argument('source', ENTITY, (at) => slots(at, (run, { source }, name) => {
        const slot = entitySlot(oneOf(run, source), name);
        if (!slot)
            throw refused('commands.item.source.no_such_slot', name);
        return slot;
    })));
}
/** Vanilla's keys since 1.17, when `item` was introduced, and before. */
const keysOf = ({ registry }) => (registry.isNewerOrEqualTo('1.17') ? KEYS : OLD_KEYS);
const KEYS = {
    noContainer: 'commands.item.target.not_a_container',
    noSlot: 'commands.item.target.no_such_slot',
    unchanged: 'commands.item.target.no_changes',
    block: 'commands.item.block.set.success',
    entity: 'commands.item.entity.set.success.single',
    entities: 'commands.item.entity.set.success.multiple',
};
const OLD_KEYS = {
    noContainer: 'commands.replaceitem.block.failed',
    noSlot: 'commands.replaceitem.slot.inapplicable',
    unchanged: 'commands.replaceitem.slot.inapplicable',
    block: 'commands.replaceitem.block.success',
    entity: 'commands.replaceitem.entity.success.single',
    entities: 'commands.replaceitem.entity.success.multiple',
};
/** A slot of the container at a position; throws if there is none. */
function slotIn(run, pos, name, role) {
    const { game } = run;
    const p = blockFor(run, pos);
    const found = blockSlot(game, p, name);
    const keys = keysOf(game);
    if (found === 'no_container')
        throw refused(role === 'source' ? 'commands.item.source.not_a_container' : keys.noContainer, p.x, p.y, p.z);
    if (found === 'no_slot')
        throw refused(role === 'source' ? 'commands.item.source.no_such_slot' : keys.noSlot, name);
    return found;
}
function inBlock(run, pos, name, change) {
    const { game } = run;
    const slot = slotIn(run, pos, name, 'target');
    const next = change(slot.get());
    if (next !== undefined)
        slot.set(next);
    const { x, y, z } = blockFor(run, pos);
    run.did(translate(keysOf(game).block, x, y, z, itemText(game, slot.get())));
}
function onEntities(run, found, name, change) {
    const { game } = run;
    const keys = keysOf(game);
    let last = null;
    const hit = found.filter((entity) => {
        const slot = entitySlot(entity, name);
        const next = slot && change(slot.get());
        if (!slot || next === undefined)
            return false;
        slot.set(next);
        last = next;
        return true;
    });
    if (hit.length === 0)
        throw refused(keys.unchanged, name);
    const label = itemText(game, last);
    run.did(oneOrMany(hit, (who) => translate(keys.entity, who, label), (many) => translate(keys.entities, many, label)));
}
