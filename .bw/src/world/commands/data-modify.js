import { NBT_PATH, TAG } from './arguments/nbt.js';
import { integer } from './arguments/numbers.js';
import { holders } from './data-holders.js';
import { changed, follow, listOf, membersOf } from './paths.js';
import { missing, refused } from './reply.js';
import { formatSnbt } from './snbt-format.js';
const set = (before, values) => values.at(-1) ?? before ?? { type: 'compound', value: {} };
const mergeAll = (before, values) => values.reduce(merged, before ?? { type: 'compound', value: {} });
/** Inserts values into a list at an index counted from the start or, if negative, from the end. */
const insert = (index) => (before, values) => {
    const list = before ?? { type: 'list', value: { type: 'end', value: [] } };
    if (!list.type.endsWith('ist') && !list.type.endsWith('Array'))
        throw refused('commands.data.modify.expected_list', formatSnbt(list));
    const own = membersOf(list);
    const place = index < 0 ? own.length + index + 1 : index;
    if (place < 0 || place > own.length)
        throw refused('commands.data.modify.invalid_index', index);
    return listOf(list, [...own.slice(0, place), ...values, ...own.slice(place)]);
};
function merged(into, from) {
    if (into.type !== 'compound' || from.type !== 'compound')
        throw refused('commands.data.merge.failed');
    const value = { ...into.value };
    for (const [key, tag] of Object.entries(from.value)) {
        const own = value[key];
        value[key] = own?.type === 'compound' && tag.type === 'compound' ? merged(own, tag) : tag;
    }
    return { type: 'compound', value };
}
/** data modify <holder> <path> (set | merge | append | prepend | insert <index>) (value <nbt> | from <holder> [path]) */
export function modify(at) {
    holders(at, (at, holderOf) => at.argument('targetPath', NBT_PATH, (at) => {
        at.literal('set', (at) => sources(at, holderOf, () => set));
        at.literal('merge', (at) => sources(at, holderOf, () => mergeAll));
        at.literal('append', (at) => sources(at, holderOf, () => insert(-1)));
        at.literal('prepend', (at) => sources(at, holderOf, () => insert(0)));
        at.literal('insert', (at) => at.argument('index', integer(), (at) => sources(at, holderOf, ({ index }) => insert(index))));
    }));
}
/** Adds the source of the values. */
function sources(at, targetOf, operationOf) {
    const put = (run, args, values) => {
        const holder = targetOf(run, args);
        write(holder, args.targetPath, (before) => operationOf(args)(before, values));
        run.did(holder.modified());
        return 1;
    };
    at.literal('value', (at) => at.argument('value', TAG, (at) => at.runs((run, args) => put(run, args, [args.value]))));
    at.literal('from', (at) => holders(at, (at, sourceOf) => at
        .runs((run, args) => put(run, args, [sourceOf(run, args).read()]))
        .argument('sourcePath', NBT_PATH, (at) => at.runs((run, args) => {
        const values = follow(sourceOf(run, args).read(), args.sourcePath);
        if (values.length === 0)
            throw missing('arguments.nbtpath.nothing_found', args.sourcePath.text);
        return put(run, args, values);
    })), 'source'));
}
/** data remove <holder> <path> */
export function remove(at) {
    holders(at, (at, holderOf) => at.argument('path', NBT_PATH, (at) => at.runs((run, args) => {
        const holder = holderOf(run, args);
        const count = follow(holder.read(), args.path).length;
        if (count === 0)
            throw refused('commands.data.merge.failed');
        write(holder, args.path, () => null);
        run.did(holder.modified());
        return count;
    })));
}
/** Writes data; throws if this changes nothing. */
export function write(holder, path, change) {
    const before = holder.read();
    const after = changed(before, path, change);
    if (holder.replace)
        holder.replace(after);
    else
        holder.merge(after);
    if (formatSnbt(holder.read()) === formatSnbt(before))
        throw refused('commands.data.merge.failed');
}
