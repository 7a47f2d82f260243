import { angleByte, quantise, type Vec } from '../../geometry.ts'
import type { ItemStack } from '../../items/stack.ts'
import type { NbtTag } from '../../library/nbt.ts'
import type { PacketFields } from '../../library/network.ts'
import type { EntityDefinition } from '../../library/prismarine.ts'
import type { OutgoingPacket } from '../../protocol/fields.ts'
import type { Level } from '../level.ts'
import type { Recorded } from '../memory/saved-memory.ts'
import { type BodySize, moveBody } from './collision.ts'
import { Traits, traitMetadata, traitPackets } from './traits.ts'

/**
 * A body's passage through a portal: ticks that it has stood in one, and ticks in which portals do not affect
 * it.
 */
export interface Passage {
  time: number
  rest: number
}
export const UNDISTURBED: Readonly<Passage> = { time: 0, rest: 0 }

/** The requirements of the world for everything that has a position in it: players, items and bodies. */
export interface Tracked {
  readonly id: number
  readonly uuid: string
  readonly kind: string
  readonly size: BodySize
  position: Vec
  yaw: number
  pitch: number
  onGround: boolean
  removed: boolean
  /** State that systems store about it; see `Memory`. */
  readonly memory: Record<string, object>
  /** Position and angles last sent to clients, on the 1/4096 grid. */
  lastSent: { position: Vec; yaw: number; pitch: number }
  /** Called after it has hurt a living body, with the damage in half hearts and whether the body died from it. */
  hasHurt?(victim: Tracked, damage: number, killed: boolean): void
  /** The entity that it sits on. */
  vehicle: Entity | undefined
  /** Packets that show it to a client that does not know it yet. */
  spawnPackets(): OutgoingPacket[]
}

/** The parts of the game that an entity uses. */
export interface EntityHost {
  readonly level: Level
  nextEntityId(): number
}

/** Puts items into the world: velocity in blocks per tick, delay until they can be picked up in ticks. */
export interface DroppedItem {
  readonly stack: ItemStack
  readonly position: Vec
  readonly velocity: Vec
  readonly pickupDelay: number
  /** Name of the player whose hook brought it out of the water. */
  readonly hookedBy?: string
}

export interface EntityInit {
  readonly definition: EntityDefinition
  readonly position: Vec
  readonly velocity?: Vec
  /** The memories that are saved with it. Default: none. */
  readonly recorded?: readonly Recorded[]
}

/** Speed below which it counts as zero, in blocks per tick (vanilla). */
const MIN_SPEED = 0.003
/** Slipperiness of the ground; ice is not distinguished. */
const GROUND_DRAG = 0.6

/** An entity other than a player. */
export abstract class Entity implements Tracked {
  /** The dimension of the entity. */
  game: EntityHost
  readonly id: number
  /** Kept when the entity is loaded from a file. */
  uuid: string
  readonly kind: string
  /** Smaller for babies. */
  size: BodySize
  readonly definition: EntityDefinition
  position: Vec
  velocity: Vec
  yaw = 0
  pitch = 0
  onGround = false
  removed = false
  age = 0
  vehicle: Entity | undefined
  /** Its riders, starting with the one that steers. */
  readonly riders: Tracked[] = []
  readonly traits = new Traits()
  readonly passage: Passage = { ...UNDISTURBED }
  readonly memory: Record<string, object> = {}
  /** The parts of its memory that are saved with it. */
  readonly recorded: readonly Recorded[]
  lastSent: { position: Vec; yaw: number; pitch: number }

  constructor(game: EntityHost, init: EntityInit) {
    this.game = game
    this.id = game.nextEntityId()
    this.uuid = uuidOf(this.id)
    this.definition = init.definition
    this.kind = init.definition.name
    this.size = { width: init.definition.width, height: init.definition.height }
    this.position = init.position
    this.velocity = init.velocity ?? { x: 0, y: 0, z: 0 }
    this.lastSent = { position: quantise(init.position), yaw: 0, pitch: 0 }
    this.recorded = init.recorded ?? []
    for (const part of this.recorded) part.begin(this)
  }

  /** Moves to another dimension. */
  arrive(game: EntityHost, position: Vec): void {
    this.game = game
    this.position = position
    this.lastSent = positionToSend(this)
  }

  /** Advances it by one game tick. */
  abstract tick(): void

  /** The `objectData` of its spawn packet, whose meaning depends on the kind. */
  protected get objectData(): number {
    return 0
  }

  /** Number of seats, and their height above its feet. */
  get seats(): number {
    return 0
  }
  get seatHeight(): number {
    return this.size.height * 0.75
  }

  /** Whether a rider steers it: the rider's client then reports its position. */
  steeredBy(_rider: Tracked): boolean {
    return true
  }

  /** Whether arrows and the like hit it, although it is not a living body. */
  get isTarget(): boolean {
    return false
  }

  metadata(): readonly PacketFields[] {
    return []
  }

  /** Saved data in addition to that of all entities (vanilla addAdditionalSaveData). */
  saved(): Record<string, NbtTag> {
    return {}
  }

  /** Applies data from a save or a command, as far as it is supported. */
  restore(_said: Readonly<Record<string, NbtTag | undefined>>): void {}

  /** Handles a hit on an inanimate entity, by a player or a projectile. */
  struck(_by: Tracked | undefined, _amount: number): void {}

  spawnPackets(): OutgoingPacket[] {
    const { position, yaw, pitch } = this.lastSent
    const spawn: OutgoingPacket = [
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
    ]
    const metadata = [...this.metadata(), ...traitMetadata(this)]
    if (metadata.length === 0) return [spawn, ...traitPackets(this)]
    return [spawn, ['entity_metadata', { entityId: this.id, metadata }], ...traitPackets(this)]
  }

  /** Applies gravity, drag and collisions for one tick, in blocks per tick. */
  protected fall(options: { gravity: number; drag: number; verticalDrag: number }): void {
    const wanted = { ...this.velocity, y: this.velocity.y - options.gravity }
    const moved = moveBody(this.game.level, this.position, this.size, wanted)
    this.position = moved.position
    this.onGround = moved.hitY && wanted.y < 0
    const drag = this.onGround ? options.drag * GROUND_DRAG : options.drag
    const still = (v: number) => (Math.abs(v) < MIN_SPEED ? 0 : v)
    this.velocity = {
      x: moved.hitX ? 0 : still(wanted.x * drag),
      y: moved.hitY ? 0 : wanted.y * options.verticalDrag,
      z: moved.hitZ ? 0 : still(wanted.z * drag),
    }
  }
}

const UUID_START = '00000000-0000-4000-8000-'

/** A UUID derived from the entity's id, so that runs are repeatable. */
const uuidOf = (id: number): string => `${UUID_START}${id.toString(16).padStart(12, '0')}`

/** The id from which a UUID was derived; undefined for other UUIDs. */
export const idIn = (uuid: string): number | undefined =>
  uuid.startsWith(UUID_START) ? Number.parseInt(uuid.slice(UUID_START.length), 16) : undefined

/** Velocity in the protocol's unit of 1/8000 block per tick. */
export function velocityFields(v: Vec): PacketFields {
  const short = (n: number) => Math.max(-32_000, Math.min(32_000, Math.round(n * 8000)))
  return { x: short(v.x), y: short(v.y), z: short(v.z) }
}

/** Position and angles in the precision of move packets. */
export function positionToSend(entity: Tracked): { position: Vec; yaw: number; pitch: number } {
  return { position: quantise(entity.position), yaw: angleByte(entity.yaw), pitch: angleByte(entity.pitch) }
}
