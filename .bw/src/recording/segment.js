import { ByteReader, ByteWriter } from './bytes.js';
import { readHands, writeHands } from './hands.js';
/** Resolution of recorded places (steps per block), and of angles (steps per turn). */
export const PER_BLOCK = 128;
export const PER_TURN = 4096;
/** Cells of a section of 16 × 16 × 16 blocks. */
export const SECTION_CELLS = 4096;
/** A figure's activities, as bits of `Gear.doing`. */
export const DOING = {
    sneaking: 1,
    swinging: 2,
    sleeping: 4,
    burning: 8,
    baby: 16,
    dead: 32,
    hurt: 64,
};
export const WEATHERS = ['clear', 'rain', 'thunder'];
const AXES = ['x', 'y', 'z', 'yaw', 'pitch'];
/** A segment as uncompressed bytes, valid until `to` is used again. The same segment gives the same bytes. */
export function encodeSegment(segment, to = new ByteWriter()) {
    to.clear();
    const list = (items, write) => to.list(items, write);
    to.count(segment.time);
    to.count(WEATHERS.indexOf(segment.weather));
    writeColumns(to, segment.columns);
    to.count(segment.edits === undefined ? 0 : 1);
    if (segment.edits !== undefined)
        list(segment.edits, cellWriter(to));
    const cell = cellWriter(to);
    list(segment.changes, (change) => {
        to.count(change.offset);
        to.count(change.by);
        cell(change);
    });
    list(segment.tracks, (track) => {
        for (const value of [track.id, track.kind, track.name, track.offset])
            to.count(value);
        to.count(track.x.length);
        for (const axis of AXES)
            to.steps(track[axis]);
        list(track.gear, ({ at, items, doing }) => {
            to.count(at);
            for (const item of items)
                to.count(item);
            to.count(doing);
        });
    });
    list(segment.carried, ({ offset, agent, selected, health, food, stacks }) => {
        for (const value of [offset, agent, selected, health, food])
            to.count(value);
        list(stacks, ({ slot, item, count }) => {
            for (const value of [slot, item, count])
                to.count(value);
        });
    });
    list(segment.said, ({ offset, from, text }) => {
        to.count(offset);
        to.count(from);
        to.text(text);
    });
    writeHands(to, segment);
    return to.written;
}
/** The segment that `encodeSegment` made these bytes of. */
export function decodeSegment(bytes) {
    const from = new ByteReader(bytes);
    const count = () => from.count();
    const time = count();
    const weather = WEATHERS[count()] ?? 'clear';
    const columns = readColumns(from);
    const edits = count() === 1 ? from.list(cellReader(from)) : undefined;
    const cell = cellReader(from);
    return {
        time,
        weather,
        columns,
        edits,
        changes: from.list(() => ({ offset: count(), by: count(), ...cell() })),
        tracks: from.list(() => readTrack(from)),
        carried: from.list(() => ({
            offset: count(),
            agent: count(),
            selected: count(),
            health: count(),
            food: count(),
            stacks: from.list(() => ({ slot: count(), item: count(), count: count() })),
        })),
        said: from.list(() => ({ offset: count(), from: count(), text: from.text() })),
        ...readHands(from),
    };
}
function readTrack(from) {
    const count = () => from.count();
    const head = { id: count(), kind: count(), name: count(), offset: count() };
    const ticks = count();
    const steps = () => from.steps(ticks);
    return {
        ...head,
        x: steps(),
        y: steps(),
        z: steps(),
        yaw: steps(),
        pitch: steps(),
        gear: from.list(() => ({
            at: count(),
            items: Array.from({ length: 6 }, count),
            doing: count(),
        })),
    };
}
/** Writes cells, each as the offset from the previous one. */
function cellWriter(to) {
    let before = { x: 0, y: 0, z: 0 };
    return ({ x, y, z, block }) => {
        to.signed(x - before.x);
        to.signed(y - before.y);
        to.signed(z - before.z);
        to.count(block);
        before = { x, y, z };
    };
}
function cellReader(from) {
    const at = { x: 0, y: 0, z: 0 };
    return () => {
        at.x += from.signed();
        at.y += from.signed();
        at.z += from.signed();
        return { ...at, block: from.count() };
    };
}
/** One cell in this many decides whether two sections are compared. */
const SAMPLE = 61;
/** Sections that have the same blocks are written once. */
function writeColumns(to, columns) {
    const { distinct, numbers } = distinctSections(columns);
    to.count(distinct.length);
    for (const section of distinct)
        writeSection(to, section);
    to.count(columns.length);
    for (const { cx, cz, biomes, sections } of columns) {
        to.signed(cx);
        to.signed(cz);
        for (const biome of biomes)
            to.count(biome);
        to.count(sections.length);
        for (const section of sections)
            to.count(section === undefined ? 0 : (numbers.get(section) ?? 0));
    }
}
/** The sections of columns, each content once, and the number of each section's content, from 1. */
function distinctSections(columns) {
    const distinct = [];
    const numbers = new Map();
    const byHash = new Map();
    const numberOf = (section) => {
        const hash = hashOf(section);
        const alike = byHash.get(hash) ?? [];
        const same = alike.find((number) => isSame(section, distinct[number - 1]));
        if (same !== undefined)
            return same;
        const number = distinct.push(section);
        byHash.set(hash, [...alike, number]);
        return number;
    };
    for (const { sections } of columns)
        for (const section of sections)
            if (section !== undefined && !numbers.has(section))
                numbers.set(section, numberOf(section));
    return { distinct, numbers };
}
function hashOf(section) {
    let hash = 0;
    for (let i = 0; i < section.length; i += SAMPLE)
        hash = (Math.imul(hash, 31) + section[i]) | 0;
    return hash;
}
function isSame(a, b) {
    for (let i = 0; i < a.length; i++)
        if (a[i] !== b[i])
            return false;
    return true;
}
function readColumns(from) {
    const sections = from.list(() => readSection(from));
    return from.list(() => ({
        cx: from.signed(),
        cz: from.signed(),
        biomes: Array.from({ length: 16 }, () => from.count()),
        sections: from.list(() => sections[from.count() - 1]),
    }));
}
/** By block: its index in the palette under construction, from 1. All are 0 between two sections. */
const PLACES = new Uint16Array(65_536);
const CELLS = new Uint8Array(2 * SECTION_CELLS);
/** A palette and a byte for each cell, or two if 256 blocks are not enough. */
function writeSection(to, section) {
    const palette = [];
    // most cells equal the previous one
    let last = -1;
    let place = 0;
    for (let i = 0; i < SECTION_CELLS; i++) {
        const block = section[i];
        if (block !== last) {
            last = block;
            place = PLACES[block];
            if (place === 0) {
                place = palette.push(block);
                PLACES[block] = place;
            }
        }
        CELLS[i] = place - 1;
    }
    const isLarge = palette.length > 256;
    if (isLarge)
        for (let i = 0; i < SECTION_CELLS; i++)
            CELLS[SECTION_CELLS + i] = (PLACES[section[i]] - 1) >> 8;
    to.count(palette.length);
    for (const block of palette) {
        to.count(block);
        PLACES[block] = 0;
    }
    to.raw(isLarge ? CELLS : CELLS.subarray(0, SECTION_CELLS));
}
function readSection(from) {
    const palette = Uint16Array.from(from.list(() => from.count()));
    const cells = from.raw();
    const section = new Uint16Array(SECTION_CELLS);
    for (let i = 0; i < SECTION_CELLS; i++)
        section[i] = palette[cells[i] + 256 * (cells[SECTION_CELLS + i] ?? 0)] ?? 0;
    return section;
}
