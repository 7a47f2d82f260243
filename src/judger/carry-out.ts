import type { Bot } from 'mineflayer'
import type { Clock } from '../core/clock.ts'
import type { Action, ActionResult } from '../task/action.ts'
import { type ActionDefinition, fail } from './actions/action.ts'
import type { MinecraftServer } from './server/minecraft-server.ts'

/** An action that takes longer is ended as stuck (ms of game time). */
const ACTION_LIMIT_MS = 120_000

/** The agent that acts. */
export interface Performer {
  name: string
  /** Undefined while the agent is not in the world. */
  bot: Bot | undefined
  /** True once the agent has died or lost its connection, also when it has come back since. */
  isLost(): boolean
  /** Resolves when that happens. */
  lost: Promise<void>
}

export interface CarryOutOptions {
  /** What agents can do. */
  actions: readonly ActionDefinition[]
  server: Pick<MinecraftServer, 'id' | 'supports'>
  clock: Clock
  /** Any of these ends the action as `cancelled`. */
  signals: readonly AbortSignal[]
}

/**
 * Carries out an action within limits: it must be known and supported, and it ends with the run, with its agent, or when
 * it takes too long. Failures of any kind are returned as a typed reason.
 */
export async function carryOut(
  { name, args }: Action,
  performer: Performer,
  { actions, server, clock, signals }: CarryOutOptions,
): Promise<ActionResult> {
  const definition = actions.find((known) => known.name === name)
  if (definition === undefined) {
    const names = actions.map((known) => known.name).join(', ')
    return fail('unknown_action', `there is no "${name}"; the actions are ${names}`)
  }
  const { needs } = definition
  if (needs !== undefined && !server.supports(needs))
    return fail('unsupported_by_server', `${server.id} has no ${needs.replaceAll('_', ' ')}`)
  if (signals.some(({ aborted }) => aborted)) return fail('cancelled', 'the run was stopped')
  const { bot, isLost } = performer
  const gone = fail('agent_gone', `${performer.name} has left the world`)
  if (bot === undefined || isLost()) return gone
  const ended = new AbortController()
  const signal = AbortSignal.any([...signals, ended.signal])
  const limit = clock.sleep(ACTION_LIMIT_MS, ended.signal).then(
    () => fail('stuck', `still at it after ${ACTION_LIMIT_MS / 1000} s`),
    () => fail('cancelled', 'the action had ended'),
  )
  try {
    const work = definition.run(args, { bot, clock, signal, isGone: isLost })
    return await Promise.race([work, limit, performer.lost.then(() => gone)])
  } catch (error) {
    return fail(isLost() ? 'agent_gone' : 'no_effect', (error as Error).message)
  } finally {
    ended.abort()
  }
}
