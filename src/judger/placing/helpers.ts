import { Vec3 } from 'vec3'
import { add, center, formatPosition } from '../../core/position.ts'
import { reactsToClicks } from '../../game/clicks/block-click.ts'
import { offsetOf } from '../../game/placement/placement-options.ts'
import type { ActionFailure, ActionResult } from '../../task/action.ts'
import { SCAFFOLD } from '../../task/scaffold.ts'
import { type ActionContext, fail } from '../actions/action.ts'
import { countItem } from '../bots/inventory.ts'
import { aimAt } from '../motion/aim.ts'
import { dig } from '../motion/dig.ts'
import { hold } from '../motion/hold.ts'
import { countGains, itemsAround, pickUp } from '../motion/pick-up.ts'
import { putDirt } from '../motion/put-dirt.ts'
import type { TemporaryDirt } from '../motion/scaffolding.ts'
import type { Helper } from './clickings.ts'

/** Maximum time until a placed block appears, and until the drop of a dug one appears (ticks). */
const APPEAR_TICKS = 10
const DROP_TICKS = 5
const MAX_TRIES = 3
/** An agent with less dirt than this picks up the drops of its helper blocks (items). */
const FEW = 8

/**
 * Acts with helper blocks in place: places them, equips the previous item again, acts, and digs them, last first. Helpers that
 * cannot be dug because the action was stopped stay recorded as scaffolding.
 */
export async function withHelpers<Data>(
  context: ActionContext,
  helpers: readonly Helper[],
  act: () => Promise<ActionResult<Data>>,
): Promise<ActionResult<Data>> {
  if (helpers.length === 0) return act()
  const { bot, perch } = context
  const held = bot.heldItem?.name
  const put: TemporaryDirt[] = []
  let result: ActionResult<Data> | undefined
  for (const helper of helpers) {
    put.push(perch.puts(helper.cell))
    result = await putHelper(context, helper)
    if (result !== undefined) break
  }
  if (result === undefined) {
    await hold(context, held)
    result = await act()
  }
  const last = put.at(-1) as TemporaryDirt
  const gains = countGains(context)
  const itemsBefore = new Set(itemsAround(bot, center(last.cell)).map(({ id }) => id))
  for (const dirt of put.reverse()) await take(context, dirt)
  perch.leaveRest()
  if (countItem(bot, SCAFFOLD) < FEW && !perch.isUp)
    await pickUp(context, center(last.cell), { gains, appears: DROP_TICKS, known: itemsBefore })
  await hold(context, held)
  return result
}

/** @returns why the helper was not placed, or undefined on success */
async function putHelper(context: ActionContext, helper: Helper): Promise<ActionFailure | undefined> {
  const { bot } = context
  const { cell, reference, face, cursor } = helper
  if ((await hold(context, SCAFFOLD)) !== undefined) {
    const missing = [{ item: SCAFFOLD, count: 1 }]
    return fail('missing_item', `I have no ${SCAFFOLD} to help with`, { missing })
  }
  const isThere = () => nameAt(context, cell) === SCAFFOLD
  for (let attempt = 0; attempt < MAX_TRIES && !isThere(); attempt++) {
    if (context.signal.aborted) return fail('cancelled', 'stopped while I put a helper block')
    const sneaks = reactsToClicks(nameAt(context, reference) ?? '')
    if (sneaks) bot.setControlState('sneak', true)
    await aimAt(context, add(reference, cursor))
    const click = { reference, face: offsetOf(face), cursor }
    await putDirt(context, click, { ticks: APPEAR_TICKS, isDone: isThere })
    if (sneaks) bot.setControlState('sneak', false)
  }
  return isThere() ? undefined : fail('no_effect', `could not put ${SCAFFOLD} at ${formatPosition(cell)}`)
}

/** Digs a helper block. It is left if the action was stopped, and counts as gone if a teammate has placed another block or its own dirt there. */
async function take(context: ActionContext, dirt: TemporaryDirt): Promise<void> {
  const { scaffolding } = context.perch
  const { cell } = dirt
  for (let attempt = 0; attempt < MAX_TRIES; attempt++) {
    const name = nameAt(context, cell)
    if (name === undefined || scaffolding.at(cell) !== dirt) return
    if (name !== SCAFFOLD) {
      scaffolding.taken(dirt)
      return
    }
    if (context.signal.aborted || context.isGone()) return
    await dig(context, cell)
  }
}

const nameAt = ({ bot }: ActionContext, { x, y, z }: Helper['cell']): string | undefined =>
  bot.blockAt(new Vec3(x, y, z))?.name
