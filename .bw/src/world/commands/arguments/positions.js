import { blockOf } from '../../geometry.js';
import { refused } from '../reply.js';
import { anchored } from '../source.js';
import { startingWith, suggestWords } from '../tree/suggestions.js';
const RADIANS = Math.PI / 180;
const MAX_COORDINATE = 30_000_000;
const suggestPositions = ({ typed }) => {
    const parts = typed.split(' ');
    const kind = parts[0]?.startsWith('^') ? '^' : '~';
    const whole = [1, 2, 3].map((count) => Array.from({ length: count }, () => kind).join(' '));
    if (typed === '')
        return { from: 0, words: whole };
    const last = parts.at(-1) ?? '';
    if (parts.length > 3 || last !== '')
        return { from: 0, words: [] };
    const more = whole.slice(0, 4 - parts.length);
    return { from: typed.length, words: startingWith(more, '') };
};
/** A block: whole numbers, ~ relative to the source, or ^ along its look direction. */
export const BLOCK_POS = {
    parser: { id: 'minecraft:block_pos' },
    parse: (reader) => position(reader, (_axis) => blockCoordinate(reader)),
    suggest: suggestPositions,
};
/** A point. Whole x and z mean the centre of the block, as in vanilla. */
export const VEC3 = {
    parser: { id: 'minecraft:vec3' },
    parse: (reader) => position(reader, (axis) => pointCoordinate(reader, { centre: axis !== 'y' })),
    suggest: suggestPositions,
};
/** A size or a direction: a point whose whole numbers stay unchanged (vanilla Vec3Argument.vec3(false)). */
export const UNCENTRED_VEC3 = {
    ...VEC3,
    parse: (reader) => position(reader, (_axis) => pointCoordinate(reader, { centre: false })),
};
/** A column: x and z. Whole numbers mean the centre of the block. */
export const VEC2 = {
    parser: { id: 'minecraft:vec2' },
    parse(reader) {
        const start = reader.cursor;
        if (reader.atEnd)
            throw reader.problem('argument.pos2d.incomplete');
        const x = pointCoordinate(reader, { centre: true });
        if (!reader.take(' '))
            throw reader.problemAt(start, 'argument.pos2d.incomplete');
        return { kind: 'world', x, y: { relative: true, value: 0 }, z: pointCoordinate(reader, { centre: true }) };
    },
};
/** Yaw and pitch in degrees. */
export const ROTATION = {
    parser: { id: 'minecraft:rotation' },
    parse(reader) {
        const start = reader.cursor;
        if (reader.atEnd)
            throw reader.problem('argument.rotation.incomplete');
        const yaw = pointCoordinate(reader, { centre: false });
        if (!reader.take(' '))
            throw reader.problemAt(start, 'argument.rotation.incomplete');
        return { yaw, pitch: pointCoordinate(reader, { centre: false }) };
    },
};
/** An angle in degrees. */
export const ANGLE = {
    parser: { id: 'minecraft:angle' },
    parse(reader) {
        if (reader.atEnd)
            throw reader.problem('argument.angle.incomplete');
        const relative = reader.take('~');
        const bare = reader.atEnd || reader.peek() === ' ';
        return { relative, value: bare ? 0 : reader.decimal('float') };
    },
};
/** The part of an entity that serves as the origin. */
export const ANCHOR = {
    parser: { id: 'minecraft:entity_anchor' },
    parse(reader) {
        const start = reader.cursor;
        const name = reader.word();
        if (name === 'eyes' || name === 'feet')
            return name;
        throw reader.problemAt(start, 'argument.anchor.invalid', name);
    },
    suggest: suggestWords(() => ['eyes', 'feet']),
};
function position(reader, read) {
    const start = reader.cursor;
    if (reader.peek() === '^')
        return local(reader);
    const next = (axis) => {
        if (!reader.take(' '))
            throw reader.problemAt(start, 'argument.pos3d.incomplete');
        return read(axis);
    };
    const x = read('x');
    const y = next('y');
    return { kind: 'world', x, y, z: next('z') };
}
function blockCoordinate(reader) {
    if (reader.peek() === '^')
        throw reader.problem('argument.pos.mixed');
    if (reader.atEnd)
        throw reader.problem('argument.pos.missing.int');
    const relative = reader.take('~');
    if (reader.atEnd || reader.peek() === ' ')
        return { relative, value: 0 };
    return { relative, value: relative ? reader.decimal('double') : reader.integer() };
}
function pointCoordinate(reader, { centre }) {
    if (reader.peek() === '^')
        throw reader.problem('argument.pos.mixed');
    if (reader.atEnd)
        throw reader.problem('argument.pos.missing.double');
    const relative = reader.take('~');
    const start = reader.cursor;
    if (reader.atEnd || reader.peek() === ' ')
        return { relative, value: 0 };
    const value = reader.decimal('double');
    const isWhole = !reader.line.slice(start, reader.cursor).includes('.');
    return { relative, value: centre && isWhole && !relative ? value + 0.5 : value };
}
/** ^left ^up ^forward. */
function local(reader) {
    const start = reader.cursor;
    const read = () => {
        if (reader.atEnd)
            throw reader.problem('argument.pos.missing.double');
        if (!reader.take('^'))
            throw reader.problemAt(start, 'argument.pos.mixed');
        return reader.atEnd || reader.peek() === ' ' ? 0 : reader.decimal('double');
    };
    const next = () => {
        if (!reader.take(' '))
            throw reader.problemAt(start, 'argument.pos3d.incomplete');
        return read();
    };
    const left = read();
    const up = next();
    return { kind: 'local', left, up, forward: next() };
}
const resolved = ({ relative, value }, base) => (relative ? base + value : value);
/** The point of coordinates, relative to a source. */
export function pointFor(source, at) {
    if (at.kind === 'local')
        return alongView(source, at);
    const { x, y, z } = source.position;
    return { x: resolved(at.x, x), y: resolved(at.y, y), z: resolved(at.z, z) };
}
/** The angles of a rotation, relative to a source. */
export const lookFor = (source, { yaw, pitch }) => ({
    yaw: wrapped(resolved(yaw, source.yaw)),
    pitch: wrapped(resolved(pitch, source.pitch)),
});
export const angleFor = (source, angle) => wrapped(resolved(angle, source.yaw));
/** Normalises degrees to -180…180. */
export const wrapped = (degrees) => degrees - 360 * Math.floor((degrees + 180) / 360);
/** The block at coordinates, relative to a source; throws if it is outside the world. */
export function blockFor({ game, source }, at) {
    return checkedBlock(game, blockOf(pointFor(source, at)));
}
/** The block; throws if it is outside the world. */
export function checkedBlock(game, p) {
    if (!game.level.contains(p) || Math.abs(p.x) > MAX_COORDINATE || Math.abs(p.z) > MAX_COORDINATE)
        throw refused('argument.pos.outofworld');
    return p;
}
/** The point; throws if no entity can be there (vanilla Level.isInSpawnableBounds). */
export function checkedPlace(p, purpose) {
    if (Math.abs(p.x) > MAX_COORDINATE || Math.abs(p.z) > MAX_COORDINATE || Math.abs(p.y) > 20_000_000)
        throw refused(purpose === 'teleport' ? 'commands.teleport.invalidPosition' : 'commands.summon.invalidPosition');
    return p;
}
/** A point relative to a source's look direction (vanilla LocalCoordinates). */
function alongView(source, by) {
    const { left, up, forward } = by;
    const { x, y, z } = anchored(source);
    const yaw = (source.yaw + 90) * RADIANS;
    const pitch = -source.pitch * RADIANS;
    const ahead = frame(yaw, pitch);
    const above = frame(yaw, pitch + Math.PI / 2);
    const side = {
        x: -(ahead.y * above.z - ahead.z * above.y),
        y: -(ahead.z * above.x - ahead.x * above.z),
        z: -(ahead.x * above.y - ahead.y * above.x),
    };
    return {
        x: x + ahead.x * forward + above.x * up + side.x * left,
        y: y + ahead.y * forward + above.y * up + side.y * left,
        z: z + ahead.z * forward + above.z * up + side.z * left,
    };
}
const frame = (yaw, pitch) => ({
    x: Math.cos(yaw) * Math.cos(pitch),
    y: Math.sin(pitch),
    z: Math.sin(yaw) * Math.cos(pitch),
});
/** Yaw and pitch from one point to another, in degrees. */
export function lookAt(from, to) {
    const d = { x: to.x - from.x, y: to.y - from.y, z: to.z - from.z };
    return {
        yaw: Math.atan2(d.z, d.x) / RADIANS - 90,
        pitch: -Math.atan2(d.y, Math.hypot(d.x, d.z)) / RADIANS,
    };
}
