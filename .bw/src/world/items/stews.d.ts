import { type NbtTag } from '../library/nbt.ts';
import type { Registry } from '../library/prismarine.ts';
import type { ItemStack, Items } from './stack.ts';
/** An effect of a stew, by name without namespace. */
export interface StewEffect {
    readonly effect: string;
    readonly ticks: number;
}
export declare const STEW_FLOWERS: readonly string[];
/** A stew with a flower's effect. */
export declare function stewOf(items: Items, flower: string): ItemStack;
export declare const stewWith: (items: Items, effect: StewEffect) => ItemStack;
/** A bowl, both mushrooms and a flower (vanilla SuspiciousStewRecipe); null for other items. */
export declare function stewFrom(items: Items, used: readonly ItemStack[]): ItemStack | null;
/** The effects of a stew. */
export declare function stewEffects(registry: Registry, tags: Readonly<Record<string, NbtTag | undefined>> | undefined): StewEffect[];
interface WireEffect {
    readonly effect: number;
    readonly duration: number;
}
/** The stew component in the protocol. */
export declare const stewWire: {
    toWire(tags: Readonly<Record<string, NbtTag | undefined>>, registry: Registry): unknown;
    fromWire({ effects }: {
        effects: readonly WireEffect[];
    }, registry: Registry): Record<string, NbtTag>;
};
export {};
