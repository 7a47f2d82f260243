import type { Face, Vec } from '../geometry.ts';
import type { ItemStack } from '../items/stack.ts';
import type { Storage } from '../kernel/inventory/storage.ts';
import type { Level } from '../kernel/level.ts';
/** A slot of a container as hoppers and droppers access it. */
export interface Place {
    get(): ItemStack | null;
    set(stack: ItemStack | null): void;
    takes(stack: ItemStack): boolean;
    gives(stack: ItemStack): boolean;
}
/** All slots of a list, without restrictions. */
export declare const listPlaces: (list: Storage) => Place[];
/** The slots of a container that can be accessed through a face; empty if there is no container. */
export declare function placesAt(level: Level, p: Vec, face: Face): Place[];
