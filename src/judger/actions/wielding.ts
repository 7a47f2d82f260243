import type { Position } from '../../core/position.ts'
import { EYE_HEIGHT } from '../../game/bodies.ts'
import { flightOf } from '../../game/items/flights.ts'
import type { Wielding } from '../../task/actions/wielding.ts'
import { putAgainst } from '../client/put-against.ts'
import { moveVehicle, seatOf, vehicleOf, whenBlocked } from '../client/riding.ts'
import { stackOf } from '../client/stack-traits.ts'
import { aimAt } from '../motion/aim.ts'
import { pitchFor } from '../motion/ballistics.ts'
import { inView } from '../motion/in-view.ts'
import { waitUntil } from '../motion/wait-until.ts'
import { fish, hook } from '../skills/fishing.ts'
import type { ActionContext } from './action.ts'
import { blockIn, entityOf } from './senses.ts'

/** Height of the eyes above the point where thrown items leave the hand (blocks, vanilla). */
const BELOW_EYES = 0.1
/** Distance of the point used to represent a direction of view (blocks). */
const AHEAD = 8
const HELD_TICKS = 10
const RADIANS = Math.PI / 180

/** How an agent uses its held item and its mount. */
export function wieldingOf(context: ActionContext): Wielding {
  const { bot } = context
  return {
    async holdStack(test) {
      const isHeld = () => bot.heldItem !== null && test(stackOf(bot.heldItem))
      if (isHeld()) return true
      const item = bot.inventory.items().find((each) => test(stackOf(each)))
      if (item === undefined) return false
      await bot.equip(item, 'hand')
      return waitUntil(context, HELD_TICKS, isHeld)
    },
    useHeld: () => bot.activateItem(),
    releaseHeld: () => bot.deactivateItem(),
    aimFlight: (item, point) => aimFlight(context, item, point),
    async clickFace(cell, face) {
      const block = blockIn(bot, cell)
      if (block === null) return
      const cursor = { x: (face.x + 1) / 2, y: (face.y + 1) / 2, z: (face.z + 1) / 2 }
      await aimAt(context, { x: cell.x + cursor.x, y: cell.y + cursor.y, z: cell.z + cursor.z })
      await putAgainst(bot, block, face, cursor)
    },
    fish: () => fish(context),
    hook: (entity) => hook(context, entityOf(entity)),
    sitsOn: (entity) => seatOf(entityOf(entity)),
    onBlocked: (listener) => whenBlocked(bot, listener),
    vehicle: () => vehicleOf(bot),
    steerTowards: (point, step) => steerTowards(context, point, step),
    inView: () => inView(bot),
  }
}

async function aimFlight(context: ActionContext, item: string, point: Position): Promise<boolean> {
  const { position } = context.bot.entity
  const eyes = position.offset(0, EYE_HEIGHT, 0)
  const hand = eyes.offset(0, -BELOW_EYES, 0)
  const flight = flightOf(item)
  const pitch = flight === undefined ? undefined : pitchFor(hand, point, flight)
  if (pitch === undefined) return false
  const [dx, dz] = [point.x - eyes.x, point.z - eyes.z]
  const across = Math.max(1e-6, Math.hypot(dx, dz))
  const [flat, up] = [Math.cos(pitch * RADIANS) * AHEAD, Math.sin(pitch * RADIANS) * AHEAD]
  await aimAt(context, {
    x: eyes.x + (dx / across) * flat,
    y: eyes.y + up,
    z: eyes.z + (dz / across) * flat,
  })
  return true
}

/** Reports the vehicle's next position to the server, as clients steering boats and horses do. */
function steerTowards({ bot }: ActionContext, point: Position, step: number): void {
  const vehicle = vehicleOf(bot)
  if (vehicle === undefined) return
  const { x, y, z } = vehicle.position
  const [dx, dz] = [point.x - x, point.z - z]
  const away = Math.hypot(dx, dz)
  const share = away <= step ? 1 : step / away
  const yaw = (Math.atan2(-dx, dz) * 180) / Math.PI
  moveVehicle(bot, { x: x + dx * share, y, z: z + dz * share, yaw, pitch: 0 })
}
