/** Converts between an item's tags, as stored by the world, and its components (1.20.5 and later). */
import { type NbtTag } from '../../library/nbt.ts';
import type { Registry } from '../../library/prismarine.ts';
import { type Tags } from './kinds.ts';
/** Whether items of this version have components instead of tags. */
export declare const hasComponents: (registry: Registry) => boolean;
/** Names of all components of a version, in the order of its protocol. */
export declare function componentNames({ protocol }: Registry): readonly string[];
/** The tags with a component's data; null if the value is malformed. */
export declare function withComponent(tags: Tags, name: string, value: NbtTag): Tags | null;
/** The components equivalent to tags, by their full names. */
export declare function componentsOf(tags: Tags): Tags;
/** Data in the version's form: since 1.20.5 items in it have `count` and `components`. */
export declare const asShown: (registry: Registry, tag: NbtTag) => NbtTag;
/** Data in the world's form, from a command of the version. */
export declare const asKept: (registry: Registry, tag: NbtTag) => NbtTag;
