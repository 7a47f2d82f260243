import prismarineBlock from 'prismarine-block';
import type { Bot } from './bot.ts';
import type { Block } from './library-types.ts';
/** The class of blocks of a version, made once for all its bots. */
export declare const blockClassOf: (key: import("prismarine-registry").Registry & import("./library-types.ts").ClientRegistry) => typeof prismarineBlock.Block;
/**
 * A block with a state but no position, for reading the library's data about that state: digging, properties. Must not be
 * modified.
 */
export declare const blockOfState: ({ registry }: Bot, state: number) => Block;
