import type { ItemStack } from '../items/stack.ts';
import type { Game } from '../kernel/game.ts';
import type { EnchantmentDefinition } from '../library/prismarine.ts';
import { type Text } from '../protocol/fields.ts';
import type { Target } from './source.ts';
/** A text about one target, using its name, or about several, using their number; vanilla has a key for each. */
export declare function oneOrMany(list: readonly Target[], one: (name: Text) => Text, many: (count: number) => Text): Text;
/** The name of an item in brackets; hovering over it shows the item (vanilla ItemStack.getDisplayName). */
export declare function itemText(game: Game, stack: ItemStack | null): Text;
/** Only the name of an item. */
export declare function itemName({ registry: { language } }: Game, stack: ItemStack | null): Text;
export declare const effectText: (name: string) => Text;
/** An enchantment and its level (vanilla Enchantment.getFullname). */
export declare function enchantmentText(name: string, { maxLevel }: EnchantmentDefinition, level: number): Text;
/** Texts with commas between them. */
export declare function listText(list: readonly Text[]): Text;
