import { Body } from '../body/body.ts'
import type { ActionFormatError } from '../body/keys/action-format-error.ts'
import { type KeyAction, STILL } from '../body/keys/buttons.ts'
import { inOrder } from '../body/keys/compact-index.ts'
import { readAction } from '../body/keys/read-action.ts'
import type { EventSink } from '../core/journal/events.ts'
import type { Participant } from '../judger/bots/participant.ts'
import type { Bot } from '../judger/client/bot.ts'
import type { Episode } from '../judger/episode.ts'
import { type Eyes, eyesOf } from './frames/eyes.ts'
import { RecentEvents } from './near/recent-events.ts'
import type { SlotObservation } from './observations.ts'
import { observeKeys } from './observe-keys.ts'
import { observeSemantic } from './observe-semantic.ts'
import { comeBack, type Slot, type SlotEnding } from './slot.ts'
import type { OutsideSlotSpec } from './slot-spec.ts'

type KeysSpec = Extract<OutsideSlotSpec, { act: 'keys' }>

const NO_OP: KeyAction = { pressed: new Set(), camera: STILL }

export interface KeysSlotOptions {
  readonly spec: KeysSpec
  readonly episode: Episode
  readonly participant: Participant
  readonly log: EventSink
  /** Respawns a dead agent. */
  rejoin(reason: string): Promise<boolean>
}

/** An agent controlled by keys and mouse: each action is held for the ticks given in its specification. */
export class KeysSlot implements Slot {
  readonly spec: KeysSpec
  readonly #options: KeysSlotOptions
  #played:
    | {
        readonly bot: Bot
        readonly body: Body
        readonly eyes: Eyes | undefined
        readonly events: RecentEvents | undefined
      }
    | undefined
  #action = NO_OP
  #remaining = 0
  #ticks = 0
  #ending: SlotEnding | undefined
  #isRejoining = false
  #noted = ''

  constructor(options: KeysSlotOptions) {
    this.spec = options.spec
    this.#options = options
  }

  get isDue(): boolean {
    return this.#remaining === 0 && !this.#isRejoining
  }

  get ending(): SlotEnding | undefined {
    return this.#ending
  }

  observe(): SlotObservation {
    const { spec } = this
    const { episode, participant } = this.#options
    const body = this.#body()
    return {
      ...(spec.observe.includes('keys') && body !== undefined
        ? { keys: observeKeys({ ...body, tick: this.#ticks }) }
        : {}),
      ...(spec.observe.includes('semantic') && !participant.isGone
        ? { semantic: observeSemantic(episode, participant, { events: body?.events }) }
        : {}),
      ...(body?.eyes === undefined || participant.isGone ? {} : { frame: body.eyes.frame() }),
    }
  }

  act(action: unknown): string | undefined {
    let malformed: string | undefined
    try {
      this.#action = readAction(action, { exactTurns: this.spec.exactTurns })
    } catch (error) {
      malformed = (error as ActionFormatError).message
      this.#action = NO_OP
    }
    this.#note()
    this.#remaining = this.spec.repeat
    this.#step()
    return malformed
  }

  tick(): void {
    this.#ticks++
    this.#played?.eyes?.tick()
    if (this.#options.participant.isGone) this.#followDeath()
    if (this.#remaining === 0) return
    this.#remaining--
    if (this.#remaining === 0) return
    this.#action = { ...this.#action, camera: STILL }
    this.#step()
  }

  close(): void {
    this.#action = NO_OP
    this.#note()
    const { bot, isGone } = this.#options.participant
    if (bot !== undefined && !isGone) bot.clearControlStates()
  }

  #step(): void {
    const body = this.#body()
    if (body !== undefined && !this.#options.participant.isGone) body.body.step(this.#action)
  }

  /** The body of the agent's current bot: after a rejoin there is a new one. */
  #body() {
    const { bot } = this.#options.participant
    if (bot === undefined) return undefined
    if (this.#played?.bot !== bot) {
      const body = new Body({ bot, dropKey: this.spec.dropKey })
      const events = this.spec.observe.includes('semantic') ? new RecentEvents(bot) : undefined
      this.#played = { bot, body, eyes: eyesOf(this.spec.frames, bot, body), events }
    }
    return this.#played
  }

  #followDeath(): void {
    if (this.#isRejoining || this.#ending !== undefined) return
    if (this.spec.endsOnDeath) {
      this.#ending = { how: 'terminated', reason: 'the agent died' }
      return
    }
    this.#isRejoining = true
    comeBack(this.#options.rejoin).then((ending) => {
      this.#isRejoining = false
      this.#ending = ending
    })
  }

  /** Records the keys held until now in the journal, once per change. */
  #note(): void {
    const held = { buttons: inOrder(this.#action.pressed), camera: this.#action.camera }
    const now = JSON.stringify(held)
    if (now === this.#noted) return
    this.#noted = now
    const { log, spec } = this.#options
    log.emit('keys.changed', { agent: spec.agent, ...held })
  }
}
