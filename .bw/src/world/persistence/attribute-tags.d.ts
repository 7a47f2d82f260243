import { type Bearer } from '../kernel/entities/attributes.ts';
import type { Traits } from '../kernel/entities/traits.ts';
import { type NbtTag } from '../library/nbt.ts';
/** The list of a body's attributes. */
export declare function savedAttributes(body: Bearer): NbtTag;
/** Sets the attributes that this server supports. A list that contains an attribute defines it completely. */
export declare function applyAttributes(traits: Traits, list: NbtTag | undefined): void;
