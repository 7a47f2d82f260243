import { counted } from '../items/stack.js';
import { SLOT } from '../kernel/inventory/storage.js';
import { translate } from '../protocol/fields.js';
import { PLAYERS } from './arguments/entities.js';
import { ITEM, ITEM_FILTER } from './arguments/items.js';
import { integer } from './arguments/numbers.js';
import { ownPlayer, playersOf } from './arguments/selector.js';
import { refused } from './reply.js';
import { itemText, oneOrMany } from './texts.js';
import { command } from './tree/node.js';
/** Maximum number of stacks that one `give` hands out (vanilla, since 1.17). */
const MAX_STACKS = 100;
/** give <targets> <item> [count] */
export const give = command('give', (at) => at.argument('targets', PLAYERS, (at) => at.argument('item', ITEM, (at) => at
    .runs((run, { targets, item }) => giveTo(run, playersOf(run, targets), item, 1))
    .argument('count', integer({ min: 1 }), (at) => at.runs((run, { targets, item, count }) => giveTo(run, playersOf(run, targets), item, count))))));
function giveTo(run, to, stack, count) {
    const label = itemText(run.game, stack && { ...stack, count });
    const most = (stack?.limit ?? 1) * MAX_STACKS;
    if (count > most && run.game.registry.isNewerOrEqualTo('1.17'))
        throw refused('commands.give.failed.toomanyitems', most, label);
    for (const player of to)
        for (let left = stack ? count : 0; stack && left > 0; left -= stack.limit)
            player.giveOrToss({ ...stack, count: Math.min(left, stack.limit) });
    for (const player of to)
        player.menu.sendChanges();
    run.did(oneOrMany(to, (who) => translate('commands.give.success.single', count, label, who), (many) => translate('commands.give.success.multiple', count, label, many)));
}
/** clear [targets] [item] [maxCount] */
export const clear = command('clear', (at) => at
    .runs((run) => clearFrom(run, [ownPlayer(run)], null, Infinity))
    .argument('targets', PLAYERS, (at) => at
    .runs((run, { targets }) => clearFrom(run, playersOf(run, targets), null, Infinity))
    .argument('item', ITEM_FILTER, (at) => at
    .runs((run, { targets, item }) => clearFrom(run, playersOf(run, targets), item, Infinity))
    .argument('maxCount', integer({ min: 0 }), (at) => at.runs((run, { targets, item, maxCount }) => clearFrom(run, playersOf(run, targets), item, maxCount))))));
function clearFrom(run, from, item, max) {
    let removed = 0;
    for (const player of from) {
        removed += clearOne(player, item, max);
        player.menu.sendChanges();
    }
    const [first] = from;
    if (removed === 0)
        throw first && from.length === 1
            ? refused('clear.failed.single', first.name)
            : refused('clear.failed.multiple', from.length);
    run.did(oneOrMany(from, (who) => max === 0
        ? translate('commands.clear.test.single', removed, who)
        : translate('commands.clear.success.single', removed, who), (many) => max === 0
        ? translate('commands.clear.test.multiple', removed, many)
        : translate('commands.clear.success.multiple', removed, many)));
}
function clearOne(player, item, max) {
    let removed = 0;
    const take = (stack) => {
        if (!stack || (item && !item(stack)) || (max > 0 && removed >= max))
            return stack ?? null;
        const taken = max === 0 ? stack.count : Math.min(stack.count, max - removed);
        removed += taken;
        return max === 0 ? stack : counted(stack, stack.count - taken);
    };
    const storage = player.inventory;
    for (let i = SLOT.craftingGrid; i < storage.length; i++)
        storage[i] = take(storage[i]);
    player.cursor = take(player.cursor);
    return removed;
}
