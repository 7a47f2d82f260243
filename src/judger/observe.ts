import type { Bot } from 'mineflayer'
import { Vec3 } from 'vec3'
import type { Position } from '../core/position.ts'
import { formatBlock } from '../task/block.ts'
import type { Observation } from '../task/observation.ts'
import type { ContainerMemory } from './bots/container-memory.ts'
import { carriedStacks, summarize } from './bots/inventory.ts'

/** What an agent's client knows: its own state, the requested cells, and containers and players around it. */
export function observe(bot: Bot, containers: ContainerMemory, cells: readonly Position[]): Observation {
  return {
    agent: bot.username,
    position: plain(bot.entity.position),
    health: bot.health,
    food: bot.food,
    held: bot.heldItem?.name,
    inventory: summarize(carriedStacks(bot)),
    cells: cells.flatMap((position) => {
      const block = bot.blockAt(new Vec3(position.x, position.y, position.z))
      return block === null
        ? []
        : [{ position, block: formatBlock({ name: block.name, properties: block.getProperties() }) }]
    }),
    containers: containers.list(),
    others: Object.values(bot.players).flatMap(({ username, entity }) =>
      entity === undefined || entity === null || username === bot.username
        ? []
        : [{ name: username, position: plain(entity.position) }],
    ),
  }
}

const plain = ({ x, y, z }: Position): Position => ({ x: tidy(x), y: tidy(y), z: tidy(z) })

/** Rounds to hundredths of a block. */
const tidy = (value: number): number => Math.round(value * 100) / 100
