import type { Position } from '../../core/position.ts';
import type { StackTest } from './benches.ts';
import type { SeenEntity } from './seen.ts';
/** The block or mob at the centre of an agent's view. */
export type InView = {
    readonly kind: 'block';
    readonly name: string;
    readonly cell: Position;
} | {
    readonly kind: 'entity';
    readonly name: string;
    readonly id: number;
} | {
    readonly kind: 'sky';
} | {
    readonly kind: 'nothing';
};
/** Using the held item in the air, and riding. */
export interface Wielding {
    /** Equips a stack that passes a test. @returns whether it is in the main hand */
    holdStack(test: StackTest): Promise<boolean>;
    /** Presses the use button: drinks, throws, draws a bow, raises a shield, casts a rod. */
    useHeld(): void;
    /** Releases the use button: shoots, lowers the shield. */
    releaseHeld(): void;
    /** Aims so that an item's projectile hits a point. @returns whether the point is in range */
    aimFlight(item: string, point: Position): Promise<boolean>;
    /** Clicks a face of a block with the held item. @param face the step from the block to the clicked side */
    clickFace(cell: Position, face: Position): Promise<void>;
    /** Casts the rod in the look direction, waits for a bite and reels in. @returns whether something bit */
    fish(): Promise<boolean>;
    /** Casts the held rod at an entity and pulls. @returns whether the hook has caught it */
    hook(entity: SeenEntity): Promise<boolean>;
    /** The entity that a mob or player sits on. */
    sitsOn(entity: SeenEntity): SeenEntity | undefined;
    /** Calls back when the agent's shield has blocked a hit. @returns a function that stops this */
    onBlocked(listener: () => void): () => void;
    /** The entity that the agent sits on. */
    vehicle(): SeenEntity | undefined;
    /** Moves its mount by up to `step` blocks towards a point, as a steering client does. */
    steerTowards(point: Position, step: number): void;
    inView(): InView;
}
