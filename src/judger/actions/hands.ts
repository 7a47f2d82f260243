import type { ActionContext, AgentBody } from './action.ts'
import { benchesOf } from './benches.ts'
import { gripOf } from './grip.ts'
import { handiworkOf } from './handiwork.ts'
import { legsOf } from './legs.ts'
import { sensesOf } from './senses.ts'
import { wieldingOf } from './wielding.ts'

/** Gives an agent's bot the `Hands` interface that actions use. */
export const bodyOf = (context: ActionContext): AgentBody => ({
  ...context,
  ...sensesOf(context),
  ...legsOf(context),
  ...gripOf(context),
  ...handiworkOf(context),
  ...benchesOf(context),
  ...wieldingOf(context),
})
