import { type NbtTag } from '../../library/nbt.ts';
type Members = Readonly<Record<string, NbtTag | undefined>>;
/** Tags that vanilla does not have, and the compound that contains them. */
export declare const ownTags: (tags: Record<string, NbtTag>) => Record<string, NbtTag>;
/** The tags in our own compound. */
export declare const ownTagsOf: (said: Members) => Members;
/** A number in a tag; undefined if there is none. */
export declare function numberTag(said: Members, key: string): number | undefined;
export {};
