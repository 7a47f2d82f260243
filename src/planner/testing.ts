import type {
  FactsOf,
  LanguageModel,
  Message,
  ModelReply,
  ModelRequest,
  ReplyOf,
  RequestKind,
} from '../model/language-model.ts'
import type { Scene } from '../task/observation.ts'
import type { Task } from '../task/task.ts'
import type { ActionDescription, PlanContext } from './planner.ts'

/** Actions enough to plan with; Note takes anything but `wrong`. */
export const catalogue: readonly ActionDescription[] = [
  'Note',
  'NavigateTo',
  'WithdrawItem',
  'Equip',
  'PlaceBlock',
].map((name) => ({
  name,
  signature: `${name}(...)`,
  summary: `does ${name}`,
  faultIn: (args) => ('wrong' in args ? 'wrong is not wanted' : undefined),
}))

export const sceneOf = (task: Task): Scene => ({
  agents: [{ name: 'alice', position: task.arena.spawn }],
  containers: task.containers.map(({ position, items }) => ({ position, kind: 'chest', items })),
})

type Script = { [K in RequestKind]?: (facts: FactsOf<K>, messages: readonly Message[]) => ReplyOf<K> }

/** A model that answers by a script and remembers what it was asked. */
export class ScriptedModel implements LanguageModel {
  readonly id = 'scripted'
  readonly asked: ModelRequest[] = []
  readonly #script: Script

  constructor(script: Script) {
    this.#script = script
  }

  async generate<K extends RequestKind>(request: ModelRequest<K>): Promise<ModelReply<K>> {
    this.asked.push(request as unknown as ModelRequest)
    const answer = this.#script[request.kind] as
      | ((facts: FactsOf<K>, messages: readonly Message[]) => ReplyOf<K>)
      | undefined
    if (answer === undefined) throw new TypeError(`no script for ${request.kind}`)
    const value = answer(request.facts, request.messages)
    return { value, usage: { inputTokens: 0, outputTokens: 0 }, attempts: 1 }
  }
}

export const contextFor = (model: LanguageModel): PlanContext => ({ model, actions: catalogue, seed: 5 })
