/** Components of items on the wire since 1.20.5, and the world's tags for the same data. */
import { POTIONS } from '../../items/potions.js';
import { stewWire } from '../../items/stews.js';
import { nbtByte, nbtCompound, nbtInt, nbtList, nbtShort, nbtString, plainNbt, } from '../../library/nbt.js';
import { textNbt } from './text.js';
/** A whole number; `least` is the lowest that is sent. */
const number = (tag, least = 1) => ({
    toWire: (tags) => {
        const value = Number(tags[tag]?.value ?? -1);
        return value >= least ? value : undefined;
    },
    fromWire: (data) => ({ [tag]: nbtInt(data) }),
});
const enchantments = (tag, tooltip) => ({
    toWire: (tags, { enchantmentsByName }) => {
        const list = tags[tag]?.value?.value ?? [];
        const known = list.flatMap(({ id, lvl }) => {
            const number = enchantmentsByName[bare(id?.value)]?.id;
            return number === undefined ? [] : [{ id: number, level: Number(lvl?.value ?? 1) }];
        });
        return known.length > 0 ? { enchantments: known, [tooltip]: true } : undefined;
    },
    fromWire: (data, { enchantmentsByName }) => {
        const nameOf = new Map(Object.entries(enchantmentsByName).map(([name, it]) => [it?.id, name]));
        const list = data.enchantments.map(({ id, level }) => ({
            id: nbtString(`minecraft:${nameOf.get(id)}`),
            lvl: nbtShort(level),
        }));
        return { [tag]: nbtList('compound', list) };
    },
});
const bare = (name) => String(name ?? '').replace('minecraft:', '');
const stringsOf = (tag) => (tag?.value?.value ?? []).map(String);
const displayed = (tags, key) => tags['display']?.type === 'compound' ? tags['display'].value[key] : undefined;
/** A text on the wire as JSON, the form used in tags. */
const jsonOf = (data) => {
    const plain = plainNbt(data);
    return JSON.stringify(typeof plain === 'string' ? { text: plain } : plain);
};
/** JSON, or plain text in older items. */
const textOf = (json) => {
    try {
        return textNbt(json);
    }
    catch {
        return nbtCompound({ text: nbtString(json) });
    }
};
/** A text of `display`. */
const name = {
    toWire: (tags) => {
        const said = displayed(tags, 'Name');
        return said ? textOf(String(said.value)) : undefined;
    },
    fromWire: (data) => ({ display: nbtCompound({ Name: nbtString(jsonOf(data)) }) }),
};
const lore = {
    toWire: (tags) => {
        const lines = stringsOf(displayed(tags, 'Lore'));
        return lines.length > 0 ? lines.map(textOf) : undefined;
    },
    fromWire: (data) => ({
        display: nbtCompound({ Lore: nbtList('string', data.map(jsonOf)) }),
    }),
};
const dyed = {
    toWire: (tags) => {
        const color = displayed(tags, 'color');
        return color ? { color: Number(color.value), showTooltip: true } : undefined;
    },
    fromWire: ({ color }) => ({ display: nbtCompound({ color: nbtInt(color) }) }),
};
const potion = {
    toWire: ({ Potion, CustomPotionColor }) => {
        if (!Potion && !CustomPotionColor)
            return undefined;
        const potionId = POTIONS.indexOf(bare(Potion?.value));
        const customColor = CustomPotionColor && Number(CustomPotionColor.value);
        return {
            potionId: potionId < 0 ? undefined : potionId,
            customColor,
            customEffects: [],
            customName: undefined,
        };
    },
    fromWire: ({ potionId, customColor }) => ({
        ...(potionId !== undefined &&
            POTIONS[potionId] && { Potion: nbtString(`minecraft:${POTIONS[potionId]}`) }),
        ...(customColor !== undefined && { CustomPotionColor: nbtInt(customColor) }),
    }),
};
/** What a crossbow is loaded with. */
const loaded = {
    toWire: ({ ChargedProjectiles }, { itemsByName }) => {
        const list = ChargedProjectiles?.value?.value ?? [];
        const projectiles = list.flatMap(({ id }) => {
            const itemId = itemsByName[bare(id?.value)]?.id;
            return itemId === undefined ? [] : [{ ...PLAIN, itemId }];
        });
        return projectiles.length > 0 ? { projectiles } : undefined;
    },
    fromWire: ({ projectiles }, { items }) => ({
        Charged: nbtByte(1),
        ChargedProjectiles: nbtList('compound', projectiles.map(({ itemId }) => ({
            id: nbtString(`minecraft:${items[itemId ?? -1]?.name}`),
            Count: nbtByte(1),
        }))),
    }),
};
/** A single item without components. */
const PLAIN = {
    itemCount: 1,
    addedComponentCount: 0,
    removedComponentCount: 0,
    components: [],
    removeComponents: [],
};
const unbreakable = {
    toWire: ({ Unbreakable }) => (Unbreakable?.value ? true : undefined),
    fromWire: () => ({ Unbreakable: nbtByte(1) }),
};
/** A writable book: pages of plain text. */
const pages = {
    toWire: ({ pages, author }) => pages && !author
        ? { pages: stringsOf(pages).map((content) => ({ content, filteredContent: undefined })) }
        : undefined,
    fromWire: (data) => ({
        pages: nbtList('string', data.pages.map(({ content }) => content)),
    }),
};
/** A page's text in the form that vanilla sends: a plain string if it has no style. */
const pageOf = (json) => {
    const page = textOf(json);
    const { text, ...styles } = page.value;
    return text?.type === 'string' && Object.keys(styles).length === 0 ? text : page;
};
/** A signed book: pages of text components. */
const written = {
    toWire: ({ pages, title, author, generation }) => author && {
        rawTitle: String(title?.value ?? ''),
        filteredTitle: undefined,
        author: String(author.value),
        generation: Number(generation?.value ?? 0),
        pages: stringsOf(pages).map((page) => ({ content: pageOf(page), filteredContent: undefined })),
        resolved: true,
    },
    fromWire: (data) => ({
        title: nbtString(data.rawTitle),
        author: nbtString(data.author),
        generation: nbtInt(data.generation),
        pages: nbtList('string', data.pages.map(({ content }) => jsonOf(content))),
    }),
};
/** The components that are sent to clients, by name. */
export const COMPONENT_KINDS = {
    damage: number('Damage'),
    unbreakable,
    custom_name: name,
    lore,
    enchantments: enchantments('Enchantments', 'showTooltip'),
    repair_cost: number('RepairCost'),
    stored_enchantments: enchantments('StoredEnchantments', 'showInTooltip'),
    dyed_color: dyed,
    map_id: number('map', 0),
    potion_contents: potion,
    suspicious_stew_effects: stewWire,
    charged_projectiles: loaded,
    writable_book_content: pages,
    written_book_content: written,
};
