import type { Position } from '../../core/position.ts';
import type { BlockSpec } from '../../game/block.ts';
import type { GameRules, RuleBook } from '../../game/rules/rule-book.ts';
import type { RuleId } from '../rule-ids.ts';
/**
 * One thing that an action needs or changes. The true dependencies (`graph/needs`) are derived from these. They must be listed in
 * order: things that an action consumes come before those that it produces.
 */
export type Effect = 
/** Takes an item into the main hand. */
{
    kind: 'hold';
    item: string;
}
/** Opens a container, which must exist. */
 | {
    kind: 'open';
    container: Position;
}
/** Takes items out of a container, as far as it holds any. */
 | {
    kind: 'withdraw';
    container: Position;
    item: string;
    count: number;
}
/** Puts items into a container, from which other subtasks can withdraw them. A separate effect consumes them. */
 | {
    kind: 'store';
    container: Position;
    item: string;
    count: number;
}
/** Uses items up. */
 | {
    kind: 'consume';
    item: string;
    count: number;
    rule: RuleId;
}
/** Obtains items. */
 | {
    kind: 'produce';
    item: string;
    count: number;
}
/** Needs one of these tools, which is not used up. An empty list means that the bare hand will do. */
 | {
    kind: 'tool';
    anyOf: readonly string[];
    rule: RuleId;
}
/** Needs one of these blocks nearby. */
 | {
    kind: 'station';
    anyOf: readonly string[];
    rule: RuleId;
}
/** Fills a cell with the block of an item. A separate effect consumes the item. */
 | {
    kind: 'place';
    item: string;
    cell: Position;
}
/** Empties a cell. */
 | {
    kind: 'dig';
    cell: Position;
}
/** Gives items to another agent. */
 | {
    kind: 'hand-over';
    item: string;
    count: number;
}
/** Brings a crop closer to harvest: plants it or applies bone meal. */
 | {
    kind: 'ripen';
    cell: Position;
}
/** Harvests a crop that is not ripe at the start. */
 | {
    kind: 'harvest';
    cell: Position;
}
/** Turns soil into farmland. */
 | {
    kind: 'till';
    cell: Position;
};
/** The known state at an action's turn within its subtask. */
export interface EffectScene {
    readonly gameVersion: string;
    /** Rules of the world that differ from the game's. */
    readonly rules?: RuleBook | undefined;
    /** The item in the main hand, if an action of the subtask put it there. */
    readonly held: string | undefined;
    /** How many of an item the subtask has obtained but not yet used up. */
    carries(item: string): number;
    /** Whether any subtask obtains the item. */
    isObtainable(item: string): boolean;
    /** The task's block in a cell, or the one that the plan places there. */
    blockAt(cell: Position): {
        block: BlockSpec;
        isPlanned: boolean;
    } | undefined;
}
/** A scene in which only the game is known, for effects that do not depend on other actions. */
export declare const unknownScene: ({ gameVersion, rules }: GameRules) => EffectScene;
