import type { BlockFamily } from '../kernel/blocks/table.ts';
import type { Behaviour } from '../kernel/game.ts';
/** A family of blocks and its behaviour. */
export type Family = BlockFamily<Behaviour>;
type Names = (name: string) => boolean;
/** Blocks with these names, separated by spaces. */
export declare const named: (names: string) => Names;
/** Blocks whose names end with one of these. */
export declare const ending: (...endings: readonly string[]) => Names;
/** Blocks whose names match a pattern. */
export declare const matching: (pattern: RegExp) => Names;
/** The light of a block while it is lit. */
export declare const litWith: (light: number) => NonNullable<Behaviour['light']>;
/** Defines a family: its blocks and their behaviour. */
export declare const family: (blocks: Names, behaviour: Behaviour) => Family;
export {};
