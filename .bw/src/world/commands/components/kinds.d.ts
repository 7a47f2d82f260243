/** Translates item components to the tags that expressed the same up to 1.20.4. The world stores items with tags. */
import { type NbtTag } from '../../library/nbt.ts';
export type Tags = Readonly<Record<string, NbtTag>>;
/** A component whose meaning the world knows. */
interface Kind {
    /** The equivalent tags; null if the value cannot be one of this component. */
    toTags(value: NbtTag): Tags | null;
    /** The component's value derived from tags; undefined if they do not contain it. */
    fromTags(tags: Tags): NbtTag | undefined;
}
export declare const membersOf: (tag: NbtTag | undefined) => Tags;
/** The components that correspond to tags with a known meaning. All others are kept unchanged. */
export declare const KINDS: Readonly<Record<string, Kind>>;
/** Root tags that the components above represent. */
export declare const KNOWN_TAGS: ReadonlySet<string>;
export {};
