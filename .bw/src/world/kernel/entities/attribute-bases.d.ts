/** Base values of attributes by kind of body (vanilla createAttributes). */
import type { AttributeName } from '../../items/modifiers.ts';
/** The base value of an attribute for a kind of body. */
export declare const baseOfKind: (kind: string, name: AttributeName) => number;
