import { z } from 'zod';
const PATTERN = /^(?:minecraft:)?([a-z0-9_]+)(?:\[([a-z0-9_=,]*)\])?$/;
/**
 * Reads a block in the syntax of the game's commands: `oak_stairs[facing=east,half=bottom]`.
 * @returns undefined if the syntax is wrong; names are not checked here.
 */
export function parseBlock(text) {
    const match = PATTERN.exec(text.replaceAll(' ', ''));
    if (match === null)
        return undefined;
    const properties = {};
    for (const pair of (match[2] ?? '').split(',').filter((part) => part !== '')) {
        const [key, value, ...rest] = pair.split('=');
        if (key === undefined || value === undefined || key === '' || value === '' || rest.length > 0)
            return undefined;
        properties[key] = value;
    }
    return { name: match[1], properties };
}
/** Writes a block in the syntax of the game's commands, with properties in alphabetical order. */
export function formatBlock(block) {
    const pairs = Object.entries(block.properties)
        .map(([key, value]) => `${key}=${value}`)
        .sort();
    return pairs.length === 0 ? block.name : `${block.name}[${pairs.join(',')}]`;
}
/** Whether the block has the required name and every required property. */
export function satisfies(block, wanted) {
    if (block.name !== wanted.name)
        return false;
    return Object.entries(wanted.properties).every(([key, value]) => String(block.properties[key]) === value);
}
export const isAir = (name) => name === 'air' || name === 'cave_air' || name === 'void_air';
export const blockSpecSchema = z.object({ name: z.string(), properties: z.record(z.string(), z.string()) });
