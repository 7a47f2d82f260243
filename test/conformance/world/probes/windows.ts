import type { Bot } from 'mineflayer'
import type { Window } from 'prismarine-windows'
import { ProbeFailure, type ProbeWorld, type Spot } from '../probe.ts'

/** Where the container stands. */
export const M: Spot = [12, 0, 10]

/** Opens what stands at a spot; null when nothing opens. */
export async function open(world: ProbeWorld, bot: Bot, spot: Spot): Promise<Window | null> {
  await world.click(bot, spot, { face: 'south' })
  await world.waitUntil(() => bot.currentWindow !== null, 1500, 'a window').catch(() => undefined)
  return bot.currentWindow
}

/** Like `open`, for things that have to open. */
export async function opened(world: ProbeWorld, bot = world.alice, spot = M): Promise<Window> {
  const window = await open(world, bot, spot)
  if (window === null) throw new ProbeFailure(world.blockText(spot), 'nothing opens', 'a window')
  return window
}

/** Closes the window, and waits for the result. */
export async function close(world: ProbeWorld, bot = world.alice): Promise<void> {
  if (bot.currentWindow) bot.closeWindow(bot.currentWindow)
  await world.ticks(3 + world.slack)
}

/** A click on a slot. */
export async function click(
  world: ProbeWorld,
  slot: number,
  button: number,
  mode: number,
  bot = world.alice,
): Promise<void> {
  await bot.clickWindow(slot, button, mode)
  await world.ticks(2 + world.slack)
}

/** A window's slot in short, e.g. `bread 7`. */
export const text = (window: Window, slot: number): string => {
  const item = window.slots[slot]
  return item ? `${item.name} ${item.count}` : 'nothing'
}

/** A chest with eight loaves in slot 0 and the window on it. */
export async function chestWithBread(world: ProbeWorld): Promise<Window> {
  await world.set(M, 'chest')
  await world.requireCommand(`item replace block ${world.xyz(M)} container.0 with bread 8`)
  return opened(world)
}

/** The content of a slot after closing and opening again: the server's truth. */
export async function kept(world: ProbeWorld, slot: number): Promise<string> {
  await close(world)
  return text(await opened(world), slot)
}
