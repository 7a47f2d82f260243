import type { z } from 'zod'
import type { Clock } from '../../core/clock.ts'
import type { Position } from '../../core/position.ts'
import type { ActionSpecDefinition } from '../../task/actions/action-spec.ts'
import {
  type ActionDefinition,
  type ActionWork,
  defineAction as defineFor,
} from '../../task/actions/define-action.ts'
import type { Hands } from '../../task/actions/hands.ts'
import type { Bot } from '../client/bot.ts'
import type { Perch } from '../motion/perch.ts'
import type { SceneView } from '../motion/scene-view.ts'
import type { OpenCells } from '../placing/open-cells.ts'
import type { Turns } from '../placing/turns.ts'
import type { Sight } from '../skills/sight.ts'
import type { SpatialMemory } from '../skills/spatial-memory.ts'

export { done, fail } from '../../task/action.ts'

/** What an agent acts with: only its own bot. */
export interface ActionContext {
  bot: Bot
  clock: Clock
  signal: AbortSignal
  /** Whether the bot has died or lost its connection. */
  isGone(): boolean
  /** How the agent got up to where it stands, if it did. */
  perch: Perch
  /** Which cells its team is clicking blocks into. */
  turns: Turns
  /** What the team has seen of the world. */
  memory: SpatialMemory
  /** The world as the agent's client sees it, and whether the agent's ways lead through doors. */
  view: SceneView
  /** The agent's eyes, open from the first call on. */
  openEyes(): Sight
  /** The cells around one that are still to be filled: the agent climbs to where it reaches more of them. */
  stillToFill?: ((around: Position) => OpenCells) | undefined
}

/** What `run` of an action gets: the agent's hands, and its bot for what these cannot do. */
export interface AgentBody extends ActionContext, Hands {
  clock: Clock
  signal: AbortSignal
  isGone(): boolean
}

/** An action that the agents of an episode can carry out. */
export type AgentAction<
  Name extends string = string,
  Args extends z.ZodObject = z.ZodObject,
  Data extends z.ZodType = z.ZodType,
> = ActionDefinition<Name, Args, Data, AgentBody>

/**
 * Defines an action that may also use the agent's bot. Actions of the package are written in terms of `Hands` alone.
 * The types of `run`'s arguments and of its data are inferred from the schemas.
 */
export const defineAction: <
  const Name extends string,
  Args extends z.ZodObject,
  Data extends z.ZodType = z.ZodUnknown,
>(
  definition: ActionSpecDefinition<Name, Args, Data> & ActionWork<Args, Data, AgentBody>,
) => AgentAction<Name, Args, Data> = defineFor
