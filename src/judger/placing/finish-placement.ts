import { Vec3 } from 'vec3'
import { formatPosition, type Position } from '../../core/position.ts'
import { formatBlock, satisfies } from '../../game/block.ts'
import type { FinishingStep } from '../../game/placement/family.ts'
import { finishingSteps } from '../../game/placement/finishing.ts'
import { offsetOf } from '../../game/placement/placement-options.ts'
import type { ActionFailure } from '../../task/action.ts'
import { type ActionContext, fail } from '../actions/action.ts'
import type { Block } from '../client/bot.ts'
import { aimAt } from '../motion/aim.ts'
import { hold } from '../motion/hold.ts'
import { waitUntil } from '../motion/wait-until.ts'
import { clickNeighbour } from './click.ts'
import { pointsOf, visiblePoint } from './line-of-sight.ts'
import type { PlacementOrder } from './placement-order.ts'
import { type Stand, standClicking } from './stands.ts'

/** Maximum time until the effect of one use is visible (ticks): a full composter takes a second. */
const SHOW_TICKS = 25

/** Finishes a placed block: adds parts, uses items on it, clicks it, fills it with water. */
export async function finishPlacement(
  context: ActionContext,
  stand: Stand,
  order: PlacementOrder,
): Promise<ActionFailure | undefined> {
  const { item, pos, wanted } = order
  const steps = finishingSteps(wanted)
  for (const step of steps) {
    const failure = await carryOut(context, stand, { pos, item, step })
    if (failure !== undefined) return failure
  }
  if (steps.some(({ use }) => use !== 'again' && use !== 'hand')) await hold(context, item)
  return undefined
}

interface Finishing {
  pos: Position
  item: string
  step: FinishingStep
}

async function carryOut(
  context: ActionContext,
  stand: Stand,
  { pos, item, step }: Finishing,
): Promise<ActionFailure | undefined> {
  const { bot } = context
  const needed = step.use === 'again' ? item : step.use
  const at = new Vec3(pos.x, pos.y, pos.z)
  const now = () => bot.blockAt(at)
  const isDone = () => holds(now(), step.gives)
  for (let times = 0; times < step.times && !isDone(); times++) {
    if (context.signal.aborted) break
    if (needed !== 'hand') {
      const missing = await hold(context, needed)
      if (missing !== undefined) return missing
    }
    const before = now()?.stateId
    const refusal = await carryOutOnce(context, stand, { pos, step })
    if (refusal !== undefined) return refusal
    const isLast = times + 1 === step.times
    await waitUntil(context, SHOW_TICKS, () => (isLast ? isDone() : isDone() || now()?.stateId !== before))
  }
  return isDone() ? undefined : wrongResult(now(), { pos, item, step })
}

/** One click or one pour with the held item. */
async function carryOutOnce(
  context: ActionContext,
  stand: Stand,
  { pos, step }: Omit<Finishing, 'item'>,
): Promise<ActionFailure | undefined> {
  if (step.use === 'again') await clickNeighbour(context, standClicking(stand, pos, step.against))
  else if (step.gives.properties.waterlogged !== 'true') await clickBlock(context, pos)
  else if (!(await pourOn(context, pos)))
    return fail('unreachable', `from here I do not see ${formatPosition(pos)}, so I cannot pour water on it`)
  return undefined
}

/** The failure of a step that left the block in a wrong state. */
function wrongResult(there: Block | null, { pos, item, step }: Finishing): ActionFailure {
  const what =
    step.use === 'hand' ? 'clicking it' : step.use === 'again' ? `one more ${item}` : `using ${step.use}`
  const got = there === null ? 'nothing' : formatBlock({ name: there.name, properties: textsOf(there) })
  return fail(
    'wrong_result',
    `${what} at ${formatPosition(pos)} gave ${got}, wanted ${formatBlock(step.gives)}`,
  )
}

const textsOf = (block: Block) =>
  Object.fromEntries(Object.entries(block.getProperties()).map(([key, value]) => [key, String(value)]))

const holds = (block: Block | null, wanted: FinishingStep['gives']): boolean =>
  block !== null && satisfies({ name: block.name, properties: textsOf(block) }, wanted)

/** Clicks the block itself, on its top. */
async function clickBlock(context: ActionContext, pos: Position): Promise<void> {
  const { bot } = context
  const block = bot.blockAt(new Vec3(pos.x, pos.y, pos.z))
  if (block === null) return
  const up = offsetOf('up')
  await bot.activateBlock(block, new Vec3(up.x, up.y, up.z), new Vec3(0.5, 1, 0.5))
}

/** Empties the held bucket on the block. Returns false if other blocks hide it. */
async function pourOn(context: ActionContext, pos: Position): Promise<boolean> {
  const block = context.bot.blockAt(new Vec3(pos.x, pos.y, pos.z))
  if (block === null) return false
  const point = visiblePoint(context.view, pointsOf(pos, block.shapes), pos)
  if (point === undefined) return false
  await aimAt(context, point)
  context.bot.activateItem()
  return true
}
