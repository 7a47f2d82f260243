import type { Position } from '../core/position.ts'
import type { OwnActions } from './own-actions.ts'
import type { Attempt, Refusal } from './subtask-work.ts'
import type { Team } from './team.ts'

/** Refusal reasons after which the agent's mobility is checked. */
const STUCK_REASONS: ReadonlySet<Refusal['reason']> = new Set(['unreachable', 'stuck', 'no_standing_place'])

/** The parts of a team that failure handling needs. */
type FailedTeam = Pick<Team, 'board' | 'world' | 'repair' | 'refusals' | 'recovery' | 'tactics'>

/** Handles an agent's failure at a subtask. */
export class AfterFailure {
  readonly #name: string
  readonly #own: Pick<OwnActions, 'avatar' | 'walk'>
  readonly #team: FailedTeam
  /** Number of times the agent has passed each subtask on. */
  readonly #passed = new Map<number, number>()

  constructor(name: string, own: Pick<OwnActions, 'avatar' | 'walk'>, team: FailedTeam) {
    this.#name = name
    this.#own = own
    this.#team = team
  }

  /** Passes the subtask on, or reports it as failed, repairs the graph and checks whether the agent can still move. */
  async settle(id: number, { left, refusal, wasTooEarly = false }: Attempt): Promise<void> {
    const { board, repair } = this.#team
    if (this.#passOn(id, refusal)) return
    // A prerequisite that the plan already names explains an early refusal, so the refusal is not evidence against the plan.
    const isExplained = wasTooEarly || board.isUntimely(this.#name)
    const isFailure = board.fail(this.#name, left, { wasTooEarly })
    if (refusal === undefined) return
    this.#team.refusals.set(id, refusal)
    if (!isExplained) repair?.afterFailure(id, this.#name, refusal)
    if (isFailure) await this.#checkMobility(refusal)
  }

  /**
   * Leaves a subtask to an agent that carries an item no other agent can still fetch.
   * @returns whether such an agent exists
   */
  #passOn(id: number, refusal: Refusal | undefined): boolean {
    const { board, world } = this.#team
    const passes = this.#passed.get(id) ?? 0
    const item = refusal?.missing?.[0]?.item
    if (refusal?.reason !== 'missing_item' || item === undefined || passes >= board.policy.attempts.passes)
      return false
    const others = world.agents.filter((agent) => agent !== this.#name).map((agent) => world.avatar(agent))
    const holder = others.find((other) => !other.isGone && other.carries(item) > 0)
    if (holder === undefined) return false
    this.#passed.set(id, passes + 1)
    board.passOn(this.#name, holder.name)
    return true
  }

  /** Moves an agent back to the spawn when it cannot walk anywhere, e.g. after falling into a hole or being walled in. */
  async #checkMobility({ reason }: Refusal): Promise<void> {
    if (!STUCK_REASONS.has(reason) || this.#own.avatar.isGone) return
    const result = await this.#own.walk(
      reachablePlace(this.#name, this.#team),
      4,
      'I see whether I can still move.',
    )
    if (!result.ok && STUCK_REASONS.has(result.reason))
      await this.#team.recovery.bringBack(this.#name, `stuck: ${result.detail}`)
  }
}

/** A place that an agent can walk to unless it is stuck. */
export const reachablePlace = (name: string, { world, tactics }: Pick<Team, 'world' | 'tactics'>): Position =>
  tactics.reachablePlace?.(name) ?? world.task.arena.spawn
