/** Rock that makes up the Overworld (vanilla tag `base_stone_overworld`). */
export declare const BASE_STONE: readonly string[];
/** Whether a block is rock that makes up large parts of the Overworld. */
export declare const isBaseStone: (block: string) => boolean;
/** Whether a block is bare dirt, or dirt covered with grass. */
export declare const isDirtOrGrass: (block: string) => boolean;
/** Whether a block stands or lies on the ground of the Overworld without being part of it: trees, mushrooms, cacti, snow. */
export declare const isAboveGround: (block: string) => boolean;
/** Whether a block turns into dirt when a solid block is placed on it (vanilla): farmland and paths. */
export declare const turnsIntoDirt: (block: string) => boolean;
/** Whether a block overhead belongs to the roof of a cave: rock, ore or soil that no player placed. */
export declare const isNaturalRoof: (block: string) => boolean;
