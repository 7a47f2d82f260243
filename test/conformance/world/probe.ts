import type { Bot } from 'mineflayer'
import type { Block } from 'prismarine-block'
import type { Entity } from 'prismarine-entity'
import type { Vec3 } from 'vec3'
import type { Scope } from './scope.ts'

/** A place in the plot of a probe: x east 0–23, y up with 0 the first layer of air, z south 0–23. */
export type Spot = readonly [x: number, y: number, z: number]
export type Face = 'down' | 'up' | 'north' | 'south' | 'west' | 'east'
export type Heading = 'north' | 'south' | 'west' | 'east'

/** What an operator's command came to, as far as every server tells. */
export interface Reply {
  readonly ok: boolean
  readonly message: string
}

export interface Click {
  readonly face?: Face
  /** Where on the face, 0 to 1 in the block. The middle of the face unless told. */
  readonly cursor?: Spot
  readonly hand?: 'main' | 'off'
}

export interface Placing extends Click {
  /** The block that is clicked. */
  readonly on: Spot
  /** Which way the bot looks while it clicks. */
  readonly heading?: Heading
  /** Degrees below the horizon. */
  readonly pitch?: number
  /** Where the bot stands. */
  readonly from?: Spot
}

/**
 * What a probe may do: operator's commands, and everything a real client can do and see. Nothing of a particular server.
 * Every probe has a plot of 24×24 blocks of its own, grass below and nothing above, with Alice in the middle.
 */
export interface ProbeWorld {
  /** Version of the game that is played. */
  readonly version: string
  /** A value of an entity's metadata, by its place in 1.19.2. */
  metadata(entity: Entity, place: number): unknown
  /** The name in this version of what 1.19.2 calls so. */
  nameOf(name: string): string
  /** How many ticks later than the rule says a thing may be seen through this connection. */
  readonly slack: number
  /** The bot that is always there: survival mode, healthy, fed, empty pockets. */
  readonly alice: Bot
  /** Another bot, put into the plot; made when first asked for. Bob and Carol stay for later probes. */
  bot(name: string): Promise<Bot>
  /** A bot that joins now and leaves when the probe is over. */
  newcomer(name: string): Promise<Bot>
  /** Another login under the name of a bot that is there. Rejects when it is refused. */
  rival(name: string): Promise<Bot>
  command(line: string): Promise<Reply>
  /** Runs a command that must succeed. */
  requireCommand(line: string): Promise<string>
  sleep(ms: number): Promise<void>
  ticks(count: number): Promise<void>
  /** Game ticks since the probe began. */
  now(): number
  /** Waits until something is so. Throws ProbeFailure with what is said to be wanted, and what was got if told. */
  waitUntil(condition: () => boolean, ms: number, wanted: string, got?: () => unknown): Promise<void>

  /** Absolute position of a spot, for bots. */
  at(spot: Spot): Vec3
  /** Absolute coordinates of a spot, for commands. */
  xyz(spot: Spot): string
  set(spot: Spot, block: string): Promise<void>
  fill(low: Spot, high: Spot, block: string): Promise<void>
  block(spot: Spot, seenBy?: Bot): Block
  /** Name and properties as a bot sees them, e.g. `lever[face=floor,facing=north,powered=false]`. */
  blockText(spot: Spot, seenBy?: Bot): string
  /** Waits until a block fits a pattern such as `lever[powered=true]`: named properties only. */
  waitForBlock(spot: Spot, pattern: string, ms?: number): Promise<void>

  summon(kind: string, spot: Spot, tags?: string): Promise<Entity>
  /** Entities of a kind that Alice sees in the plot. */
  seen(kind: string): Entity[]

  stand(bot: Bot, spot: Spot, heading?: Heading, pitch?: number): Promise<void>
  goto(bot: Bot, spot: Spot): Promise<void>
  give(bot: Bot, item: string, count?: number, tags?: string): Promise<void>
  /** Puts an item into the hand, whatever was there. */
  hold(bot: Bot, item: string, count?: number, tags?: string): Promise<void>
  count(bot: Bot, item: string): number
  /** How many of an item lie about in the plot. */
  itemsOnGround(item: string): number
  /** How many of an item Alice has or could pick up. */
  ownedOrOnGround(item: string): number

  /** The use button on a block. */
  click(bot: Bot, spot: Spot, click?: Click): Promise<void>
  /** Takes an item in the hand, clicks, and gives what then stands at the place across the face. */
  place(item: string, placing: Placing): Promise<string>
  /**
   * Digs a block and says at once to be done: a server then breaks it in its own time. Resolves with the ticks it took.
   */
  dig(bot: Bot, spot: Spot, limitTicks?: number): Promise<number>
  /** Looks at a point of the plot and presses the use button. */
  useAt(bot: Bot, point: Spot): Promise<void>
  /** Looks at an entity and strikes it. */
  hit(bot: Bot, entity: Entity): Promise<void>
  /** The use button on an entity. */
  useOn(bot: Bot, entity: Entity): Promise<void>
  /** Restores health and food. */
  heal(bot: Bot): Promise<void>
  /** Makes a bot hungry, down to this food level or a little below. */
  starve(bot: Bot, food: number): Promise<void>
}

/** One fact about a Minecraft world, and how to find out whether it is so. */
export interface Probe {
  /** `group.name`. */
  readonly id: string
  readonly group: string
  /** A sentence about behaviour. */
  readonly title: string
  /** The rule of vanilla it stands for. */
  readonly rule: string
  readonly scope: Scope
  run(world: ProbeWorld): Promise<void>
}

/** Makes a probe; its group is the first part of its id. Applies to every version unless its scope says otherwise. */
export function probe(id: string, title: string, rule: string, run: Probe['run'], scope: Scope = {}): Probe {
  return { id, group: id.slice(0, id.indexOf('.')), title, rule, run, scope }
}

/** The world does not do what the rule says. */
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

/** A value in a message. */
export function show(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? String(value))
}
