import type { Body } from '../body/body.ts'
import type { ScreenState } from '../body/screen/screen-state.ts'
import { PICTURE } from '../body/screen/target.ts'
import type { Bot, Item } from '../judger/client/bot.ts'
import { ITEM_SIZE, originIn } from '../render/screens/layout.ts'
import type { KeysObservation } from './observations.ts'

const DEGREES = 180 / Math.PI
const FULL_TURN = 360
const HALF_TURN = 180

/** Observes an agent that plays by keys: its body, its crosshair and the open screen. */
export function observeKeys({
  bot,
  body,
  tick,
}: {
  readonly bot: Bot
  readonly body: Body
  readonly tick: number
}): KeysObservation {
  const { position, yaw, pitch } = bot.entity
  const { screen } = body
  return {
    tick,
    self: {
      position: { x: position.x, y: position.y, z: position.z },
      yaw: wrapped(HALF_TURN - yaw * DEGREES),
      pitch: -pitch * DEGREES,
      health: bot.health,
      food: bot.food,
      level: bot.experience.level,
      selected: bot.quickBarSlot,
      held: bot.heldItem?.name ?? null,
      using: body.itemInUse?.item ?? null,
    },
    inventory: stacksOf(bot.inventory.slots),
    crosshair: crosshairOf(body),
    digging: body.digging?.progress ?? null,
    screen: screen === undefined ? null : screenOf(screen),
  }
}

const stacksOf = (slots: readonly (Item | null)[]): KeysObservation['inventory'] =>
  slots.flatMap((item, slot) => (item === null ? [] : [{ slot, item: item.name, count: item.count }]))

function crosshairOf(body: Body): KeysObservation['crosshair'] {
  const aim = body.aim()
  if (aim.on === 'nothing') return null
  if (aim.on === 'entity') return { entity: aim.entity.name ?? 'unknown', distance: aim.distance }
  return { block: aim.block.name, distance: aim.distance, face: aim.face }
}

function screenOf({ kind, layout, cursor, carried, slots, gauges }: ScreenState): KeysObservation['screen'] {
  const origin = originIn(layout, PICTURE)
  const half = ITEM_SIZE / 2
  return {
    kind,
    cursor: { x: cursor.x, y: cursor.y },
    carried: carried === null ? null : { item: carried.name, count: carried.count },
    slots: stacksOf(slots).flatMap((stack) => {
      const place = layout.slots[stack.slot]
      return place === undefined
        ? []
        : [{ ...stack, x: origin.x + place.x + half, y: origin.y + place.y + half }]
    }),
    gauges: Object.fromEntries([...gauges].map(([index, value]) => [String(index), value])),
  }
}

/** An angle from −180 to 180 degrees. */
function wrapped(degrees: number): number {
  const turn = ((degrees % FULL_TURN) + FULL_TURN) % FULL_TURN
  return turn > HALF_TURN ? turn - FULL_TURN : turn
}
