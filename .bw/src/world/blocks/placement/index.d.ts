import type { Blocks, PlaceClick, PlacedBlock } from '../../kernel/blocks/behaviour.ts';
/** The blocks that a click with an item would place, oriented and joined; null if they cannot be placed. */
export declare function placement(level: Blocks, item: string, click: PlaceClick): readonly PlacedBlock[] | null;
