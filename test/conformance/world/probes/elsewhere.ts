/** Shared parts of probes of Nether and End: they build a room there and go to it. */
import type { Bot } from 'mineflayer'
import { Vec3 } from 'vec3'
import type { ProbeWorld } from '../probe.ts'

export type Elsewhere = 'the_nether' | 'the_end'

export const inside = (dimension: string): string => `execute in minecraft:${dimension} run`
export const TO_NETHER = inside('the_nether')

/** Height of the feet of a player in the room, which reaches from 100 to 123 along x and z. */
export const HEIGHT = 70
const [LOW, HIGH] = [100, 123]
const ROOM = 12

/** Name of the block that a bot sees. */
export function seenAt(bot: Bot, x: number, y: number, z: number): string {
  const block = bot.blockAt(new Vec3(x, y, z))
  return block === null ? 'nothing' : block.name.replace(/^(cave|void)_air$/, 'air')
}

/** Takes a bot to a place, and waits until it sees the blocks there. */
export async function goIn(
  world: ProbeWorld,
  bot: Bot,
  dimension: string,
  x: number,
  y: number,
  z: number,
): Promise<void> {
  await world.requireCommand(`${inside(dimension)} tp ${bot.username} ${x} ${y} ${z} 180 0`)
  const place = new Vec3(x, y, z)
  await world.waitUntil(
    () =>
      bot.game.dimension === dimension &&
      bot.entity.position.distanceTo(place) < 2 &&
      bot.blockAt(place) !== null,
    5000,
    `${bot.username} at ${x} ${y} ${z} in ${dimension}`,
    () => `${bot.game.dimension} ${bot.entity.position}`,
  )
  await world.ticks(3)
}

/** Builds an empty room with a floor, and takes a bot into its middle. */
export async function arena(world: ProbeWorld, dimension: Elsewhere, bot = world.alice): Promise<void> {
  const to = inside(dimension)
  const box = (low: number, high: number) => `${LOW} ${low} ${LOW} ${HIGH} ${high} ${HIGH}`
  await world.requireCommand(`${to} fill ${box(HEIGHT - 1, HEIGHT - 1)} stone`)
  await world.requireCommand(`${to} fill ${box(HEIGHT, HEIGHT + ROOM)} barrier`)
  await world.requireCommand(`${to} fill ${box(HEIGHT, HEIGHT + ROOM)} air`)
  await goIn(world, bot, dimension, 110.5, HEIGHT, 110.5)
}

/** Takes a bot to a place as it was generated, high up on a block of glass. */
export async function elsewhere(
  world: ProbeWorld,
  dimension: Elsewhere,
  x: number,
  z: number,
): Promise<void> {
  const y = dimension === 'the_nether' ? 130 : 120
  await world.requireCommand(`${inside(dimension)} setblock ${Math.floor(x)} ${y - 1} ${Math.floor(z)} glass`)
  await goIn(world, world.alice, dimension, x, y, z)
}
