/** How enchantments are drawn for items (vanilla EnchantmentHelper): at enchanting tables, and for villagers' goods. */
import type { Registry } from '../library/prismarine.ts';
import type { JavaRandom } from './java-random.ts';
import type { ItemStack } from './stack.ts';
import type { Enchantment } from './tags.ts';
/** A source of integers from 0 to a bound, and of numbers in [0, 1). */
type Draws = Pick<JavaRandom, 'nextInt' | 'nextFloat'>;
/** Enchantability of an item; 0 if a table cannot enchant it. */
export declare function enchantability(name: string): number;
/** Draws enchantments of a level (vanilla selectEnchantment). Treasure enchantments only if `treasure`. */
export declare function selected(registry: Registry, random: Draws, stack: ItemStack, cost: number, treasure?: boolean): Enchantment[];
export {};
