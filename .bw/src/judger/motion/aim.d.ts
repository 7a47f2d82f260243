import type { Position } from '../../core/position.ts';
import type { ActionContext } from '../actions/action.ts';
/**
 * Looks at a point and waits until the server knows. mineflayer 4.39 sends a forced look with the next physics tick; an action
 * right after it would still use the old direction.
 */
export declare function aimAt({ bot }: ActionContext, { x, y, z }: Position): Promise<void>;
/**
 * The same for an agent that may have looked there since the last tick, e.g. at the end of a walk; then it does
 * not wait.
 */
export declare function keepAim(context: ActionContext, { x, y, z }: Position): Promise<void>;
/**
 * Looks at a point without waiting for the server: for clicks that do not depend on the look. The server reads
 * the target from the click itself, and a vanilla client that turns and clicks within one tick also sends the
 * click first.
 */
export declare function turnTo({ bot }: ActionContext, { x, y, z }: Position): Promise<void>;
