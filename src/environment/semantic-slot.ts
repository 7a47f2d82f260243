import { z } from 'zod'
import { type Clock, TICK_MS } from '../core/clock.ts'
import type { Participant } from '../judger/bots/participant.ts'
import type { Bot } from '../judger/client/bot.ts'
import type { Episode } from '../judger/episode.ts'
import type { ActionCall } from '../task/action.ts'
import { type Eyes, eyesOf } from './frames/eyes.ts'
import { RecentEvents } from './near/recent-events.ts'
import { type SlotObservation, semanticActionSchema } from './observations.ts'
import { type LastAction, observeSemantic } from './observe-semantic.ts'
import { comeBack, type Slot, type SlotEnding } from './slot.ts'
import type { OutsideSlotSpec } from './slot-spec.ts'

type SemanticSpec = Extract<OutsideSlotSpec, { act: 'semantic' }>

/** Length of a decision without an action (ticks). */
const WAIT_TICKS = 20
/** Longest description of a malformed action (characters). */
const MAX_DETAIL = 300

export interface SemanticSlotOptions {
  readonly spec: SemanticSpec
  readonly episode: Episode
  readonly participant: Participant
  readonly clock: Clock
  readonly signal: AbortSignal
  rejoin(reason: string): Promise<boolean>
}

/** An agent that uses the actions of our own agents: each decision is one action from start to end. */
export class SemanticSlot implements Slot {
  readonly spec: SemanticSpec
  readonly #options: SemanticSlotOptions
  #isBusy = false
  #ending: SlotEnding | undefined
  #last: LastAction | undefined
  #seen: { readonly bot: Bot; readonly eyes: Eyes | undefined; readonly events: RecentEvents } | undefined

  constructor(options: SemanticSlotOptions) {
    this.spec = options.spec
    this.#options = options
  }

  get isDue(): boolean {
    return !this.#isBusy
  }

  get ending(): SlotEnding | undefined {
    return this.#ending
  }

  observe(): SlotObservation {
    const { episode, participant } = this.#options
    if (participant.isGone) return {}
    const senses = this.#senses()
    const semantic = observeSemantic(episode, participant, { last: this.#last, events: senses?.events })
    const eyes = senses?.eyes
    return eyes === undefined ? { semantic } : { semantic, frame: eyes.frame() }
  }

  act(action: unknown): string | undefined {
    const parsed = semanticActionSchema.safeParse(action)
    this.#isBusy = true
    const call = parsed.data?.action ?? undefined
    this.#carryOut(call, parsed.data?.thought ?? '').then(
      () => {
        this.#isBusy = false
      },
      (error: unknown) => {
        this.#isBusy = false
        this.#ending = { how: 'truncated', reason: (error as Error).message }
      },
    )
    return parsed.success ? undefined : z.prettifyError(parsed.error).slice(0, MAX_DETAIL)
  }

  tick(): void {
    const { participant, rejoin } = this.#options
    this.#senses()?.eyes?.tick()
    if (this.#isBusy || this.#ending !== undefined || !participant.isGone) return
    this.#isBusy = true
    comeBack(rejoin).then((ending) => {
      this.#isBusy = false
      this.#ending = ending
    })
  }

  close(): void {}

  /** The senses of the agent's current bot: after a rejoin there are new ones. */
  #senses() {
    const { bot } = this.#options.participant
    if (bot === undefined) return undefined
    if (this.#seen?.bot !== bot)
      this.#seen = {
        bot,
        eyes: eyesOf(this.spec.frames, bot, undefined),
        events: new RecentEvents(bot),
      }
    return this.#seen
  }

  async #carryOut(call: ActionCall | undefined, thought: string): Promise<void> {
    const { clock, participant, signal } = this.#options
    if (call === undefined) {
      await clock.sleep(WAIT_TICKS * TICK_MS)
      return
    }
    const result = await participant.act(call, { thought }, signal)
    this.#last = { call, result }
    // an action that is refused at once still takes a tick, otherwise an agent that repeats it would stop time
    await clock.sleep(TICK_MS)
  }
}
