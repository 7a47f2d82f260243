import type { BlockSpec } from '../block.ts';
import type { Grip } from '../blocks/sturdy.ts';
import type { PlacementOption, Properties, Side } from './options.ts';
/** Something done to a block after the click that placed it. */
export interface FinishingStep {
    /** The item that is used on the block; `again` repeats the click with another of the placing item, `hand` clicks the block. */
    use: string;
    /** Maximum number of uses. */
    times: number;
    /** The content of the cell after the step. A step whose result already exists is left out. */
    gives: BlockSpec;
    /** With `again`: the side of the neighbour to click instead. */
    against?: Side;
}
/** How a property of a placed block gets its value. */
export interface PropertyRule {
    /**
     * `click`: from where and how the player clicks; `steps`: from finishing steps; `neighbours`: from the blocks around it, now or
     * later; `fixed`: always the same when a player places it; `chance`: random or changing with time, so that no blueprint can
     * require it.
     */
    by: 'click' | 'steps' | 'neighbours' | 'fixed' | 'chance';
    /** A short description for the table in the docs. */
    how: string;
    /** The values that a player can produce. Absent: all. */
    values?: readonly string[];
}
/** Blocks that are placed in the same way. The data of a family holds in all versions that have its blocks. */
export interface PlacingFamily {
    /** Heading in the docs table. */
    title: string;
    /** Names separated by spaces, a pattern, or a test of names. */
    blocks: string | RegExp | ((name: string) => boolean);
    /** One sentence for the table: how a player places them. */
    how: string;
    /** Why players cannot place them. */
    impossible?: string;
    /** The item that places a block; its own name if absent. */
    item?(name: string): string;
    /** The block that appears first, if neighbours or steps turn it into the required one. */
    placedAs?(name: string, properties: Properties): string;
    /** The properties that the first click decides, unless it decides all of them. */
    begins?(properties: Properties): Properties;
    /** Ways to click. Absent: against any neighbour. */
    options?(properties: Properties, name: string): PlacementOption[];
    steps?(properties: Properties, name: string): FinishingStep[];
    /** Water must be poured into the cell first. */
    inWater?: true;
    /** Overrides the rules that hold for properties of this name in general. */
    properties?: Readonly<Record<string, PropertyRule>>;
    /** The side on which it needs a neighbour to hold (vanilla canSurvive); undefined if it holds in the air. */
    needs?(properties: Properties, name: string): Side | undefined;
    /** How much of that neighbour's face must be solid (vanilla canSurvive); absent: none of it. */
    grip?: Grip;
    /** Its best support; absent: any full block. */
    host?(name: string, properties: Properties): string;
    /** Names of all blocks that can support it (vanilla canSurvive); absent: any. */
    hosts?: RegExp;
    /**
     * Names of blocks on which it survives in any light; on others it needs darkness (vanilla MushroomBlock.canSurvive). Absent:
     * light does not matter.
     */
    hostsInLight?: RegExp;
}
