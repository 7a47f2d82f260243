import type { Vec } from '../geometry.ts';
import type { DimensionName } from '../kernel/dimensions.ts';
import type { Difficulty, Game, Weather } from '../kernel/game.ts';
import type { RuleValue } from '../kernel/game-rules.ts';
import type { GameMode } from '../options.ts';
import { type BlocksMoment } from './blocks.ts';
import { type EntitiesMoment } from './entities.ts';
import { type MemoriesMoment } from './memories.ts';
import { type PlayerMoment } from './players.ts';
import { type RecordsMoment } from './records.ts';
interface DimensionMoment {
    readonly name: DimensionName;
    readonly blocks: BlocksMoment;
    readonly entities: EntitiesMoment;
    readonly memories: MemoriesMoment;
    /** Blocks that were about to act, and fluids that were about to flow. */
    readonly acting: ReturnType<Game['redstone']['waiting']>;
    readonly flowing: ReturnType<Game['fluids']['waiting']>;
}
/**
 * The state of a world at one moment: blocks with what they hold and are about to do, entities with what flies and falls, players
 * with all that they carry, time, weather, border, rules, scoreboard, teams, boss bars, storages, maps, advancements, operators.
 * Not in it are the fight with the dragon, floats of fishing rods, lightning and fangs; `test/world-held.test.ts` lists
 * everything that a world holds.
 */
export interface WorldSnapshot {
    readonly version: string;
    readonly dayTime: number;
    readonly weather: Weather;
    /** Ticks until the weather clears up; undefined if it never does. */
    readonly weatherLeft: number | undefined;
    readonly difficulty: Difficulty;
    readonly defaultGameMode: GameMode;
    readonly rules: readonly (readonly [string, RuleValue])[];
    readonly dimensions: readonly DimensionMoment[];
    readonly players: readonly PlayerMoment[];
    readonly spawn: Vec;
    readonly records: RecordsMoment;
}
export declare function takeSnapshot(game: Game): WorldSnapshot;
/**
 * Restores a world. Players who have joined since stay unchanged, and those who have left are not brought back.
 * @throws WorldError 'bad_world' for a snapshot of another version
 */
export declare function restoreSnapshot(game: Game, snapshot: WorldSnapshot): void;
export {};
