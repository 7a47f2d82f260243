import type { PlaceContext } from '../../kernel/blocks/behaviour.ts';
import type { StateProperties } from '../../kernel/blocks/states.ts';
/** Properties determined by the click. */
export declare function orientation(context: PlaceContext): StateProperties;
