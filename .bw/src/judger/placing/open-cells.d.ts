import { type Position } from '../../core/position.ts';
import type { BlueprintBlock } from '../../task/task.ts';
import type { SceneView } from '../motion/scene-view.ts';
/** Cells that still have to be filled. */
export interface OpenCells {
    /** Cells of the agent's current subtask. */
    readonly own: readonly Position[];
    /** Cells of its teammates and of its own later subtasks. */
    readonly others: readonly Position[];
}
/** The blueprint's cells around a cell that are still empty, as far as the agent sees; the cell itself is excluded. */
export declare function openCells(view: SceneView, { own, blueprint, around, }: {
    own: readonly Position[];
    blueprint: readonly BlueprintBlock[];
    around: Position;
}): OpenCells;
