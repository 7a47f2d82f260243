import { type Vec } from '../geometry.ts';
import type { Blocks } from '../kernel/blocks/behaviour.ts';
import type { BlockState } from '../kernel/blocks/states.ts';
/** How easily a block catches fire, and how easily it burns away (vanilla FireBlock: igniteOdds and burnOdds). */
interface Flammability {
    readonly ignites: number;
    readonly burns: number;
}
/** How a block burns; waterlogged blocks do not. */
export declare function flammability({ name, properties }: BlockState): Flammability;
export declare const isFlammable: (state: BlockState) => boolean;
/** Whether something next to, above or below a cell can burn. */
export declare const isBesideFuel: (level: Pick<Blocks, 'get'>, p: Vec) => boolean;
export {};
