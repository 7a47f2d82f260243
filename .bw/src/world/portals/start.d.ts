import { type Vec } from '../geometry.ts';
import type { DimensionName } from '../kernel/dimensions.ts';
import type { Game } from '../kernel/game.ts';
import type { Player } from '../kernel/player/player.ts';
/** The positions where new players spawn. */
export interface Start {
    readonly dimension: DimensionName;
    readonly position: Vec;
    readonly biome: string;
}
/** The position where players spawn in a dimension. */
export declare function startOf(game: Game, dimension?: DimensionName): Start;
/** Puts a player there, and makes that its respawn point unless it is in the overworld. */
export declare function beginAt({ world }: Game, player: Player, { dimension, position }: Start): void;
