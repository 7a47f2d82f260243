import type { Game } from '../../kernel/game.ts';
import { type NbtCompound } from '../../library/nbt.ts';
import type { StringReader } from '../tree/reader.ts';
/** Reads [component=value,!removed,…]; returns the equivalent tags. */
export declare function readComponents(reader: StringReader, { registry }: Game): NbtCompound | null;
/** Whether tags contain exactly the required components; others do not matter. */
export declare function haveComponents(tags: NbtCompound | null, wanted: NbtCompound): boolean;
