// Must be imported before mineflayer, parts of which it replaces.
import './late-sign-in.ts'
import './player-state.ts'
import mineflayer from 'mineflayer'
import { nameAttributes } from './attributes.ts'
import { createBodyWorld } from './body-world.ts'
import type { Bot, ConnectionOptions } from './bot.ts'
import { makePhysicsCheap, simulatorOf } from './cheap-physics.ts'
import { ClientCells } from './client-cells.ts'
import { emptyClosedCursors } from './closed-windows.ts'
import { readLight } from './column-light.ts'
import { makeBlocksLean } from './lean-blocks.ts'
import { PacketTap } from './packet-tap.ts'
import { shareColumns } from './shared-columns.ts'
import { shareLibraries } from './shared-libraries.ts'
import { shareOwnSlots } from './shared-slots.ts'
import { StateChanges } from './state-changes.ts'

/** A mineflayer bot with all additions and replacements of this client. It has not joined yet. */
export function createClient(options: ConnectionOptions): Bot {
  const bot = mineflayer.createBot({
    auth: 'offline',
    viewDistance: 'tiny',
    checkTimeoutInterval: 10 * 60_000,
    hideErrors: true,
    ...options,
  } as Parameters<typeof mineflayer.createBot>[0]) as Bot
  shareLibraries(bot)
  nameAttributes(bot)
  bot.loadPlugin(() => {
    addExtras(bot)
    makePhysicsCheap(bot)
    makeBlocksLean(bot)
    readLight(bot)
    shareColumns(bot)
    emptyClosedCursors(bot)
    shareOwnSlots(bot)
  })
  return bot
}

/** Adds this client's extras to a mineflayer bot. Its world may not exist yet. */
function addExtras(bot: Bot): void {
  const cells = new ClientCells(bot)
  const bodyWorld = createBodyWorld(bot, cells)
  const changes = new StateChanges(bot)
  const simulate = simulatorOf(bot.registry, bodyWorld)
  const packets = new PacketTap(bot._client)
  const extras: Bot['extras'] = { cells, changes, bodyWorld, simulate, packets, pendingClicks: new Map() }
  Object.assign(bot, { extras })
}
