import type { Vec } from '../geometry.ts';
import type { Blocks } from '../kernel/blocks/behaviour.ts';
import type { BlockState } from '../kernel/blocks/states.ts';
/** The state that a block gets from its neighbours: joined fences, stair corners, double chests (vanilla updateShape). */
export declare function shapedByNeighbours(level: Blocks, p: Vec, state: BlockState): BlockState;
