import { type ItemStack } from '../../items/stack.ts';
import { type Bearer } from './attributes.ts';
import { type Damage } from './damage.ts';
/** The armour that a body wears, from feet to head, with null or undefined for empty slots. */
export declare const wornBy: (body: Bearer) => readonly (ItemStack | null)[];
/** Damage left after armour, resistance and enchantments (vanilla, in this order). */
export declare function afterReductions(body: Bearer, { amount, cause, breach }: Damage): number;
/** Lets a body's absorption take damage. Returns the rest for its health. */
export declare function afterAbsorption({ traits }: Bearer, amount: number): number;
