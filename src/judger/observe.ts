import { Vec3 } from 'vec3'
import type { Position } from '../core/position.ts'
import { formatBlock } from '../game/block.ts'
import type { Observation } from '../task/observation.ts'
import type { ContainerMemory } from './bots/container-memory.ts'
import { carriedStacks, summarize } from './bots/inventory.ts'
import type { Bot } from './client/bot.ts'

/** Data that an agent's client has: its own state, the requested cells, and containers and players around it. */
export function observe(
  bot: Bot,
  containers: ContainerMemory,
  { cells, isUp }: { cells: readonly Position[]; isUp: boolean },
): Observation {
  return {
    agent: bot.username,
    position: plain(bot.entity.position),
    ...(isUp && { isUp }),
    health: bot.health,
    food: bot.food,
    held: bot.heldItem?.name,
    inventory: summarize(carriedStacks(bot)),
    cells: seen(bot, cells),
    containers: containers.list(),
    others: Object.values(bot.players).flatMap(({ username, entity }) =>
      entity === undefined || entity === null || username === bot.username
        ? []
        : [{ name: username, position: plain(entity.position) }],
    ),
  }
}

/** Blocks as text by state id, per version. */
const textsByVersion = new Map<string, string[]>()

function textsFor({ version }: Bot): string[] {
  const texts = textsByVersion.get(version) ?? []
  textsByVersion.set(version, texts)
  return texts
}

/** The loaded cells. An agent sees all cells of its subtask in every step. */
function seen(bot: Bot, cells: readonly Position[]): Observation['cells'] {
  const states = bot.extras.cells
  const texts = textsFor(bot)
  const cellsSeen: { position: Position; block: string }[] = []
  for (const position of cells) {
    const block = texts[states.stateAt(position.x, position.y, position.z)] ?? textAt(bot, position)
    if (block !== undefined) cellsSeen.push({ position, block })
  }
  return cellsSeen
}

/** The block in a cell as text; undefined if it is not loaded. */
export function textAt(bot: Bot, { x, y, z }: Position): string | undefined {
  const state = bot.extras.cells.stateAt(x, y, z)
  const texts = textsFor(bot)
  const cached = texts[state]
  if (cached !== undefined) return cached
  const block = bot.blockAt(new Vec3(x, y, z))
  if (block === null) return undefined
  const text = formatBlock({ name: block.name, properties: block.getProperties() })
  texts[state] = text
  return text
}

const plain = ({ x, y, z }: Position): Position => ({ x: tidy(x), y: tidy(y), z: tidy(z) })

/** Rounds to hundredths of a block. */
const tidy = (value: number): number => Math.round(value * 100) / 100
