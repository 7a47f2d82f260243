import { badStructure, checkedSize, isInSize, listOf, membersOf, } from './structure.js';
/** Names that mean "keep the existing block". */
const VOID = 'minecraft:structure_void';
/** Reads a vanilla structure template (.nbt): size, palette, blocks. Ignores entities. Throws 'bad_structure'. */
export function templateOf({ value }) {
    const size = checkedSize(listOf(value['size'], 'int', 'size'));
    const palette = paletteOf(value);
    const blocks = listOf(value['blocks'], 'compound', 'blocks');
    return { size, blocks: blocks.flatMap((block) => blockOf(block, palette, size)) };
}
/** Uses the first palette if there are several, as for shipwrecks. */
function paletteOf(value) {
    const list = value['palettes']
        ? listOf(value['palettes'], 'list', 'palettes')[0]
        : undefined;
    const entries = value['palettes']
        ? listOf(list && { type: 'list', value: list }, 'compound', 'palette')
        : listOf(value['palette'], 'compound', 'palette');
    return entries.map((entry) => {
        const name = entry['Name'];
        if (name?.type !== 'string' || name.value === '')
            throw badStructure('a palette entry without a name', 'a block name');
        const properties = entry['Properties'] ? membersOf(entry['Properties'], 'Properties') : {};
        const texts = Object.entries(properties).map(([key, tag]) => [key, String(tag?.value)]);
        return { name: String(name.value), properties: Object.fromEntries(texts) };
    });
}
function blockOf(block, palette, size) {
    const [x, y, z] = listOf(block['pos'], 'int', 'pos');
    if (x === undefined || y === undefined || z === undefined)
        throw badStructure('a block without a position', 'three numbers');
    if (!isInSize({ x, y, z }, size))
        throw badStructure(`a block at ${x}, ${y}, ${z}`, 'a position inside the size');
    const state = Number(block['state']?.value);
    const entry = palette[state];
    if (!entry)
        throw badStructure(`palette entry ${state}`, `0 to ${palette.length - 1}`);
    if (entry.name === VOID)
        return [];
    const nbt = block['nbt'];
    const data = nbt ? { nbt: { type: 'compound', value: membersOf(nbt, 'nbt') } } : {};
    return [{ x, y, z, ...entry, ...data }];
}
