import { type Registry } from './prismarine.ts';
/** The data of a version, with its known errors fixed. All worlds of a process share it. */
export declare function loadRegistry(version: string): Registry;
