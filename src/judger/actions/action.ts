import type { z } from 'zod'
import type { Clock } from '../../core/clock.ts'
import type { Position } from '../../core/position.ts'
import type { RuleBook } from '../../game/rules/rule-book.ts'
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

/** The means with which an agent acts: only its own bot. */
export interface ActionContext {
  bot: Bot
  clock: Clock
  signal: AbortSignal
  /** Whether the bot has died or lost its connection. */
  isGone(): boolean
  /** The pillars that the agent has climbed and stands on. */
  perch: Perch
  /** The cells that its team is clicking blocks into. */
  turns: Turns
  /** The team's memory of the world. */
  memory: SpatialMemory
  /** The world as the agent's client sees it, and whether the agent's paths may lead through doors. */
  view: SceneView
  /** Rules of the world that differ from the game's, since a client knows the recipes of its server. */
  rules?: RuleBook | undefined
  /** The agent's vision; starts with the first call. */
  openEyes(): Sight
  /** The unfilled cells around a cell: the agent climbs to a place that can reach more of them. */
  stillToFill?: ((around: Position) => OpenCells) | undefined
}

/** The context of an action's `run`: the agent's hands, and its bot for anything that hands cannot do. */
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
 * Defines an action that may also use the agent's bot. The package's own actions only use `Hands`. The types of `run`'s arguments
 * and of its data are inferred from the schemas.
 */
export const defineAction: <
  const Name extends string,
  Args extends z.ZodObject,
  Data extends z.ZodType = z.ZodUnknown,
>(
  definition: ActionSpecDefinition<Name, Args, Data> & ActionWork<Args, Data, AgentBody>,
) => AgentAction<Name, Args, Data> = defineFor
