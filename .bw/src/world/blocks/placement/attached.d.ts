import type { PlaceContext } from '../../kernel/blocks/behaviour.ts';
import type { BlockState, StateProperties } from '../../kernel/blocks/states.ts';
import { sidesToTry } from './context.ts';
/** Torches, signs, banners and heads: the first supported form, standing or on a wall, in the order of the player's look. */
export declare function standingOrWall(context: PlaceContext, wallName: string): BlockState | null;
/** Ladders and wall forms: on the first wall that supports them. */
export declare function onWall(context: PlaceContext, name?: string): BlockState | null;
/** Levers, buttons and grindstones: on a floor, ceiling or wall. */
export declare function faceAttached(context: PlaceContext): BlockState | null;
/** The state for the first side on which the block would be supported. */
export declare function firstThatHolds(context: PlaceContext, name: string, properties: (side: ReturnType<typeof sidesToTry>[number]) => StateProperties | null): BlockState | null;
