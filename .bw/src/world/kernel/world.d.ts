import type { Vec } from '../geometry.ts';
import type { PacketFields } from '../library/network.ts';
import type { GameMode } from '../options.ts';
import type { WorldRules } from '../rules.ts';
import { Arrivals } from './arrivals.ts';
import { BossBars } from './boss-bars.ts';
import type { Dimension, DimensionName } from './dimensions.ts';
import type { Entity, Tracked } from './entities/entity.ts';
import { WorldEmitter } from './events.ts';
import { GameRules } from './game-rules.ts';
import { Operators } from './operators.ts';
import type { Player } from './player/player.ts';
import { Scoreboard } from './scoreboard.ts';
export type Difficulty = 'peaceful' | 'easy' | 'normal' | 'hard';
export type Weather = 'clear' | 'rain' | 'thunder';
/** What the world requires of each of its dimensions. */
interface Place {
    readonly dimension: Dimension;
    readonly players: readonly Player[];
    readonly entities: ReadonlyMap<number, Entity>;
    tick(): void;
    flush(): void;
}
export interface WorldInit<G> {
    readonly spawn: Vec;
    readonly ops: readonly string[] | undefined;
    readonly gameMode: GameMode | undefined;
    /** Rules that differ from the game's. */
    readonly differing: Omit<WorldRules, 'recipes'> | undefined;
    readonly serialize: (name: string, fields: PacketFields) => readonly Buffer[];
    /** Creates a dimension when a player first enters it. */
    readonly open: (name: DimensionName) => G;
}
/** The state that all dimensions of a world share: time, rules, operators, scores and players. */
export declare class World<G extends Place> {
    #private;
    readonly rules: GameRules;
    /** Blocks that drop different items than in the game, or need other tools. */
    readonly digs: NonNullable<WorldRules['digs']>;
    /** Products that are smelted from different items than in the game. */
    readonly smelts: NonNullable<WorldRules['smelts']>;
    /** Crops that grow with an item other than bone meal. */
    readonly growth: NonNullable<WorldRules['growth']>;
    readonly emitter: WorldEmitter;
    readonly ops: Operators;
    readonly scoreboard: Scoreboard;
    readonly bossBars: BossBars;
    readonly arrivals: Arrivals;
    /** State that belongs to the whole world; see `Memory`. */
    readonly memory: Record<string, object>;
    /** Spawn of players in the overworld; `setworldspawn` moves it. */
    spawn: Vec;
    ticks: number;
    /** Ticks since the first morning; a day has 24000. */
    dayTime: number;
    difficulty: Difficulty;
    /** Mode of players who join for the first time. */
    defaultGameMode: GameMode;
    weather: Weather;
    /** Tick at which the weather clears up; undefined: never. */
    weatherEnds: number | undefined;
    constructor({ spawn, ops, gameMode, differing, serialize, open }: WorldInit<G>);
    /** The dimensions that are in use. */
    get places(): readonly G[];
    /** A dimension. The Nether and the End are created on first use. */
    in(name: DimensionName): G;
    /** All players, wherever they are. */
    get players(): readonly Player[];
    /** One game tick of 50 ms, in all dimensions. */
    tick(): void;
    /** Sends the players the blocks that changed since the last call. */
    flush(): void;
    nextEntityId(): number;
    /** Reserves ids up to this one for saved entities, because their UUIDs are derived from them. */
    reserveEntityIds(upTo: number): void;
    /** Calls back with the player or entity that has a UUID: now, or when it enters the world. */
    whenHere(uuid: string, found: (tracked: Tracked) => void): void;
    playerNamed(name: string): Player | undefined;
    /** Sends a packet to players in all dimensions. */
    broadcast(name: string, fields: PacketFields, to?: (player: Player) => boolean): void;
    /** Sends a packet that no client modifies: those in memory read it once for all of them. */
    sendShared(players: readonly Player[], name: string, fields: PacketFields): void;
    /** Sends a packet to those of the given players who are in the play state. */
    send(players: readonly Player[], name: string, fields: PacketFields, to: (player: Player) => boolean): void;
}
export {};
