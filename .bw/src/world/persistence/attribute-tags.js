/** Attributes in the form in which players and entities are saved: bases that were set, and modifiers that commands gave. */
import { compounds } from '../items/item-nbt.js';
import { ATTRIBUTES } from '../items/modifiers.js';
import { baseLimits, baseOf } from '../kernel/entities/attributes.js';
import { uuidIn, uuidTag } from '../kernel/memory/uuid.js';
import { nbtDouble, nbtInt, nbtList, nbtString } from '../library/nbt.js';
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** The list of a body's attributes. */
export function savedAttributes(body) {
    const { bases, modifiers } = body.traits;
    const names = new Set([
        'max_health',
        ...bases.keys(),
        ...modifiers.map(({ attribute }) => attribute),
    ]);
    const list = [...names].map((name) => {
        const own = modifiers.filter(({ attribute }) => attribute === name);
        return {
            Name: nbtString(`minecraft:generic.${name}`),
            Base: nbtDouble(baseOf(body, name)),
            ...(own.length > 0 ? { Modifiers: nbtList('compound', own.map(modifierTags)) } : {}),
        };
    });
    return nbtList('compound', list);
}
/** Before 1.21 a modifier has a UUID, since then an id. */
const modifierTags = ({ id, amount, operation }) => ({
    Name: nbtString(id),
    Amount: nbtDouble(amount),
    Operation: nbtInt(operation),
    ...(UUID.test(id) ? { UUID: uuidTag(id) } : {}),
});
/** Sets the attributes that this server supports. A list that contains an attribute defines it completely. */
export function applyAttributes(traits, list) {
    for (const members of compounds(list)) {
        const name = String(members['Name']?.value ?? '').replace(/^minecraft:|generic\./g, '');
        const attribute = ATTRIBUTES.find((each) => each === name);
        if (!attribute)
            continue;
        const base = Number(members['Base']?.value);
        if (base >= baseLimits(attribute)[0])
            traits.bases.set(attribute, base);
        const others = traits.modifiers.filter((each) => each.attribute !== attribute);
        const own = compounds(members['Modifiers']).flatMap((said) => modifierIn(attribute, said));
        traits.modifiers = [...others, ...own];
    }
}
function modifierIn(attribute, said) {
    const id = uuidIn(said['UUID']) ?? String(said['Name']?.value ?? '');
    const amount = Number(said['Amount']?.value);
    const operation = Number(said['Operation']?.value);
    if (id === '' || !Number.isFinite(amount) || ![0, 1, 2].includes(operation))
        return [];
    return [{ attribute, id, amount, operation: operation }];
}
