import type { Bot } from 'mineflayer'
import { type Clock, TICK_MS } from '../../core/clock.ts'
import { ServerError } from '../../core/errors.ts'
import { type Box, center, distance, formatPosition, type Position } from '../../core/position.ts'
import { formatBlock, isAir, satisfies } from '../../task/block.ts'
import type { ItemCount, Task } from '../../task/task.ts'
import type { ScenarioJudge } from '../scenarios/scenario-judge.ts'
import type { CommandReply, MinecraftServer } from '../server/minecraft-server.ts'

/** `fill` refuses more cells than this in one go (game rule). */
const FILL_LIMIT = 32768

/** So near to the middle of the spawn's cell an agent has arrived (blocks), and how many ticks that may take. */
const AT_SPAWN = 1.5
const ARRIVAL_LOOKS = 40

/**
 * Rules under which every run is held: always noon, nothing but the team changes anything, and a death
 * costs time but no materials.
 */
const HOUSE_RULES = [
  'difficulty peaceful',
  'gamerule doDaylightCycle false',
  'gamerule doWeatherCycle false',
  'gamerule doMobSpawning false',
  'gamerule keepInventory true',
  'gamerule randomTickSpeed 0',
  'time set 6000',
  'weather clear',
  'kill @e[type=!player]',
]

/**
 * Makes the arena ready: house rules, free space, floor, containers with the materials, and what the scenario adds.
 * @throws ServerError when the server refuses, or the world does not show what it was told to.
 */
export async function prepareArena(
  task: Task,
  { fixtures, free, commands: more }: ScenarioJudge,
  server: MinecraftServer,
): Promise<void> {
  const { box, floor, spawn } = task.arena
  const { x, y, z } = spawn
  const floorBox = { min: { ...box.min, y: box.min.y - 1 }, max: { ...box.max, y: box.min.y - 1 } }
  const commands = [
    ...HOUSE_RULES,
    `setworldspawn ${x} ${y} ${z}`,
    ...fill(box, 'air'),
    ...fill(floorBox, floor),
    ...task.containers.flatMap(({ position, block, items }) => [
      `setblock ${coordinates(position)} ${formatBlock(block)}`,
      ...items.map((stack, slot) => putIntoSlot(server.version, position, slot, stack)),
    ]),
    ...fixtures.map(({ position, block }) => `setblock ${coordinates(position)} ${formatBlock(block)}`),
    ...more(),
  ]
  for (const line of commands) accept(line, await server.command(line), server.version)
  verify(task, fixtures, free, server)
}

/** Before 1.17 the command that fills slots had another name. */
function putIntoSlot(version: string, position: Position, slot: number, { item, count }: ItemCount): string {
  const place = `block ${coordinates(position)} container.${slot}`
  return version === '1.16.5'
    ? `replaceitem ${place} minecraft:${item} ${count}`
    : `item replace ${place} with minecraft:${item} ${count}`
}

/** Puts an agent on its place, with empty hands unless it comes back. */
export async function placeAgent(
  task: Task,
  server: MinecraftServer,
  name: string,
  { keepsItems }: { keepsItems: boolean },
): Promise<void> {
  const { x, y, z } = task.arena.spawn
  for (const line of [
    `gamemode survival ${name}`,
    ...(keepsItems ? [] : [`clear ${name}`]),
    `tp ${name} ${x + 0.5} ${y} ${z + 0.5}`,
  ]) {
    accept(line, await server.command(line), server.version)
  }
}

/** Waits until an agent's client, too, knows that it has been put on its place: who comes back was elsewhere. */
export async function arrival({ arena }: Task, bot: Bot, clock: Clock): Promise<void> {
  const isThere = () => distance(bot.entity.position, center(arena.spawn)) <= AT_SPAWN
  for (let look = 0; look < ARRIVAL_LOOKS && !isThere(); look++) await clock.sleep(TICK_MS)
}

/** "Nothing to do" is a failure to the game (nobody to kill, air to fill with air) but not to us. */
function accept(line: string, reply: CommandReply, version: string): void {
  if (reply.ok || reply.reason === 'failed' || (reply.reason === 'not_found' && line.startsWith('kill ')))
    return
  throw new ServerError(`The server refused "/${line}": ${reply.message}`, {
    hint:
      reply.reason === 'no_permission'
        ? 'Make the Judger an operator on that server.'
        : `The server must be Minecraft ${version} with commands enabled.`,
  })
}

function verify(
  task: Task,
  fixtures: ScenarioJudge['fixtures'],
  free: ScenarioJudge['free'],
  server: MinecraftServer,
): void {
  const issues: string[] = []
  const expect = (position: Position, wanted: string, holds: (name: string) => boolean) => {
    const block = server.blockAt(position)
    if (block === undefined || !holds(block.name)) {
      issues.push(
        `${formatPosition(position)} holds ${block?.name ?? 'nothing that can be seen'}, not ${wanted}`,
      )
    }
  }
  const { box, floor } = task.arena
  for (const corner of [box.min, box.max])
    expect({ ...corner, y: box.min.y - 1 }, floor, (name) => name === floor)
  for (const position of free) expect(position, 'air', isAir)
  for (const { position, block } of [...task.containers, ...fixtures]) {
    expect(position, formatBlock(block), (name) => satisfies({ name, properties: block.properties }, block))
  }
  if (issues.length === 0) return
  throw new ServerError(`The arena is not as it should be: ${issues.slice(0, 5).join('; ')}`, {
    hint: 'Is the arena within the loaded chunks, and does nothing protect it (spawn-protection=0)?',
  })
}

/** One `fill` for each slab of layers that keeps within the limit. */
function fill({ min, max }: Box, block: string): string[] {
  const layer = (max.x - min.x + 1) * (max.z - min.z + 1)
  const layers = Math.max(1, Math.floor(FILL_LIMIT / layer))
  const lines: string[] = []
  for (let y = min.y; y <= max.y; y += layers) {
    const top = Math.min(max.y, y + layers - 1)
    lines.push(`fill ${coordinates({ ...min, y })} ${coordinates({ ...max, y: top })} ${block}`)
  }
  return lines
}

const coordinates = ({ x, y, z }: Position): string => `${x} ${y} ${z}`
