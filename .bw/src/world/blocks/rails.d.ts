import { type Vec } from '../geometry.ts';
import type { Blocks } from '../kernel/blocks/behaviour.ts';
import type { BlockState } from '../kernel/blocks/states.ts';
/** Connects a newly placed rail with the rails around it (vanilla RailState.place). */
export declare function joinRails(level: Blocks, p: Vec, state: BlockState): void;
