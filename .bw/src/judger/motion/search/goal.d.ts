import type { Position } from '../../../core/position.ts';
/** A cell to walk to, or to within a range of. */
export interface Goal extends Position {
    /** Maximum distance from the cell at which a walk ends (blocks); 0 means the cell itself. */
    readonly range: number;
}
/** The goal of standing in exactly this cell. */
export declare const goalCell: ({ x, y, z }: Position) => Goal;
/** The goal of standing within a range of this cell (blocks). */
export declare const goalNear: (cell: Position, range: number) => Goal;
/** Whether a cell fulfils a goal. */
export declare function isAtGoal(goal: Goal, { x, y, z }: Position): boolean;
/** Lower bound on the cost from a cell to the centre of a goal (in the costs of `Moves`). */
export declare function estimate(goal: Goal, x: number, y: number, z: number): number;
