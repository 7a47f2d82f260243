import type { Blocks, PlaceClick, PlacedBlock } from '../kernel/blocks/behaviour.ts';
/**
 * Scaffolding clicked with scaffolding grows at its end: up, or ahead if its top was clicked; when sneaking, at the clicked face.
 */
export declare function scaffold(level: Blocks, click: PlaceClick): PlacedBlock[] | null;
