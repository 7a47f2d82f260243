import { plainNbt } from '../library/nbt.js';
import { text } from '../protocol/fields.js';
import { COMPOUND, NBT_PATH } from './arguments/nbt.js';
import { double } from './arguments/numbers.js';
import { holders } from './data-holders.js';
import { modify, remove } from './data-modify.js';
import { follow } from './paths.js';
import { missing, refused } from './reply.js';
import { formatSnbt } from './snbt-format.js';
import { command } from './tree/node.js';
/**
 * data get (block <pos> | entity <target> | storage <name>) [path [scale]]: replies with the data as plain JSON. data merge
 * <holder> <nbt>, data modify <holder> <path> …, data remove <holder> <path>: for entities and blocks, only the tags that
 * `summon` and `setblock` support.
 */
export const data = command('data', (at) => {
    at.literal('merge', (at) => holders(at, (at, holderOf) => at.argument('nbt', COMPOUND, (at) => at.runs((run, args) => merge(run, holderOf(run, args), args.nbt)))));
    at.literal('get', (at) => holders(at, (at, holderOf) => at
        .runs((run, args) => {
        const holder = holderOf(run, args);
        return reportData(run, holder, holder.read());
    })
        .argument('path', NBT_PATH, (at) => at
        .runs((run, args) => {
        const holder = holderOf(run, args);
        return reportData(run, holder, single(holder, args.path));
    })
        .argument('scale', double(), (at) => at.runs((run, args) => scaled(run, holderOf(run, args), args.path, args.scale))))));
    at.literal('modify', modify);
    at.literal('remove', remove);
});
function merge(run, holder, nbt) {
    const before = formatSnbt(holder.read());
    holder.merge(nbt);
    if (formatSnbt(holder.read()) === before)
        throw refused('commands.data.merge.failed');
    run.did(holder.modified());
}
function reportData(run, holder, tag) {
    run.says(holder.whole(text(formatSnbt(tag))));
    return plainNbt(tag);
}
/** The one value that a path finds. */
function single(holder, path) {
    const [first, second] = follow(holder.read(), path);
    if (!first)
        throw missing('arguments.nbtpath.nothing_found', path.text);
    if (second)
        throw refused('commands.data.get.multiple');
    return first;
}
function scaled(run, holder, path, scale) {
    const value = plainNbt(single(holder, path));
    if (typeof value !== 'number')
        throw refused('commands.data.get.invalid', path.text);
    const result = Math.floor(value * scale);
    run.says(holder.scaled(path.text, scale.toFixed(2), result));
    return result;
}
