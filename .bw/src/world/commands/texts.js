import { nbtCompound, plainNbt } from '../library/nbt.js';
import { displayName } from '../player/display-name.js';
import { styled, text, translate } from '../protocol/fields.js';
import { componentsOf, hasComponents } from './components/convert.js';
import { formatSnbt } from './snbt-format.js';
/** A text about one target, using its name, or about several, using their number; vanilla has a key for each. */
export function oneOrMany(list, one, many) {
    const [first] = list;
    return list.length === 1 && first ? one(displayName(first)) : many(list.length);
}
/** The name of an item in brackets; hovering over it shows the item (vanilla ItemStack.getDisplayName). */
export function itemText(game, stack) {
    const { language } = game.registry;
    const name = itemName(game, stack);
    // the data of 1.16 has no key for the brackets
    const label = 'chat.square_brackets' in language
        ? translate('chat.square_brackets', name)
        : { text: '[', extra: [name, text(']')] };
    if (!stack)
        return label;
    const contents = { id: `minecraft:${stack.name}`, count: stack.count, ...extraOf(game, stack) };
    return styled(label, { hoverEvent: { action: 'show_item', contents } });
}
/** An item's data besides its name and count, in the form of the version's clients. */
function extraOf({ registry }, { nbt }) {
    if (!nbt)
        return {};
    if (!hasComponents(registry))
        return { tag: formatSnbt({ type: 'compound', value: nbt.value }) };
    const components = componentsOf(nbt.value);
    return { components: plainNbt(nbtCompound({ ...components })) };
}
/** Only the name of an item. */
export function itemName({ registry: { language } }, stack) {
    const item = `item.minecraft.${stack?.name ?? 'air'}`;
    return translate(item in language ? item : `block.minecraft.${stack?.name ?? 'air'}`);
}
export const effectText = (name) => translate(`effect.minecraft.${name}`);
/** An enchantment and its level (vanilla Enchantment.getFullname). */
export function enchantmentText(name, { maxLevel }, level) {
    const label = translate(`enchantment.minecraft.${name}`);
    if (level === 1 && maxLevel === 1)
        return styled(label, { color: 'gray' });
    return {
        ...styled(label, { color: 'gray' }),
        extra: [text(' '), translate(`enchantment.level.${level}`)],
    };
}
/** Texts with commas between them. */
export function listText(list) {
    return { text: '', extra: list.flatMap((entry, i) => (i === 0 ? [entry] : [text(', '), entry])) };
}
