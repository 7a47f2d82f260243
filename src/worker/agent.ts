import type { EventSink } from '../core/journal/events.ts'
import type { Subtask } from '../graph/subtask.ts'
import { describeCells, type WantedCell, wantedCells } from '../graph/wanted-cells.ts'
import type { Episode } from '../judger/episode.ts'
import type { ActFacts, Step } from '../model/kinds/act.ts'
import type { FactsOf, LanguageModel, ModelRequest, ReplyOf } from '../model/language-model.ts'
import { renderPrompt } from '../model/prompts.ts'
import { type ActionDescription, describeActions } from '../planner/planner.ts'
import type { FailureReason } from '../task/action.ts'
import { describeEnvironment, describeHistory, describeState } from './describe.ts'

/** Whose word counts on whether a subtask is done: the world, as the Judger sees it, or the agent's own reflection. */
export type Trust = 'judger' | 'reflection'

export interface AgentOptions {
  name: string
  episode: Episode
  model: LanguageModel
  actions: readonly ActionDescription[]
  log: EventSink
  trust: Trust
  seed: number
  signal: AbortSignal
}

/** Steps an agent may take on a subtask: some to get going, and several for each block. */
const stepLimit = (cells: number): number => 8 + 6 * cells
/** An agent that is refused so often in a row stops and reflects. */
const MAX_REFUSALS_IN_A_ROW = 6
/** After these nothing more can be done by this agent now. */
const FINAL: ReadonlySet<FailureReason> = new Set(['agent_gone', 'cancelled'])

/**
 * An agent that carries out subtasks by ReAct (think, act, observe) and then reflects on whether it succeeded
 * (paper, §3.5, Tables 9 and 10).
 */
export class Agent {
  readonly name: string
  readonly #options: AgentOptions

  constructor(options: AgentOptions) {
    this.name = options.name
    this.#options = options
  }

  /**
   * Works on a subtask until nothing is left to do or nothing helps.
   * @param attempt counts from 1 over the whole team
   * @returns whether it counts as done
   * @throws ModelError when the model fails
   */
  async execute(subtask: Subtask, attempt: number): Promise<boolean> {
    const { episode, log, trust, signal } = this.#options
    log.emit('subtask.started', { agent: this.name, subtask: subtask.id, attempt })
    const wanted = wantedCells(subtask, episode.task)
    const history = await this.#react(subtask, wanted)
    if (signal.aborted) return false
    const reflection = await this.#reflect(this.#facts(subtask, wanted, history))
    const verified = episode.shows(wanted)
    const done = trust === 'judger' ? verified : reflection.status
    log.emit('subtask.finished', {
      agent: this.name,
      subtask: subtask.id,
      attempt,
      steps: history.length,
      verified,
      reflection,
      done,
    })
    return done
  }

  async #react(subtask: Subtask, wanted: readonly WantedCell[]): Promise<Step[]> {
    const { episode, signal } = this.#options
    const history: Step[] = []
    let refusals = 0
    while (!signal.aborted && history.length < stepLimit(wanted.length) && refusals < MAX_REFUSALS_IN_A_ROW) {
      const { thought, action } = await this.#think(this.#facts(subtask, wanted, history))
      if (action === null) break
      const result = await episode.act(this.name, action, { thought, subtask: subtask.id })
      history.push({ thought, action, result })
      refusals = result.ok ? 0 : refusals + 1
      if (!result.ok && FINAL.has(result.reason)) break
    }
    return history
  }

  #facts(subtask: Subtask, wanted: readonly WantedCell[], history: readonly Step[]): ActFacts {
    const observation = this.#options.episode.observe(
      this.name,
      wanted.map(({ position }) => position),
    )
    return { subtask, wanted, observation, history }
  }

  #think(facts: ActFacts): Promise<ReplyOf<'act'>> {
    return this.#ask('act', facts, { actions: describeActions(this.#options.actions) })
  }

  #reflect(facts: ActFacts): Promise<ReplyOf<'reflect'>> {
    return this.#ask('reflect', facts)
  }

  /** Both kinds of question show the agent its task, itself, its history and what is around it. */
  async #ask<K extends 'act' | 'reflect'>(
    kind: K,
    facts: ActFacts,
    slots: Readonly<Record<string, string>> = {},
  ): Promise<ReplyOf<K>> {
    const { model, seed, signal } = this.#options
    const messages = renderPrompt(kind, {
      ...slots,
      task: describeSubtask(facts),
      state: describeState(facts.observation),
      history: describeHistory(facts.history),
      environment: describeEnvironment(facts.observation),
    })
    const request: ModelRequest<K> = {
      kind,
      messages,
      facts: facts as FactsOf<K>,
      agent: this.name,
      seed,
      sample: 0,
    }
    return (await model.generate(request, { signal })).value
  }
}

const describeSubtask = ({ subtask, wanted }: ActFacts): string =>
  wanted.length === 0 ? subtask.description : `${subtask.description}\nWanted: ${describeCells(wanted)}`
