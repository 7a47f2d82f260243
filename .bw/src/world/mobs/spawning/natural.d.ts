import { type Vec } from '../../geometry.ts';
import type { Chance } from '../../kernel/chance.ts';
import type { Game } from '../../kernel/game.ts';
/** Spawns and despawns mobs around players (vanilla NaturalSpawner). Uses a separate random stream. */
export declare function tickSpawning(game: Game): void;
/** Puts a mob into the world; `before` is the number of its group that have already spawned. */
export declare function spawnMob(game: Game, kind: string, p: Vec, { before, chance }: {
    before: number;
    chance: Chance;
}): void;
