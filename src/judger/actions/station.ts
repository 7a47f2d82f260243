import type { Bot } from 'mineflayer'
import type { ActionFailure } from '../../task/action.ts'
import { approach } from '../motion/approach.ts'
import type { ActionContext } from './action.ts'

type Block = NonNullable<ReturnType<Bot['blockAt']>>

/** Maximum distance of a crafting table or furnace that an agent walks to (blocks). */
const STATION_RADIUS = 16

/** Finds the nearest block with one of these names. */
export function findStation(bot: Bot, names: readonly string[]): Block | null {
  const types = names.flatMap((name) => bot.registry.blocksByName[name]?.id ?? [])
  return bot.findBlock({ matching: types, maxDistance: STATION_RADIUS })
}

/** Walks to a station. @returns the failure, or undefined once it is in reach */
export async function goToStation(
  context: ActionContext,
  station: Block,
): Promise<ActionFailure | undefined> {
  const near = await approach(context, station.position)
  return near.ok ? undefined : near
}
