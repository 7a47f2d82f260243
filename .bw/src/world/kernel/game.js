var _a;
import { WorldError } from '../errors.js';
import { Items } from '../items/stack.js';
import { dialectOf } from '../protocol/dialect/index.js';
import { Chance } from './chance.js';
import { BlockChanges } from './chunks/block-changes.js';
import { ChunkPackets } from './chunks/packets.js';
import { DIMENSIONS, LOW_HEIGHTS, placeIn } from './dimensions.js';
import { tellEntity } from './entities/event-subject.js';
import { traitMetadata } from './entities/traits.js';
import { Level } from './level.js';
import { Light } from './light/light.js';
import { recipesOf } from './recipes.js';
import { World } from './world.js';
/** Horizontal range in which sounds and effects are noticed, in blocks. */
const BROADCAST_RANGE = 80;
/** Depth below the world at which bodies fall into the void, in blocks. */
const VOID_DEPTH = 64;
/**
 * A dimension of a running world: its state and the primitives that behaviours use. State that dimensions share is in `world`.
 * `simulation.ts` composes the behaviours.
 */
export class Game {
    world;
    dimension;
    registry;
    dialect;
    level;
    /** The behaviour of blocks. */
    blocks;
    items;
    recipes;
    chance;
    /** A separate stream for mobs, so that their draws do not affect the rest. */
    mobChance;
    light;
    redstone;
    fluids;
    growth;
    chunks;
    /** The players in this dimension. */
    players = [];
    entities = new Map();
    /** Entities in unloaded columns of a generated world, which stand still. */
    parked = new Map();
    /** State of its systems; see `Memory`. */
    memory = {};
    viewDistance;
    showDigging;
    /** Height below which bodies are in the void. */
    voidBelow;
    #changes;
    simulation;
    #systems;
    #due = [];
    #spawnChance;
    constructor(init, simulation, elsewhere) {
        const dialect = init.dialect ?? dialectOf(init.version);
        this.dialect = dialect;
        this.registry = dialect.registry;
        this.dimension = elsewhere?.dimension ?? DIMENSIONS.overworld;
        this.items = new Items(this.registry);
        this.recipes = recipesOf(this.registry, init.rules);
        this.chance = elsewhere?.chance ?? new Chance(init.random);
        this.mobChance = this.chance.fork();
        this.simulation = simulation;
        this.viewDistance = init.viewDistance;
        this.showDigging = init.showDigging ?? true;
        this.blocks = simulation.blocks(init.rules);
        this.level = new Level({
            registry: this.registry,
            blocks: this.blocks,
            heights: elsewhere ? LOW_HEIGHTS : dialect,
            source: elsewhere ? elsewhere.source : init.source,
            flatBiome: init.flatBiome,
            hasSky: this.dimension.hasSky,
            isUltrawarm: this.dimension.isUltrawarm,
            onChange: (change) => this.#blockChanged(change),
        });
        this.light = new Light(this.level);
        this.chunks = new ChunkPackets(this, {
            dialect,
            serialize: init.serialize,
            ...(init.untouched === undefined || elsewhere ? {} : { near: init.untouched }),
        });
        this.voidBelow = this.level.columns.bottom - VOID_DEPTH;
        this.world = elsewhere?.world ?? this.#worldOf(init);
        this.#changes = new BlockChanges(this);
        this.level.onData = (p) => this.#changes.note(p);
        this.#systems = simulation.systems(this);
        this.redstone = this.#systems.redstone;
        this.fluids = this.#systems.fluids;
        this.growth = this.#systems.growth;
    }
    /** The world whose overworld this is. */
    #worldOf(init) {
        const { spawn, ops, gameMode, serialize, source, rules } = init;
        const world = new World({
            ...{ spawn, ops, gameMode, serialize, differing: rules },
            open: (name) => {
                if (name === 'overworld')
                    return this;
                const made = this.simulation.terrainOf(name, this.registry, source?.seed ?? 0);
                const chance = this.chance.fork();
                return new _a(init, this.simulation, { world, dimension: DIMENSIONS[name], source: made, chance });
            },
        });
        world.in('overworld');
        return world;
    }
    get rules() {
        return this.world.rules;
    }
    get emitter() {
        return this.world.emitter;
    }
    get ops() {
        return this.world.ops;
    }
    get scoreboard() {
        return this.world.scoreboard;
    }
    get bossBars() {
        return this.world.bossBars;
    }
    get ticks() {
        return this.world.ticks;
    }
    /** Ticks since the first morning; a day has 24000. */
    get dayTime() {
        return this.world.dayTime;
    }
    get difficulty() {
        return this.world.difficulty;
    }
    /** Without a sky, the weather is always clear. */
    get weather() {
        return this.dimension.hasSky ? this.world.weather : 'clear';
    }
    /** Position at which players appear in the overworld. */
    get spawn() {
        return this.world.spawn;
    }
    /** One game tick of 50 ms in this dimension. `world` counts it. */
    tick() {
        this.#runDue();
        for (const system of this.#systems.tick)
            system(this);
    }
    /** Sends the players the blocks that changed since the last call. */
    flush() {
        this.#changes.flush();
    }
    /** Runs `work` after `ticks` ticks, before anything else in that tick. */
    schedule(ticks, work) {
        this.#due.push({ at: this.ticks + ticks, work });
    }
    /** A separate stream for natural spawning, created on first use, so that worlds without spawning draw no numbers. */
    get spawnChance() {
        this.#spawnChance ??= this.mobChance.fork();
        return this.#spawnChance;
    }
    nextEntityId() {
        return this.world.nextEntityId();
    }
    /** Throws 'unknown_entity'. */
    entityDefinition(kind) {
        const definition = this.registry.entitiesByName[kind];
        if (!definition)
            throw new WorldError('unknown_entity', 'unknown entity', {
                got: kind,
                wanted: 'an entity name of this version without namespace',
                remedy: 'check the spelling',
            });
        return definition;
    }
    addEntity(entity) {
        this.entities.set(entity.id, entity);
        this.world.arrivals.note(entity);
        this.simulation.show(this, entity);
        tellEntity(this, 'entitySpawned', entity);
    }
    removeEntity(entity) {
        if (entity.removed)
            return;
        entity.removed = true;
        for (const { entities } of this.world.places)
            entities.delete(entity.id);
        this.hide(entity);
        tellEntity(this, 'entityGone', entity);
    }
    /** Removes an entity from the world temporarily; `addEntity` puts it back. */
    setAside(entity) {
        this.entities.delete(entity.id);
        this.hide(entity);
    }
    /** Brings an entity here from another dimension. It forgets its current activity. */
    receive(entity, position) {
        for (const place of this.world.places)
            if (place.entities.has(entity.id))
                place.setAside(entity);
        entity.arrive(this, position);
        this.addEntity(entity);
    }
    /** Puts a living body into the world. */
    summon(kind, position) {
        const body = this.simulation.createBody(this, kind, position);
        this.addEntity(body);
        return body;
    }
    /** Puts experience into the world, as orbs. */
    dropExperience(position, points) {
        for (const orb of this.simulation.createOrbs(this, position, points))
            this.addEntity(orb);
    }
    /** Puts items into the world. */
    dropItem(item) {
        this.addEntity(this.simulation.createItem(this, item));
    }
    hide(tracked) {
        for (const player of this.world.players)
            if (player.seen.delete(tracked.id))
                player.send('entity_destroy', { entityIds: [tracked.id] });
    }
    /** All entities and players of this dimension, in the order in which they appeared. */
    allTracked() {
        return [...this.entities.values(), ...this.players];
    }
    /** A player in any dimension. */
    playerNamed(name) {
        return this.world.playerNamed(name);
    }
    isOp(name) {
        return this.ops.has(name);
    }
    sendMetadata(entity) {
        this.broadcastSeen(entity, 'entity_metadata', {
            entityId: entity.id,
            metadata: [...entity.metadata(), ...traitMetadata(entity)],
        });
    }
    /** Sends a packet to players in this dimension. */
    broadcast(name, fields, to = () => true) {
        this.world.send(this.players, name, fields, to);
    }
    /** Sends a packet to all players within range of a position, optionally excluding one (by entity id). */
    broadcastNear(p, name, fields, without) {
        const near = ({ position }) => Math.abs(position.x - p.x) < BROADCAST_RANGE && Math.abs(position.z - p.z) < BROADCAST_RANGE;
        this.broadcast(name, fields, (player) => player.id !== without && near(player));
    }
    /** Sends a packet to all players whose client knows the entity. */
    broadcastSeen(tracked, name, fields) {
        this.world.broadcast(name, fields, (player) => player.seen.has(tracked.id));
    }
    #runDue() {
        const now = this.#due.filter(({ at }) => at <= this.ticks);
        if (now.length > 0)
            this.#due = this.#due.filter(({ at }) => at > this.ticks);
        for (const { work } of now)
            work();
    }
    #blockChanged(change) {
        this.#changes.note(change.position);
        for (const listener of this.#systems.changed)
            listener(change);
        const { by, ...rest } = change;
        const whose = by === undefined ? {} : { by };
        this.emitter.emit('blockChanged', { ...rest, ...whose, ...placeIn(this.dimension) });
    }
}
_a = Game;
/** The dimension of a player or an entity. */
export const gameOf = ({ game }) => game;
