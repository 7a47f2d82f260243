import type { NbtTag } from '../../library/nbt.ts';
/** A UUID as the four integers in which it is saved. */
export declare function uuidTag(uuid: string): NbtTag;
/** The UUID in four integers; undefined for other tags. */
export declare function uuidIn(tag: NbtTag | undefined): string | undefined;
