import { joinAborts } from '../core/join-aborts.ts'
import type { ActionCall, ActionResult } from '../task/action.ts'
import type { ActionVocabulary } from '../task/actions/vocabulary.ts'
import { type ActionContext, type AgentAction, fail } from './actions/action.ts'
import { bodyOf } from './actions/hands.ts'
import { comeDown } from './motion/pillar.ts'
import type { MinecraftServer } from './server/minecraft-server.ts'

/** Maximum duration of an action, after which it fails as `stuck` (ms of game time). */
const ACTION_LIMIT_MS = 120_000

/** Abort reason for whatever an action leaves running when it ends; a shared constant avoids creating an Error for each. */
const OVER = 'the action had ended'

/** Everything that an agent needs to carry out an action. */
export type ActionMeans = Omit<ActionContext, 'signal'>

/** The agent that acts. */
export interface Performer {
  name: string
  /** Whether the agent has died or lost its connection, even if it has returned since. */
  isLost(): boolean
  /** What it can act with; undefined while it is not in the world. */
  lost: Promise<void>
  /** Its means of acting; undefined while it is not in the world. */
  means: ActionMeans | undefined
}

export interface CarryOutOptions {
  server: Pick<MinecraftServer, 'id' | 'supports'>
  /** The actions available to agents. */
  actions: ActionVocabulary<AgentAction>
  /** Any of these aborts the action as `cancelled`. */
  signals: readonly AbortSignal[]
}

/**
 * Carries out an action if it is known and supported by the server. Stops it if the run ends, the agent is gone, or it takes too
 * long. All failures are returned with a typed reason.
 */
export async function carryOut(
  call: ActionCall,
  performer: Performer,
  { server, actions, signals }: CarryOutOptions,
): Promise<ActionResult> {
  const definition = actions.specOf(call.name)
  if (definition === undefined)
    return fail('unknown_action', `there is no "${call.name}"; the actions are ${actions.names.join(', ')}`)
  const { serverFeature, signature } = definition
  if (serverFeature !== undefined && !server.supports(serverFeature))
    return fail('unsupported_by_server', `${server.id} has no ${serverFeature.replaceAll('_', ' ')}`)
  if (signals.some(({ aborted }) => aborted)) return fail('cancelled', 'the run was stopped')
  const { isLost, means } = performer
  const gone = fail('agent_gone', `${performer.name} has left the world`)
  if (means === undefined || isLost()) return gone
  const parsed = actions.parse(call)
  if (!parsed.ok) {
    const { reason, message, arguments: unfit } = parsed.issue
    return fail(reason, `${message}; the call is ${signature}`, { arguments: unfit })
  }
  const ended = new AbortController()
  const stopped = joinAborts(signals)
  const limit = means.clock.sleep(ACTION_LIMIT_MS, ended.signal).then(
    () => fail('stuck', `still at it after ${ACTION_LIMIT_MS / 1000} s`),
    () => fail('cancelled', OVER),
  )
  try {
    const context = { ...means, signal: stopped.signal }
    const work = async () => {
      if (definition.staysUp !== true) await comeDown(context)
      return definition.run(parsed.action.args, bodyOf(context))
    }
    return await Promise.race([work(), limit, performer.lost.then(() => gone)])
  } catch (error) {
    return fail(isLost() ? 'agent_gone' : 'no_effect', (error as Error).message)
  } finally {
    ended.abort(OVER)
    stopped.abort(OVER)
    stopped.release()
  }
}
