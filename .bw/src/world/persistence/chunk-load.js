import { WorldError } from '../errors.js';
import { surveyLoaded } from '../growth/loaded.js';
import { compounds } from '../items/item-nbt.js';
import { entityTypeOf } from '../kernel/blocks/block-entities.js';
import { stateOf } from '../kernel/blocks/palette.js';
import { biomeId } from '../kernel/chunks/biome-ids.js';
import { setBlockNbt } from '../kernel/chunks/block-nbt.js';
import { isPortal } from '../kernel/level.js';
import { isPart } from '../redstone/parts.js';
import { bitsFor, unpack } from './bits.js';
import { BIOMES, BLOCKS, biomeCell, blockCell, DATA_VERSION, MIN_BITS, MIN_DATA_VERSION, point, SECTION, } from './chunk-layout.js';
/**
 * Reads a chunk into the world; false for a chunk that vanilla has not finished generating. Adds positions of redstone
 * components to `parts`, so that they can update once all chunks are loaded. Throws 'bad_world' or 'unknown_block'.
 */
export function loadChunk(game, nbt, cx, cz, parts = []) {
    const status = String(nbt.value['Status']?.value ?? '').replace('minecraft:', '');
    checkVersion(nbt, cx, cz);
    if (status !== 'full')
        return false;
    const column = game.level.columns.blank();
    for (const section of compounds(nbt.value['sections'])) {
        try {
            loadSection(game, column, section, { cx, cz, parts });
        }
        catch (error) {
            throw error instanceof RangeError ? badChunk(cx, cz, error.message, 'whole sections') : error;
        }
    }
    game.level.columns.restore(cx, cz, column);
    surveyLoaded(game, compounds(nbt.value['sections']), cx, cz);
    loadBlockEntities(game, compounds(nbt.value['block_entities']), cx, cz);
    return true;
}
/** Throws 'bad_world' for a chunk of a version before 1.18. */
function checkVersion(nbt, cx, cz) {
    const version = Number(nbt.value['DataVersion']?.value ?? 0);
    if (version >= MIN_DATA_VERSION && nbt.value['sections']?.type === 'list')
        return;
    const wanted = `${MIN_DATA_VERSION} (1.18) to ${DATA_VERSION} (1.19.2)`;
    throw badChunk(cx, cz, `data version ${version}`, wanted);
}
function loadBlockEntities(game, list, cx, cz) {
    for (const members of list) {
        const at = (axis) => Number(members[axis]?.value);
        const p = { x: at('x'), y: at('y'), z: at('z') };
        if (p.x >> 4 === cx && p.z >> 4 === cz && game.level.contains(p))
            setBlockNbt(game.level, game.items, p, members);
    }
}
function loadSection(game, column, section, chunk) {
    const bottom = Number(section['Y']?.value) * SECTION;
    const { columns } = game.level;
    if (!(bottom >= columns.bottom && bottom < columns.top))
        return;
    const blocks = section['block_states']?.value;
    if (blocks !== undefined)
        loadBlocks(game, column, blocks, { ...chunk, bottom });
    const biomes = section['biomes']?.value;
    if (biomes)
        loadBiomes(game, column, biomes, bottom);
}
/** Loads the blocks of a section. */
function loadBlocks(game, column, blocks, { cx, cz, parts, bottom }) {
    const where = `chunk ${cx}, ${cz}`;
    const states = compounds(blocks['palette']).map((tag) => stateOf(game.level.states, tag, where));
    const palette = states.map(({ stateId }) => stateId);
    if (!palette.some((id) => id !== 0))
        return;
    const notes = states.map((state) => noteOf(game, state, parts));
    const at = point();
    each(blocks['data'], palette.length, { count: BLOCKS, least: MIN_BITS.blocks }, (i, choice) => {
        const id = palette[choice];
        if (id === undefined)
            throw new RangeError(`palette entry ${choice} of ${palette.length}`);
        if (id === 0)
            return;
        const cell = blockCell(at, bottom, i);
        column.setBlockStateId(cell, id);
        notes[choice]?.({ x: cx * SECTION + cell.x, y: cell.y, z: cz * SECTION + cell.z });
    });
}
/** Registers the blocks of a state with the world's systems; undefined: not needed. */
function noteOf(game, state, parts) {
    const notes = [];
    if (isPart(game, state))
        notes.push((p) => parts.push(p));
    if (isPortal(state.name))
        notes.push((p) => game.level.notePortal(p));
    if (entityTypeOf(state.name) !== null)
        notes.push((p) => game.level.survey(p, state));
    if (notes.length === 0)
        return undefined;
    return (p) => {
        for (const note of notes)
            note(p);
    };
}
function loadBiomes(game, column, biomes, bottom) {
    const names = biomes['palette']?.value?.value ?? [];
    const plains = biomeId(game.registry, 'plains') ?? 0;
    const ids = names.map((name) => biomeId(game.registry, String(name).replace('minecraft:', '')) ?? plains);
    const at = point();
    each(biomes['data'], ids.length, { count: BIOMES, least: MIN_BITS.biomes }, (i, choice) => column.setBiome(biomeCell(at, bottom, i), ids[choice] ?? plains));
}
/** Calls back for every cell with its palette index. */
function each(data, size, { count, least }, call) {
    if (size <= 1) {
        for (let i = 0; i < count; i++)
            call(i, 0);
        return;
    }
    unpack((data?.value ?? []), bitsFor(size, least), count).forEach((choice, i) => {
        call(i, choice);
    });
}
function badChunk(cx, cz, got, wanted) {
    return new WorldError('bad_world', `chunk ${cx}, ${cz} cannot be read`, {
        got,
        wanted,
        remedy: 'open and save the world in Minecraft 1.19.2 first, or delete that region',
    });
}
