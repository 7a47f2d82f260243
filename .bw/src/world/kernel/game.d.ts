import type { Vec } from '../geometry.ts';
import { Items } from '../items/stack.ts';
import type { PacketFields } from '../library/network.ts';
import type { EntityDefinition, Registry } from '../library/prismarine.ts';
import type { GameMode, WorldRandom } from '../options.ts';
import { type Dialect } from '../protocol/dialect/index.ts';
import type { WorldRules } from '../rules.ts';
import type { BlockBehaviour } from './blocks/behaviour.ts';
import type { BlockTable } from './blocks/table.ts';
import type { BossBars } from './boss-bars.ts';
import { Chance } from './chance.ts';
import { ChunkPackets, type UntouchedPackets } from './chunks/packets.ts';
import type { ChunkSource } from './chunks/source.ts';
import { type Dimension } from './dimensions.ts';
import type { Body } from './entities/body.ts';
import type { DroppedItem, Entity, Tracked } from './entities/entity.ts';
import type { WorldEmitter } from './events.ts';
import type { GameRules } from './game-rules.ts';
import { Level } from './level.ts';
import { Light } from './light/light.ts';
import type { Operators } from './operators.ts';
import type { Player } from './player/player.ts';
import { type Recipes } from './recipes.ts';
import type { Scoreboard } from './scoreboard.ts';
import type { FluidSystem, GrowthSystem, PowerSystem, SimulationOf } from './systems.ts';
import { type Difficulty, type Weather, World } from './world.ts';
export type { Difficulty, Weather } from './world.ts';
export interface GameInit {
    readonly version: string;
    /** The protocol's dialect. Default: the version's. */
    readonly dialect?: Dialect;
    readonly random: WorldRandom;
    readonly spawn: Vec;
    /** Generator of the overworld; absent if it is flat. */
    readonly source?: ChunkSource | undefined;
    /** Biome of a flat overworld. Default: that of vanilla's superflat world. */
    readonly flatBiome?: string | undefined;
    /** Rules that differ from the game's. */
    readonly rules?: WorldRules | undefined;
    readonly viewDistance: number;
    readonly serialize: (name: string, fields: PacketFields) => readonly Buffer[];
    /** Packets that flat worlds of the version share. Default: it has its own. */
    readonly untouched?: UntouchedPackets;
    /** Names of players who may use commands; undefined: all players. */
    readonly ops: readonly string[] | undefined;
    /** Mode of players who join for the first time. Default: survival. */
    readonly gameMode?: GameMode | undefined;
    /** Whether clients see other players' digging progress. Default: true. */
    readonly showDigging?: boolean | undefined;
}
/** Options of a dimension other than the overworld. */
interface Elsewhere {
    readonly world: World<Game>;
    readonly dimension: Dimension;
    readonly source: ChunkSource;
    readonly chance: Chance;
}
/** Runs once per tick. */
export type TickSystem = (game: Game) => void;
/** The behaviour of a block in this game. */
export type Behaviour = BlockBehaviour<Game, Player>;
/** The behaviour of a game, passed in so that the kernel does not import it. */
export type Simulation = SimulationOf<Game, Behaviour>;
/**
 * A dimension of a running world: its state and the primitives that behaviours use. State that dimensions share is in `world`.
 * `simulation.ts` composes the behaviours.
 */
export declare class Game {
    #private;
    readonly world: World<Game>;
    readonly dimension: Dimension;
    readonly registry: Registry;
    readonly dialect: Dialect;
    readonly level: Level;
    /** The behaviour of blocks. */
    readonly blocks: BlockTable<Behaviour>;
    readonly items: Items;
    readonly recipes: Recipes;
    readonly chance: Chance;
    /** A separate stream for mobs, so that their draws do not affect the rest. */
    readonly mobChance: Chance;
    readonly light: Light;
    readonly redstone: PowerSystem;
    readonly fluids: FluidSystem;
    readonly growth: GrowthSystem;
    readonly chunks: ChunkPackets;
    /** The players in this dimension. */
    readonly players: Player[];
    readonly entities: Map<number, Entity>;
    /** Entities in unloaded columns of a generated world, which stand still. */
    readonly parked: Map<string, Entity[]>;
    /** State of its systems; see `Memory`. */
    readonly memory: Record<string, object>;
    readonly viewDistance: number;
    readonly showDigging: boolean;
    /** Height below which bodies are in the void. */
    readonly voidBelow: number;
    readonly simulation: Simulation;
    constructor(init: GameInit, simulation: Simulation, elsewhere?: Elsewhere);
    get rules(): GameRules;
    get emitter(): WorldEmitter;
    get ops(): Operators;
    get scoreboard(): Scoreboard;
    get bossBars(): BossBars;
    get ticks(): number;
    /** Ticks since the first morning; a day has 24000. */
    get dayTime(): number;
    get difficulty(): Difficulty;
    /** Without a sky, the weather is always clear. */
    get weather(): Weather;
    /** Position at which players appear in the overworld. */
    get spawn(): Vec;
    /** One game tick of 50 ms in this dimension. `world` counts it. */
    tick(): void;
    /** Sends the players the blocks that changed since the last call. */
    flush(): void;
    /** Runs `work` after `ticks` ticks, before anything else in that tick. */
    schedule(ticks: number, work: () => void): void;
    /** A separate stream for natural spawning, created on first use, so that worlds without spawning draw no numbers. */
    get spawnChance(): Chance;
    nextEntityId(): number;
    /** Throws 'unknown_entity'. */
    entityDefinition(kind: string): EntityDefinition;
    addEntity(entity: Entity): void;
    removeEntity(entity: Entity): void;
    /** Removes an entity from the world temporarily; `addEntity` puts it back. */
    setAside(entity: Entity): void;
    /** Brings an entity here from another dimension. It forgets its current activity. */
    receive(entity: Entity, position: Vec): void;
    /** Puts a living body into the world. */
    summon(kind: string, position: Vec): Body;
    /** Puts experience into the world, as orbs. */
    dropExperience(position: Vec, points: number): void;
    /** Puts items into the world. */
    dropItem(item: DroppedItem): void;
    hide(tracked: Tracked): void;
    /** All entities and players of this dimension, in the order in which they appeared. */
    allTracked(): Tracked[];
    /** A player in any dimension. */
    playerNamed(name: string): Player | undefined;
    isOp(name: string): boolean;
    sendMetadata(entity: Entity): void;
    /** Sends a packet to players in this dimension. */
    broadcast(name: string, fields: PacketFields, to?: (player: Player) => boolean): void;
    /** Sends a packet to all players within range of a position, optionally excluding one (by entity id). */
    broadcastNear(p: Vec, name: string, fields: PacketFields, without?: number): void;
    /** Sends a packet to all players whose client knows the entity. */
    broadcastSeen(tracked: Tracked, name: string, fields: PacketFields): void;
}
/** The dimension of a player or an entity. */
export declare const gameOf: ({ game }: Player | Entity) => Game;
