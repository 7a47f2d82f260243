import { satisfies } from '../../game/block.ts'
import { countItem } from '../bots/inventory.ts'
import type { Bot } from '../client/bot.ts'
import type { WorldState } from '../metrics/world-state.ts'
import type { ContainerContents } from '../server/container-contents.ts'
import type { MinecraftServer } from '../server/minecraft-server.ts'
import type { Look } from './scenario-judge.ts'

/** The sources of the Judger's view of the world. */
export interface LookSources {
  readonly server: MinecraftServer
  readonly arena: WorldState
  readonly contents: ContainerContents
  bots(): readonly Bot[]
}

/** The Judger's view of the world: cells and containers from the server, the arena from the journal, items and mobs from the clients. */
export const lookWith = ({ server, arena, contents, bots }: LookSources): Look => ({
  shows({ position, block }) {
    const there = server.blockAt(position)
    return there !== undefined && satisfies(there, block)
  },
  carried: (item) => bots().reduce((sum, bot) => sum + countItem(bot, item), 0),
  contentsOf: (position) => contents.of(position),
  standing: () => [...arena.cells()],
  living(kind) {
    const seen = bots().flatMap((bot) => Object.values(bot.entities))
    return new Set(seen.flatMap(({ id, name }) => (name === kind ? [id] : []))).size
  },
})
