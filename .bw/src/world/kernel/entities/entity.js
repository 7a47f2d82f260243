import { angleByte, quantise } from '../../geometry.js';
import { moveBody } from './collision.js';
import { Traits, traitMetadata, traitPackets } from './traits.js';
export const UNDISTURBED = { time: 0, rest: 0 };
/** Speed below which it counts as zero, in blocks per tick (vanilla). */
const MIN_SPEED = 0.003;
/** Slipperiness of the ground; ice is not distinguished. */
const GROUND_DRAG = 0.6;
/** An entity other than a player. */
export class Entity {
    /** The dimension of the entity. */
    game;
    id;
    /** Kept when the entity is loaded from a file. */
    uuid;
    kind;
    /** Smaller for babies. */
    size;
    definition;
    position;
    velocity;
    yaw = 0;
    pitch = 0;
    onGround = false;
    removed = false;
    age = 0;
    vehicle;
    /** Its riders, starting with the one that steers. */
    riders = [];
    traits = new Traits();
    passage = { ...UNDISTURBED };
    memory = {};
    /** The parts of its memory that are saved with it. */
    recorded;
    lastSent;
    constructor(game, init) {
        this.game = game;
        this.id = game.nextEntityId();
        this.uuid = uuidOf(this.id);
        this.definition = init.definition;
        this.kind = init.definition.name;
        this.size = { width: init.definition.width, height: init.definition.height };
        this.position = init.position;
        this.velocity = init.velocity ?? { x: 0, y: 0, z: 0 };
        this.lastSent = { position: quantise(init.position), yaw: 0, pitch: 0 };
        this.recorded = init.recorded ?? [];
        for (const part of this.recorded)
            part.begin(this);
    }
    /** Moves to another dimension. */
    arrive(game, position) {
        this.game = game;
        this.position = position;
        this.lastSent = positionToSend(this);
    }
    /** The `objectData` of its spawn packet, whose meaning depends on the kind. */
    get objectData() {
        return 0;
    }
    /** Number of seats, and their height above its feet. */
    get seats() {
        return 0;
    }
    get seatHeight() {
        return this.size.height * 0.75;
    }
    /** Whether a rider steers it: the rider's client then reports its position. */
    steeredBy(_rider) {
        return true;
    }
    /** Whether arrows and the like hit it, although it is not a living body. */
    get isTarget() {
        return false;
    }
    metadata() {
        return [];
    }
    /** Saved data in addition to that of all entities (vanilla addAdditionalSaveData). */
    saved() {
        return {};
    }
    /** Applies data from a save or a command, as far as it is supported. */
    restore(_said) { }
    /** Handles a hit on an inanimate entity, by a player or a projectile. */
    struck(_by, _amount) { }
    spawnPackets() {
        const { position, yaw, pitch } = this.lastSent;
        const spawn = [
            'spawn_entity',
            {
                entityId: this.id,
                objectUUID: this.uuid,
                type: this.definition.id,
                x: position.x,
                y: position.y,
                z: position.z,
                pitch,
                yaw,
                headPitch: yaw,
                objectData: this.objectData,
                velocity: velocityFields(this.velocity),
            },
        ];
        const metadata = [...this.metadata(), ...traitMetadata(this)];
        if (metadata.length === 0)
            return [spawn, ...traitPackets(this)];
        return [spawn, ['entity_metadata', { entityId: this.id, metadata }], ...traitPackets(this)];
    }
    /** Applies gravity, drag and collisions for one tick, in blocks per tick. */
    fall(options) {
        const wanted = { ...this.velocity, y: this.velocity.y - options.gravity };
        const moved = moveBody(this.game.level, this.position, this.size, wanted);
        this.position = moved.position;
        this.onGround = moved.hitY && wanted.y < 0;
        const drag = this.onGround ? options.drag * GROUND_DRAG : options.drag;
        const still = (v) => (Math.abs(v) < MIN_SPEED ? 0 : v);
        this.velocity = {
            x: moved.hitX ? 0 : still(wanted.x * drag),
            y: moved.hitY ? 0 : wanted.y * options.verticalDrag,
            z: moved.hitZ ? 0 : still(wanted.z * drag),
        };
    }
}
const UUID_START = '00000000-0000-4000-8000-';
/** A UUID derived from the entity's id, so that runs are repeatable. */
const uuidOf = (id) => `${UUID_START}${id.toString(16).padStart(12, '0')}`;
/** The id from which a UUID was derived; undefined for other UUIDs. */
export const idIn = (uuid) => uuid.startsWith(UUID_START) ? Number.parseInt(uuid.slice(UUID_START.length), 16) : undefined;
/** Velocity in the protocol's unit of 1/8000 block per tick. */
export function velocityFields(v) {
    const short = (n) => Math.max(-32_000, Math.min(32_000, Math.round(n * 8000)));
    return { x: short(v.x), y: short(v.y), z: short(v.z) };
}
/** Position and angles in the precision of move packets. */
export function positionToSend(entity) {
    return { position: quantise(entity.position), yaw: angleByte(entity.yaw), pitch: angleByte(entity.pitch) };
}
