import { z } from 'zod';
/** A block's name and the state properties that matter, e.g. oak stairs facing east. */
export interface BlockSpec {
    name: string;
    properties: Readonly<Record<string, string>>;
}
/**
 * Reads a block in the syntax of the game's commands: `oak_stairs[facing=east,half=bottom]`.
 * @returns undefined if the syntax is wrong; names are not checked here.
 */
export declare function parseBlock(text: string): BlockSpec | undefined;
/** Writes a block in the syntax of the game's commands, with properties in alphabetical order. */
export declare function formatBlock(block: {
    name: string;
    properties: Readonly<Record<string, string | number | boolean>>;
}): string;
/** Whether the block has the required name and every required property. */
export declare function satisfies(block: {
    name: string;
    properties: Readonly<Record<string, string | number | boolean>>;
}, wanted: BlockSpec): boolean;
export declare const isAir: (name: string) => boolean;
export declare const blockSpecSchema: z.ZodObject<{
    name: z.ZodString;
    properties: z.ZodRecord<z.ZodString, z.ZodString>;
}, z.core.$strip>;
