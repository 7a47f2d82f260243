import type { Bot } from 'mineflayer'
import type { ActionFailure } from '../../task/action.ts'
import { approach } from '../motion/approach.ts'
import type { ActionContext } from './action.ts'

type Block = NonNullable<ReturnType<Bot['blockAt']>>

/** How far an agent looks for a crafting table or furnace by itself (blocks). */
const STATION_RADIUS = 16

/** Finds the nearest block of a kind, without going there. */
export function findStation(bot: Bot, names: readonly string[]): Block | null {
  const types = names.flatMap((name) => bot.registry.blocksByName[name]?.id ?? [])
  return bot.findBlock({ matching: types, maxDistance: STATION_RADIUS })
}

/** Goes to a station; a failure says why, undefined that it is in reach. */
export async function goToStation(
  context: ActionContext,
  station: Block,
): Promise<ActionFailure | undefined> {
  const near = await approach(context, station.position)
  return near.ok ? undefined : near
}
