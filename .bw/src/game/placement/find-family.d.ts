import type { PlacingFamily, PropertyRule } from './family.ts';
/** The family of a block; that of plain blocks if no other names it. */
export declare function familyOf(name: string): PlacingFamily;
/** How a property of a block gets its value. */
export declare const ruleOf: (name: string, property: string) => PropertyRule;
