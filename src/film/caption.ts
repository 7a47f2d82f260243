import type { CarriedNow, FigureNow, ScreenNow, StackNow } from '../recording/moment.ts'
import { layoutOfScreen } from '../render/screens/layouts.ts'
import { titleOf } from '../render/screens/titles.ts'

/** The caption of a picture: for the strip below it, and for programs. */
export interface Caption {
  tick: number
  /** Game time (s). */
  seconds: number
  agent: string | undefined
  /** Rounded to a tenth of a block; undefined while the agent is not in the world. */
  position: { x: number; y: number; z: number } | undefined
  /** The direction that it faces: a compass point. */
  facing: string | undefined
  held: string | undefined
  /** The title of the screen that is open in the picture; undefined if none is open. */
  screen: string | undefined
  /** The stack in the product slot of that screen: `3 ladder`, or `nothing`; undefined if it has no such slot. */
  product: string | undefined
  health: number | undefined
  food: number | undefined
  /** Everything that it carries, slot by slot, beginning with the held item. */
  inventory: readonly StackNow[]
  /** Items gained or lost since the previous picture: `+3 oak_planks`, `-1 oak_log`. */
  changes: readonly string[]
  /** Chat since the previous picture: `Alice: done`. */
  chat: readonly string[]
}

const WAYS = ['north', 'north-west', 'west', 'south-west', 'south', 'south-east', 'east', 'north-east']

/** The compass point of a yaw. */
export const wayOf = (yaw: number): string =>
  WAYS[((Math.round((yaw / (2 * Math.PI)) * 8) % 8) + 8) % 8] ?? 'north'

/** An item with its distinguishing data: `potion (swiftness)`, `iron_sword (sharpness 1)`. */
const namedBy = (item: string, note = ''): string =>
  note === '' ? item : `${item} (${note.replaceAll(/(^|;)[a-z]+:/g, '$1').replaceAll(';', ', ')})`

/** How an agent's items differ between two moments, by name. */
export function changesOf(before: CarriedNow | undefined, now: CarriedNow | undefined): string[] {
  if (before === undefined || now === undefined) return []
  const counts = new Map<string, number>()
  const add = ({ stacks }: CarriedNow, sign: number) => {
    for (const { item, count, note } of stacks) {
      const name = namedBy(item, note)
      counts.set(name, (counts.get(name) ?? 0) + sign * count)
    }
  }
  add(before, -1)
  add(now, 1)
  return [...counts]
    .filter(([, count]) => count !== 0)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([item, count]) => `${count > 0 ? '+' : ''}${count} ${item}`)
}

function productIn(screen: ScreenNow): string | undefined {
  const { result } = layoutOfScreen(screen)
  if (result === undefined) return undefined
  const made = screen.slots.find(({ slot }) => slot === result)
  return made === undefined ? 'nothing' : `${made.count} ${namedBy(made.item, made.note)}`
}

const tenth = (value: number): number => Math.round(value * 10) / 10

export function captionOf({
  tick,
  agent,
  figure,
  before,
  now,
  said,
  screen,
}: {
  tick: number
  agent: string | undefined
  figure: FigureNow | undefined
  before: CarriedNow | undefined
  now: CarriedNow | undefined
  said: readonly { from: string; text: string }[]
  /** The screen that is open in the picture. */
  screen?: ScreenNow | undefined
}): Caption {
  return {
    tick,
    seconds: tick / 20,
    agent,
    position: figure && { x: tenth(figure.x), y: tenth(figure.y), z: tenth(figure.z) },
    facing: figure && wayOf(figure.yaw),
    held: figure?.mainHand === '' ? undefined : figure?.mainHand,
    screen: screen && titleOf(screen),
    product: screen && productIn(screen),
    health: now?.health,
    food: now?.food,
    inventory: now?.stacks ?? [],
    changes: changesOf(before, now),
    chat: said.map(({ from, text }) => `${from}: ${text}`),
  }
}
