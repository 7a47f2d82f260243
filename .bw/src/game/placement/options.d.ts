export type Compass = 'north' | 'south' | 'west' | 'east';
export type Side = Compass | 'up' | 'down';
export type Half = 'top' | 'bottom';
/** State properties of a block, as written in blueprints. */
export type Properties = Readonly<Record<string, string>>;
export declare const COMPASS: readonly Compass[];
export declare const SIDES: readonly Side[];
export declare const opposite: (side: Side) => Side;
export declare const counterclockwise: (side: Side) => Side;
export declare const clockwise: (side: Side) => Side;
export declare const offsetOf: (side: Side) => {
    x: number;
    y: number;
    z: number;
};
/**
 * One way to place a block in the wanted orientation: click the neighbour on side `against`, in the given half of its face, while
 * looking in direction `look`. Absent parts may have any value.
 */
export interface PlacementOption {
    /** Side of the target cell of the clicked neighbour; `down` clicks the top face of the block below. */
    against: Side;
    half?: Half;
    /** Direction in which the player looks; up and down only for blocks that can point upwards. */
    look?: Side;
    /** The block can also point up and down, so the look must not be steep. */
    inSpace?: true;
    /** The yaw of the look in sixteenths of a circle: 0 is south, 4 west, 8 north, 12 east. */
    sixteenth?: number;
    /** Side of the clicked face where the cursor is (for door hinges). */
    lean?: Compass;
    /** Sneaking keeps a chest from joining the one beside it. */
    sneak?: true;
    /** The clicked neighbour is a still water block (lily pads). */
    floats?: true;
}
/** The part of an option that the clicked side does not determine. */
export type Manner = Omit<PlacementOption, 'against'>;
/** The same click against each of these sides. */
export declare const against: (sides: readonly Side[], manner?: Manner) => PlacementOption[];
export declare const looking: (look: Side | undefined) => Manner;
/** The same for blocks that can also point up and down. */
export declare const lookingInSpace: (look: Side | undefined) => Manner;
/** Clicking a floor gives the lower half, a ceiling the upper half; on a side the cursor's height decides. */
export declare function halves(half: Half | undefined, manner?: Manner): PlacementOption[];
