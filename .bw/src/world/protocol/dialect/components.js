/** Items with components (1.20.5 and later): those in `component-kinds.ts`. Other NBT is not sent. */
import { nbtCompound } from '../../library/nbt.js';
import { COMPONENT_KINDS } from './component-kinds.js';
export function componentSlots(registry) {
    function components(nbt) {
        if (!nbt)
            return [];
        return Object.entries(COMPONENT_KINDS).flatMap(([type, kind]) => {
            const data = kind.toWire(nbt.value, registry);
            return data === undefined ? [] : [{ type, data }];
        });
    }
    function nbtOf(list) {
        const tags = {};
        for (const { type, data } of list) {
            const kind = Object.hasOwn(COMPONENT_KINDS, type) ? COMPONENT_KINDS[type] : undefined;
            for (const [key, tag] of Object.entries(kind?.fromWire(data, registry) ?? {}))
                tags[key] = key === 'display' ? withDisplay(tags['display'], tag) : tag;
        }
        return Object.keys(tags).length > 0 ? nbtCompound(tags) : undefined;
    }
    return {
        toWire: (slot) => {
            const { present, itemId, itemCount, nbtData } = slot;
            if (!present)
                return { itemCount: 0 };
            const list = components(nbtData);
            return {
                itemCount,
                itemId,
                addedComponentCount: list.length,
                removedComponentCount: 0,
                components: list,
                removeComponents: [],
            };
        },
        fromWire: (slot) => {
            const fields = slot;
            if (!fields?.itemCount)
                return { present: false };
            const { itemCount, itemId, components: list = [] } = fields;
            return { present: true, itemId, itemCount, nbtData: nbtOf(list) };
        },
    };
}
/** Name, lore and colour share one tag. */
const withDisplay = (before, tag) => nbtCompound({
    ...before?.value,
    ...tag.value,
});
