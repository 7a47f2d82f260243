import { enchantmentsOf } from '../items/stack.js';
import { Player } from '../kernel/player/player.js';
import { nbtList, nbtShort, nbtString } from '../library/nbt.js';
import { translate } from '../protocol/fields.js';
import { ENTITIES } from './arguments/entities.js';
import { integer } from './arguments/numbers.js';
import { ENCHANTMENT } from './arguments/registries.js';
import { allOf } from './arguments/selector.js';
import { refused } from './reply.js';
import { labelOf } from './source.js';
import { enchantmentText, itemName, oneOrMany } from './texts.js';
import { command } from './tree/node.js';
/** enchant <targets> <enchantment> [level]: enchants the item in the main hand */
export const enchant = command('enchant', (at) => at.argument('targets', ENTITIES, (at) => at.argument('enchantment', ENCHANTMENT, (at) => at
    .runs((run, { targets, enchantment }) => enchantAll(run, allOf(run, targets), enchantment, 1))
    .argument('level', integer({ min: 0 }), (at) => at.runs((run, { targets, enchantment, level }) => enchantAll(run, allOf(run, targets), enchantment, level))))));
function enchantAll(run, found, enchantment, level) {
    const { name, definition } = enchantment;
    if (level > definition.maxLevel)
        throw refused('commands.enchant.failed.level', level, definition.maxLevel);
    const problems = found.map((entity) => enchantOne(run.game, entity, enchantment, level));
    const changed = found.filter((_entity, i) => problems[i] === undefined);
    const [problem] = problems;
    // with several targets vanilla does not report the failure of each
    if (changed.length === 0)
        throw found.length === 1 && problem ? problem : refused('commands.enchant.failed');
    const label = enchantmentText(name, definition, level);
    run.did(oneOrMany(found, (who) => translate('commands.enchant.success.single', label, who), (many) => translate('commands.enchant.success.multiple', label, many)));
}
/** Enchants an entity's held item; returns why that is impossible. */
function enchantOne(game, entity, enchantment, level) {
    const held = entity instanceof Player ? entity.held() : entity.traits.equipment.get(0);
    if (!held)
        return refused('commands.enchant.failed.itemless', labelOf(entity));
    if (!canTake(game, held, enchantment))
        return refused('commands.enchant.failed.incompatible', itemName(game, held));
    const enchanted = withEnchantment(held, enchantment.name, level);
    if (entity instanceof Player) {
        entity.inventory[entity.handSlot(0)] = enchanted;
        entity.menu.sendChanges();
    }
    else
        entity.traits.equipment.set(0, enchanted);
    return undefined;
}
/** Whether the item is of the right category and has no enchantment that excludes this one. */
function canTake(game, stack, { name, definition }) {
    const categories = game.registry.items[stack.id]?.enchantCategories ?? [];
    if (!categories.includes(definition.category))
        return false;
    return enchantmentsOf(stack).every((other) => other.name !== name && !definition.exclude.includes(other.name));
}
function withEnchantment(stack, name, level) {
    const all = [...enchantmentsOf(stack), { name, lvl: level }];
    const Enchantments = nbtList('compound', all.map((present) => ({ id: nbtString(`minecraft:${present.name}`), lvl: nbtShort(present.lvl) })));
    return { ...stack, nbt: { type: 'compound', name: '', value: { ...stack.nbt?.value, Enchantments } } };
}
