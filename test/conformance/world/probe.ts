import type { Bot } from 'mineflayer'
import type { Block } from 'prismarine-block'
import type { Entity } from 'prismarine-entity'
import type { Vec3 } from 'vec3'
import type { Scope } from './scope.ts'
import type { Wear } from './wear.ts'

/** A position in a probe's plot: x 0–23 to the east, y upwards from the lowest air layer, z 0–23 to the south. */
export type Spot = readonly [x: number, y: number, z: number]
export type Face = 'down' | 'up' | 'north' | 'south' | 'west' | 'east'
export type Heading = 'north' | 'south' | 'west' | 'east'

/** The reply to an operator command, as far as every server reports it. */
export interface Reply {
  readonly ok: boolean
  readonly message: string
}

export interface Click {
  readonly face?: Face
  /** The clicked point, each coordinate 0 to 1. Default: the centre of the face. */
  readonly cursor?: Spot
  readonly hand?: 'main' | 'off'
}

export interface Placing extends Click {
  /** The block that is clicked. */
  readonly on: Spot
  /** View direction of the bot. */
  readonly heading?: Heading
  /** Degrees below the horizon. */
  readonly pitch?: number
  /** Where the bot stands. */
  readonly from?: Spot
}

/**
 * What a probe can do: operator commands, and everything that a real client can do and see. Independent of the server.
 * Every probe has its own plot of 24×24 blocks with grass below and air above, and Alice in the middle.
 */
export interface ProbeWorld {
  /** Version of the game. */
  readonly version: string
  /** A value of an entity's metadata, by its key in 1.19.2. */
  metadata(entity: Entity, place: number): unknown
  /** The name in this version for a name of 1.19.2. */
  nameOf(name: string): string
  /** Maximum delay until an event is seen, in ticks. */
  readonly slack: number
  /** The bot that is always present: in survival mode, with full health and food and an empty inventory. */
  readonly alice: Bot
  /** Another bot, placed in the plot; joins on demand. Bob and Carol stay for later probes. */
  bot(name: string): Promise<Bot>
  /** A bot that joins now and leaves after the probe. */
  newcomer(name: string): Promise<Bot>
  /** A second login under the name of a connected bot. Rejects if it is refused. */
  rival(name: string): Promise<Bot>
  command(line: string): Promise<Reply>
  /** Runs a command that must succeed. */
  requireCommand(line: string): Promise<string>
  sleep(ms: number): Promise<void>
  ticks(count: number): Promise<void>
  /** Game ticks since the probe began. */
  now(): number
  /** Waits for a condition. On timeout throws ProbeFailure with the expected and, if given, the actual value. */
  waitUntil(condition: () => boolean, ms: number, wanted: string, got?: () => unknown): Promise<void>

  /** World position of a spot, for bots. */
  at(spot: Spot): Vec3
  /** World coordinates of a spot, for commands. */
  xyz(spot: Spot): string
  set(spot: Spot, block: string): Promise<void>
  fill(low: Spot, high: Spot, block: string): Promise<void>
  block(spot: Spot, seenBy?: Bot): Block
  /** Name and properties as a bot sees them, e.g. `lever[face=floor,facing=north,powered=false]`. */
  blockText(spot: Spot, seenBy?: Bot): string
  /** Waits until a block matches a pattern such as `lever[powered=true]`; other properties are ignored. */
  waitForBlock(spot: Spot, pattern: string, ms?: number): Promise<void>

  summon(kind: string, spot: Spot, tags?: string): Promise<Entity>
  /** Entities of a kind that Alice sees in the plot. */
  seen(kind: string): Entity[]

  stand(bot: Bot, spot: Spot, heading?: Heading, pitch?: number): Promise<void>
  goto(bot: Bot, spot: Spot): Promise<void>
  give(bot: Bot, item: string, count?: number, wear?: Wear): Promise<void>
  /** Replaces the held item. */
  hold(bot: Bot, item: string, count?: number, wear?: Wear): Promise<void>
  count(bot: Bot, item: string): number
  /** Number of an item on the ground of the plot. */
  itemsOnGround(item: string): number
  /** Number of an item in Alice's inventory and on the ground of the plot. */
  ownedOrOnGround(item: string): number

  /** Uses a block. */
  click(bot: Bot, spot: Spot, click?: Click): Promise<void>
  /** Holds an item, clicks, and returns the block next to the clicked face. */
  place(item: string, placing: Placing): Promise<string>
  /**
   * Digs a block, claiming at once to be finished, so that the server determines the time. Resolves with the ticks it took.
   */
  dig(bot: Bot, spot: Spot, limitTicks?: number): Promise<number>
  /** Looks at a point of the plot and uses the held item. */
  useAt(bot: Bot, point: Spot): Promise<void>
  /** Looks at an entity and hits it. */
  hit(bot: Bot, entity: Entity): Promise<void>
  /** Uses the held item on an entity. */
  useOn(bot: Bot, entity: Entity): Promise<void>
  /** Restores health and food. */
  heal(bot: Bot): Promise<void>
  /** Lowers a bot's food to this level or slightly below. */
  starve(bot: Bot, food: number): Promise<void>
}

/** A fact about a Minecraft world, and how to check it. */
export interface Probe {
  /** `group.name`. */
  readonly id: string
  readonly group: string
  /** A sentence about behaviour. */
  readonly title: string
  /** The vanilla rule behind it. */
  readonly rule: string
  readonly scope: Scope
  run(world: ProbeWorld): Promise<void>
}

/** Creates a probe. Its group is the first part of its id. Applies to every version unless `scope` restricts it. */
export function probe(id: string, title: string, rule: string, run: Probe['run'], scope: Scope = {}): Probe {
  return { id, group: id.slice(0, id.indexOf('.')), title, rule, run, scope }
}

/** The world does not follow the rule of a probe. */
export class ProbeFailure extends Error {
  readonly what: string
  readonly got: unknown
  readonly wanted: unknown

  constructor(what: string, got: unknown, wanted: unknown) {
    super(`${what}: got ${show(got)}, wanted ${show(wanted)}`)
    this.name = 'ProbeFailure'
    this.what = what
    this.got = got
    this.wanted = wanted
  }
}

/** Formats a value for a message. */
export function show(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? String(value))
}
