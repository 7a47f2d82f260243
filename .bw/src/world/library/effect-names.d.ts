import type { Registry } from './prismarine.ts';
/** Name of a status effect as used in commands, without namespace, from its key in the data (`JumpBoost`). */
export declare const effectNameOf: (key: string) => string;
/** Number of an effect by its name; undefined if the version does not have it. */
export declare function effectNumberIn({ effectsByName }: Registry, name: string): number | undefined;
/** Name of an effect by its number. */
export declare function effectNameIn({ effectsByName }: Registry, number: number): string | undefined;
