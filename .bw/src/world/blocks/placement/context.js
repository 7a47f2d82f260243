import { directionOfYaw, facesByLook, isHorizontal, opposite, } from '../../geometry.js';
/** The horizontal direction in which a player looks. */
export const headingOf = (look) => directionOfYaw(look.yaw);
/**
 * Sides to try for a block that hangs on another: the clicked one first, then in the order of the player's look (vanilla order).
 */
export function sidesToTry(context) {
    const byLook = facesByLook(context.look);
    if (context.replaces)
        return byLook;
    const clicked = opposite(context.face);
    return [clicked, ...byLook.filter((face) => face !== clicked)];
}
/** Whether the click selects the upper half: from below, or high on a side. */
export function wantsTop(context) {
    if (context.face === 'down')
        return true;
    return context.face !== 'up' && context.cursor.y > 0.5;
}
export const clickedSide = (context) => isHorizontal(context.face) && !context.replaces ? context.face : null;
