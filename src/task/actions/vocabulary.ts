import { InvariantError } from '../../core/errors.ts'
import { fitTo } from '../../core/lenient.ts'
import type { Position } from '../../core/position.ts'
import type { ActionCall, ActionResult } from '../action.ts'
import type { ActionIssue, ActionSpec, ActionTarget } from './action-spec.ts'
import type { Action } from './built-in-specs.ts'
import type { Effect, EffectScene } from './effects.ts'
import type { ActionRole } from './roles.ts'

/** A validated call and the specification that validated it. */
export interface KnownAction<Spec extends ActionSpec = ActionSpec> {
  spec: Spec
  action: Action
}

/** The result of reading a call. */
export type ParsedAction<Spec extends ActionSpec = ActionSpec> =
  | ({ ok: true } & KnownAction<Spec>)
  | { ok: false; issue: ActionIssue }

/**
 * The actions that the agents of a run can call, and the one place where an untrusted call becomes a validated action.
 * Planners, agents and the Judger are passed the vocabulary, so that a plug-in's actions work wherever built-in ones do.
 */
export class ActionVocabulary<Spec extends ActionSpec = ActionSpec> {
  readonly specs: readonly Spec[]
  readonly #byName: ReadonlyMap<string, Spec>

  /** @throws InvariantError if two specifications have the same name. */
  constructor(specs: readonly Spec[]) {
    this.specs = specs
    this.#byName = new Map(specs.map((spec) => [spec.name, spec]))
    if (this.#byName.size < specs.length) {
      const duplicate = specs.find(({ name }, index) => specs.findIndex((spec) => spec.name === name) < index)
      throw new InvariantError(`Two actions are called "${duplicate?.name}".`)
    }
  }

  get names(): readonly string[] {
    return [...this.#byName.keys()]
  }

  specOf(name: string): Spec | undefined {
    return this.#byName.get(name)
  }

  parse(call: ActionCall): ParsedAction<Spec> {
    const spec = this.#byName.get(call.name)
    if (spec === undefined) {
      const message = `there is no action "${call.name}"`
      return { ok: false, issue: { reason: 'unknown_action', arguments: [], message } }
    }
    const args = spec.read(call)
    if (args !== undefined) return { ok: true, spec, action: { name: call.name, args } as Action }
    return { ok: false, issue: spec.issueIn(call.args) as ActionIssue }
  }

  /** A call by a language model, with its arguments corrected if the intention is clear. */
  tidied(call: ActionCall): ActionCall {
    const spec = this.#byName.get(call.name)
    const args = spec === undefined ? call.args : (fitTo(spec.args, call.args) as ActionCall['args'])
    return args === call.args ? call : { ...call, args }
  }

  /** The validated action and its specification; undefined for unknown actions and invalid arguments. */
  read(call: ActionCall): KnownAction<Spec> | undefined {
    const parsed = this.parse(call)
    return parsed.ok ? parsed : undefined
  }

  roleOf({ name }: Pick<ActionCall, 'name'>): ActionRole | undefined {
    return this.#byName.get(name)?.role
  }

  /** The target of a call; undefined for calls without one and for invalid calls. */
  targetOf(call: ActionCall): ActionTarget | undefined {
    const known = this.read(call)
    return known?.spec.target?.(known.action.args)
  }

  /** The cell or container that a call targets. */
  targetCellOf(call: ActionCall): Position | undefined {
    const target = this.targetOf(call)
    return target?.kind === 'cell' || target?.kind === 'container' ? target.cell : undefined
  }

  /** The cell that a call fills, and the item that it places there. */
  fillsOf(call: ActionCall): ReturnType<NonNullable<ActionSpec['fills']>> | undefined {
    const known = this.read(call)
    return known?.spec.fills?.(known.action.args)
  }

  /** The cell that a call fills or plants with the held item, and the item that it places there. */
  placesOf(call: ActionCall, held: string | undefined): ReturnType<NonNullable<ActionSpec['plants']>> {
    const known = this.read(call)
    return (
      this.fillsOf(call) ?? (held === undefined ? undefined : known?.spec.plants?.(known.action.args, held))
    )
  }

  /** Whether a call filled a cell that did not hold the required block before. */
  hasPlaced(
    { name }: Pick<ActionCall, 'name'>,
    result: ActionResult | { ok: boolean; data?: unknown },
  ): boolean {
    const spec = this.#byName.get(name)
    if (spec?.fills === undefined || !result.ok) return false
    const data = spec.dataOf(result)
    return data === undefined || !spec.changedNothing?.(data)
  }

  /** Items that a call names. */
  itemsOf(call: ActionCall): readonly string[] {
    const known = this.read(call)
    return known?.spec.items?.(known.action.args) ?? []
  }

  /** How long a call waits for the game (ms of game time). */
  waitOf(call: ActionCall): number {
    const known = this.read(call)
    return known?.spec.waits?.(known.action.args) ?? 0
  }

  /** The needs and changes of a call, in order; empty for invalid calls. */
  effectsOf(call: ActionCall, scene: EffectScene): readonly Effect[] {
    const known = this.read(call)
    return known?.spec.effects?.(known.action.args, scene) ?? []
  }

  /** The list of actions for prompts, one per line. */
  describe(): string {
    return this.specs.map(({ signature, summary }) => `${signature}: ${summary}`).join('\n')
  }
}
