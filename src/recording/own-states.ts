import { Timeline } from '../core/timeline.ts'
import type { BossBarNow, ScreenNow, StackNow } from './moment.ts'

/** An agent's hotbar and hearts. */
export interface OwnHud {
  /** Numbered from 0. */
  readonly hotbar: readonly StackNow[]
  readonly selected: number
  readonly offHand?: StackNow
  /** Half hearts, half drumsticks, and points of armour. */
  readonly health: number
  readonly food: number
  readonly armour: number
}

/** The states that only an agent itself sees, starting at a time (ms). */
export type OwnState = { readonly t: number; readonly agent: string } & (
  | {
      readonly kind: 'hud'
      readonly hud: OwnHud
      /** The item in the hand, and the time since which it has been there (ms). */
      readonly held: string
      readonly heldSince: number
    }
  | {
      readonly kind: 'screen'
      /** null: it has closed. */
      readonly screen: ScreenNow | null
      /** The slot that was clicked last, under the cursor; null before the first click. */
      readonly clicked: number | null
    }
  | {
      readonly kind: 'body'
      readonly swinging: boolean
      readonly sneaking: boolean
      readonly burning: boolean
      /** The time of the last damage (ms); null before the first. */
      readonly hurtAt: number | null
    }
  /** It digs a block until a time (ms), when the block breaks. */
  | {
      readonly kind: 'dig'
      readonly cell: readonly [x: number, y: number, z: number]
      readonly until: number
    }
  | { readonly kind: 'bars'; readonly bars: readonly BossBarNow[] }
)

type Of<Kind extends OwnState['kind']> = Extract<OwnState, { kind: Kind }>

/** An agent's view of itself at a moment; undefined where it is unknown. */
export interface OwnAt {
  readonly hud: Of<'hud'> | undefined
  readonly screen: Of<'screen'> | undefined
  readonly body: Of<'body'> | undefined
  /** The block that it digs. */
  readonly dig: Of<'dig'> | undefined
  readonly bars: readonly BossBarNow[]
}

/** The states of one agent in chronological order. */
class States {
  readonly hud = new Timeline<Of<'hud'>>()
  readonly screen = new Timeline<Of<'screen'>>()
  readonly body = new Timeline<Of<'body'>>()
  readonly dig = new Timeline<Of<'dig'>>()
  readonly bars = new Timeline<Of<'bars'>>()

  add(state: OwnState): void {
    // one timeline for each kind of state
    const timeline = this[state.kind] as Timeline<OwnState>
    timeline.add(state)
  }

  at(time: number): OwnAt {
    const dig = this.dig.at(time)
    return {
      hud: this.hud.at(time),
      screen: this.screen.at(time),
      body: this.body.at(time),
      dig: dig !== undefined && time < dig.until ? dig : undefined,
      bars: this.bars.at(time)?.bars ?? [],
    }
  }
}

/**
 * Own states and chat of all agents at any time. The states of each agent and kind are added in chronological order, and so are
 * chat lines.
 */
export class OwnStates {
  readonly #agents = new Map<string, States>()
  readonly #chat = new Timeline<{ readonly t: number; readonly text: string }>()

  add(state: OwnState): void {
    const states = this.#agents.get(state.agent) ?? new States()
    this.#agents.set(state.agent, states)
    states.add(state)
  }

  /** A line of chat. @param from empty or null for lines of the server */
  said(t: number, from: string | null, text: string): void {
    this.#chat.add({ t, text: from === null || from === '' ? text : `<${from}> ${text}` })
  }

  at(agent: string, time: number): OwnAt | undefined {
    return this.#agents.get(agent)?.at(time)
  }

  /** The lines of chat since a time, as the game shows them. */
  chat(after: number, until: number): string[] {
    return this.#chat.between(after, until).map(({ text }) => text)
  }
}
