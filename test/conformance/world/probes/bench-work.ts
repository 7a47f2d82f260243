import type { Bot } from 'mineflayer'
import type { Item } from 'prismarine-item'
import loadRegistry from 'prismarine-registry'
import { equal } from '../expectations.ts'
import type { ProbeWorld, Spot } from '../probe.ts'
import { sendWindowClick } from '../raw-input.ts'
import { M, opened } from './windows.ts'

/** Slots of a station before the player's inventory, by its window. */
export interface Station {
  readonly block: string
  readonly slots: number
}

/** Values of the open window that are not slots, such as costs. Listens until the probe ends. */
function gaugesOf(bot: Bot): number[] {
  const values: number[] = []
  const note = ({ property, value }: { property: number; value: number }) => {
    values[property] = value
  }
  bot._client.on('craft_progress_bar', note)
  bot.once('windowClose', () => void bot._client.removeListener('craft_progress_bar', note))
  return values
}

/** Opens a station at M. */
export async function at(world: ProbeWorld, { block }: Station, spot: Spot = M): Promise<number[]> {
  if (world.block(spot).name !== block) await world.set(spot, block)
  const gauges = gaugesOf(world.alice)
  await opened(world, world.alice, spot)
  await world.ticks(2 + world.slack)
  return gauges
}

/** Shift-clicks a hotbar slot, 0 to 8, into the station. */
export async function lay(world: ProbeWorld, { slots }: Station, hotbar: number): Promise<void> {
  const { id } = world.alice.currentWindow as { id: number }
  sendWindowClick(world.alice, id, slots + 27 + hotbar, 0, 1)
  await world.ticks(3 + world.slack)
}

/** Takes what lies in a slot of the station with a shift-click. */
export async function take(world: ProbeWorld, slot: number): Promise<void> {
  const { id } = world.alice.currentWindow as { id: number }
  sendWindowClick(world.alice, id, slot, 0, 1)
  await world.ticks(3 + world.slack)
}

/** Presses a button of the window. */
export async function press(world: ProbeWorld, button: number): Promise<void> {
  const { id } = world.alice.currentWindow as { id: number }
  world.alice._client.write('enchant_item', { windowId: id, enchantment: button })
  await world.ticks(3 + world.slack)
}

/** Gives Alice levels of experience. */
export async function levels(world: ProbeWorld, count: number): Promise<void> {
  await world.requireCommand(`xp set Alice ${count} levels`)
  await world.waitUntil(() => world.alice.experience.level === count, 2000, `${count} levels`)
}

/** The enchantments of an item as Alice's client sees them, e.g. `sharpness 3`. */
export function enchantmentsSeen(world: ProbeWorld, item: Item | null | undefined): string[] {
  if (!item) return []
  const shown = (item as unknown as { componentMap?: Map<string, { data: unknown }> }).componentMap
  if (!shown)
    return (item.enchants as unknown as { name: string; lvl: number }[])
      .map(({ name, lvl }) => `${name} ${lvl}`)
      .sort()
  const data = (shown.get('enchantments') ?? shown.get('stored_enchantments'))?.data as
    | { enchantments: { id: number; level: number }[] }
    | undefined
  const { enchantments } = loadRegistry(world.version) as unknown as {
    enchantments: Record<number, { name: string }>
  }
  return (data?.enchantments ?? []).map(({ id, level }) => `${enchantments[id]?.name} ${level}`).sort()
}

/** Durability used up, as Alice's client sees it. */
export const damageSeen = (item: Item | null | undefined): number => item?.durabilityUsed ?? 0

/** A slot of Alice's open window or inventory. */
export const slot = (world: ProbeWorld, i: number): Item | null =>
  ((world.alice.currentWindow ?? world.alice.inventory).slots[i] as Item | null | undefined) ?? null

/** An item in Alice's inventory by its name. */
export const owned = (world: ProbeWorld, name: string): Item | undefined =>
  world.alice.inventory.items().find((item) => item.name === name)

/** Requires a slot to hold a number of an item, e.g. `bread 7`, or `nothing`. */
export function slotHolds(world: ProbeWorld, i: number, wanted: string): void {
  const item = slot(world, i)
  equal(`slot ${i}`, item ? `${item.name} ${item.count}` : 'nothing', wanted)
}
