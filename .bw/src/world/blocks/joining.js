import { axisOf, opposite } from '../geometry.js';
import { kindOf } from '../kernel/blocks/rules.js';
/** Whether the gate has a post on this side. */
export const gateJoins = (level, gate, side) => kindOf(level, gate) === 'fence_gate' && axisOf(gate.properties['facing']) !== axisOf(side);
/** Whether a neighbour's side is full, so that fences, panes and walls connect to it. */
export const isFullSide = (level, other, side) => !level.blocks.of(other).refusesFences && level.shapes.isSturdy(other, opposite(side));
/** Whether a pane connects to a neighbour on a side. Walls connect to the same blocks, and to gates. */
export function joinsPane(level, other, side) {
    const kind = kindOf(level, other);
    return kind === 'pane' || kind === 'wall' || isFullSide(level, other, side);
}
