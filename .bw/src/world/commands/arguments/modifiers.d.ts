import { type ItemModifier } from '../item-modifiers.ts';
import type { ArgumentType } from '../tree/node.ts';
/** An item modifier: one from a data pack, by name, or, since 1.20.5, one that is written inline. */
export declare const MODIFIER: ArgumentType<ItemModifier>;
