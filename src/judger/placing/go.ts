import { formatPosition, type Position, sameCell } from '../../core/position.ts'
import type { ActionFailure } from '../../task/action.ts'
import { type ActionContext, fail } from '../actions/action.ts'
import { hold } from '../motion/hold.ts'
import { type Pillar, topOf } from '../motion/perch.ts'
import { climb } from '../motion/pillar.ts'
import { goalCell, type WalkOptions, walk } from '../motion/walk.ts'
import { aimOf } from './click.ts'
import { WALK_TICKS } from './footholds.ts'
import { MAX_TRIES, type Stand } from './stands.ts'
import type { Way } from './ways.ts'

/** How much longer than planned a walk may become (factor, and steps): others build on its path. */
const DETOUR = { times: 2, steps: 6 }

/**
 * Uses the first way that works and has not become much longer than planned.
 * @param here the same click from the agent's current position, if it works there, so that it can stop early
 * @returns the stand that was reached
 */
export async function goOne(
  context: ActionContext,
  ways: readonly Way[],
  here: (stand: Stand) => Stand | undefined = () => undefined,
): Promise<Stand | ActionFailure> {
  let last = fail('unreachable', 'no stand was tried')
  const tried: Position[] = []
  for (const way of ways) {
    const { legs, stand } = way
    const start = legs[0]?.base ?? stand.feet
    if (tried.some((feet) => sameCell(feet, start))) continue
    if (tried.length >= MAX_TRIES) break
    tried.push(start)
    const refusal = await goUp(context, legs, { feet: stand.feet, ...limitsOf(context, way, here) })
    if (refusal === undefined) return here(stand) ?? stand
    last = refusal
    if (last.reason === 'cancelled' || last.reason === 'agent_gone') return last
    // Once the agent is partway up, the other ways no longer start here.
    if (context.perch.isUp) return last
  }
  return last
}

/** Maximum length of a way's walk, and whether it may end early, which only a way without pillars can. */
function limitsOf(
  { bot, perch }: ActionContext,
  { legs, stand, cost }: Way,
  here: (stand: Stand) => Stand | undefined,
): WalkOptions {
  if (legs.length > 0) return {}
  const enough = () => {
    const standHere = here(stand)
    return standHere === undefined ? undefined : aimOf(bot, standHere)
  }
  const steps = (DETOUR.times * cost) / WALK_TICKS + DETOUR.steps
  return { longest: perch.isUp ? undefined : steps, enough }
}

/** Climbs pillar after pillar and walks to a cell. @returns why that failed, or undefined on success */
async function goUp(
  context: ActionContext,
  legs: readonly Pillar[],
  { feet, ...options }: { feet: Position } & WalkOptions,
): Promise<ActionFailure | undefined> {
  const held = context.bot.heldItem?.name
  for (const leg of legs) {
    const refusal = (await walkTo(context, leg.base)) ?? (await climb(context, leg))
    if (refusal !== undefined) return refusal
  }
  const last = legs.at(-1)
  if (last !== undefined) await hold(context, held)
  return last !== undefined && sameCell(topOf(last), feet) ? undefined : walkTo(context, feet, options)
}

async function walkTo(
  context: ActionContext,
  feet: Position,
  options: WalkOptions = {},
): Promise<ActionFailure | undefined> {
  const walked = await walk(context, goalCell(feet), options)
  return walked.ok ? undefined : { ...walked, detail: `${walked.detail}: ${formatPosition(feet)}` }
}
