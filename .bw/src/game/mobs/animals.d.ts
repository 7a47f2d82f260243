import type { ItemCount } from '../item-counts.ts';
/** What using a tool on an animal yields (vanilla). The tool is used up (a bucket is filled) or kept (shears). */
export interface AnimalGift {
    tool: string;
    usesUp: boolean;
    gives: ItemCount;
}
/** Animals that tasks may mention. */
export declare const isAnimal: (name: string) => boolean;
/** The yield of using a tool on an animal; undefined if there is none. */
export declare const giftOf: (animal: string, tool: string) => AnimalGift | undefined;
/** Everything that an animal gives. */
export declare const giftsOf: (animal: string) => readonly AnimalGift[];
export declare const lootOf: (animal: string) => readonly ItemCount[];
