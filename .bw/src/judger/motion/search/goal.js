/** The goal of standing in exactly this cell. */
export const goalCell = ({ x, y, z }) => ({
    x: Math.floor(x),
    y: Math.floor(y),
    z: Math.floor(z),
    range: 0,
});
/** The goal of standing within a range of this cell (blocks). */
export const goalNear = (cell, range) => ({ ...goalCell(cell), range });
/** Whether a cell fulfils a goal. */
export function isAtGoal(goal, { x, y, z }) {
    const [dx, dy, dz] = [goal.x - x, goal.y - y, goal.z - z];
    return dx * dx + dy * dy + dz * dz <= goal.range * goal.range;
}
/** Lower bound on the cost from a cell to the centre of a goal (in the costs of `Moves`). */
export function estimate(goal, x, y, z) {
    const [dx, dz] = [Math.abs(goal.x - x), Math.abs(goal.z - z)];
    return Math.abs(dx - dz) + Math.min(dx, dz) * Math.SQRT2 + Math.abs(goal.y - y);
}
