import { type Game } from '../kernel/game.ts';
import type { NbtCompound } from '../library/nbt.ts';
import { type Text } from '../protocol/fields.ts';
import { type Coordinates } from './arguments/positions.ts';
import { type Selector } from './arguments/selector.ts';
import type { Target } from './source.ts';
import type { At, Run } from './tree/node.ts';
/** A holder of data: a block or an entity, with vanilla's messages about it. */
export interface Holder {
    read(): NbtCompound;
    merge(nbt: NbtCompound): void;
    /** Replaces its data; parts that are absent stay unchanged. */
    replace?(nbt: NbtCompound): void;
    whole(data: Text): Text;
    scaled(path: string, scale: string, value: number): Text;
    modified(): Text;
}
/** The holder named by the arguments read so far. */
export type HolderOf<A> = (run: Run, args: A) => Holder;
/** Adds the kinds of holders; `word` begins the names of their arguments, because a line may contain two. */
export declare function holders<B extends object>(at: At<B>, build: <A extends B>(at: At<A>, holderOf: HolderOf<A>) => void, word?: 'target' | 'source'): void;
/** The data of a block; throws if it has none. */
export declare function blockAt(run: Run, at: Coordinates): Holder;
/** The data of the entity that a selector finds. */
export declare const entityOf: (run: Run, selector: Selector) => Holder;
/** The data of an entity. */
export declare function holderOf(run: Run, target: Target): Holder;
/** All command storages of a world by name. */
export declare const storagesOf: ({ world }: Game) => Map<string, NbtCompound>;
/** The command storage with a given name. It lasts as long as the world is open. */
export declare function storageOf({ world }: Game, name: string): Holder;
