import type { Modifier } from './modifiers.ts';
import type { ItemStack } from './stack.ts';
/** Attribute changes of an item in a slot of the equipment packet: hands, then feet to head, then an animal's body. */
export declare function gearModifiers(stack: ItemStack, slot: number): readonly Modifier[];
/** Durability that a hit costs the held item. */
export declare function attackWear(weapon: ItemStack): number;
/** Durability that breaking a block costs the held item. */
export declare function digWear(tool: ItemStack): number;
