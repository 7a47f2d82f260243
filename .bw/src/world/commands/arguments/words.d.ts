import { type DimensionName } from '../../kernel/dimensions.ts';
import type { ArgumentType } from '../tree/node.ts';
/** One word. */
export declare const WORD: ArgumentType<string>;
/** Everything up to the end of the line. */
export declare const GREEDY: ArgumentType<string>;
/** A message, up to the end of the line. */
export declare const MESSAGE: ArgumentType<string>;
/** A text component as JSON, up to the end of the line; returned as the JSON of one object. */
export declare const COMPONENT: ArgumentType<string>;
/** Some of the axes x, y and z. */
export declare const SWIZZLE: ArgumentType<string>;
/** A dimension. */
export declare const DIMENSION: ArgumentType<DimensionName>;
