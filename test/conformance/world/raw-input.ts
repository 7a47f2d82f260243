import type { Bot } from 'mineflayer'
import loadItem from 'prismarine-item'
import { Vec3 } from 'vec3'
import type { Click, Face, Spot } from './probe.ts'

const FACES: Readonly<Record<Face, { code: number; normal: Spot }>> = {
  down: { code: 0, normal: [0, -1, 0] },
  up: { code: 1, normal: [0, 1, 0] },
  north: { code: 2, normal: [0, 0, -1] },
  south: { code: 3, normal: [0, 0, 1] },
  west: { code: 4, normal: [-1, 0, 0] },
  east: { code: 5, normal: [1, 0, 0] },
}

/** The spot next to a face. */
export function neighbourSpot([x, y, z]: Spot, face: Face): Spot {
  const [dx, dy, dz] = FACES[face].normal
  return [x + dx, y + dy, z + dz]
}

/** Sequence number of the next click; servers acknowledge clicks by it. */
let sequence = 1000

/** Clicks exactly at a point of a block; mineflayer would choose the point and turn the head by itself. */
export function sendClick(bot: Bot, location: Vec3, { face = 'up', cursor, hand = 'main' }: Click): void {
  const { code, normal } = FACES[face]
  const [cursorX, cursorY, cursorZ] =
    cursor ?? (normal.map((part) => (part + 1) / 2) as [number, number, number])
  bot._client.write('block_place', {
    location,
    direction: code,
    hand: hand === 'main' ? 0 : 1,
    cursorX,
    cursorY,
    cursorZ,
    insideBlock: false,
    sequence: sequence++,
  })
  bot._client.write('arm_animation', { hand: hand === 'main' ? 0 : 1 })
}

/** Claims that digging started and, immediately, that it is finished. */
export function sendDig(bot: Bot, location: Vec3): void {
  bot._client.write('block_dig', { status: 0, location, face: 1, sequence: sequence++ })
  bot._client.write('block_dig', { status: 2, location, face: 1, sequence: sequence++ })
}

/** A window click that mineflayer does not offer. Predicts no changes, so that the server sends all of them. */
export function sendWindowClick(
  bot: Bot,
  windowId: number,
  slot: number,
  mouseButton: number,
  mode: number,
): void {
  const nothing = emptySlot(bot)
  bot._client.write('window_click', {
    windowId,
    stateId: 0,
    slot,
    mouseButton,
    mode,
    changedSlots: [],
    cursorItem: nothing,
    // before 1.17 clicks carry a number and the item
    action: 1,
    item: nothing,
  })
}

/** An empty slot in the format of the bot's version. */
const emptySlot = (bot: Bot): unknown => {
  const items = loadItem as unknown as (registry: object) => { toNotch(item: null): unknown }
  return items(bot.registry).toNotch(null)
}

/** Drags the cursor over slots: button 0 shares evenly, 1 leaves one in each. */
export function sendDrag(bot: Bot, windowId: number, button: number, slots: readonly number[]): void {
  sendWindowClick(bot, windowId, -999, button * 4, 5)
  for (const slot of slots) sendWindowClick(bot, windowId, slot, button * 4 + 1, 5)
  sendWindowClick(bot, windowId, -999, button * 4 + 2, 5)
}

/** Yaw of each heading, as in commands. */
export const YAW = { south: 0, west: 90, north: 180, east: -90 } as const

/** Turns a heading by quarter turns to the right. */
export function turned(heading: 'north' | 'south' | 'west' | 'east', quarters: number) {
  const ring = ['north', 'east', 'south', 'west'] as const
  return ring[(ring.indexOf(heading) + quarters) % 4] as (typeof ring)[number]
}

export const vec = ([x, y, z]: Spot): Vec3 => new Vec3(x, y, z)
