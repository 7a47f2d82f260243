import { TICK_MS } from '../../../recording/line.ts'
import type { Swing } from '../../../render/frame/hand.ts'
import { CHAT_TICKS } from '../../../render/frame/timing.ts'
import type { Picture } from '../../../render/image/picture.ts'
import { ITEM_SIZE } from '../../../render/screens/layout.ts'
import type { Icons } from '../../../render/screens/stack.ts'
import type { Hand, OwnState, ViewMessage } from '../../messages.ts'
import { Timeline } from '../data/crowd.ts'

type Of<Kind extends OwnState['kind']> = Extract<OwnState, { kind: Kind }>

/** What an agent sees of itself at a moment; undefined where it is not known. */
export interface OwnAt {
  readonly hud: Of<'hud'> | undefined
  readonly screen: Of<'screen'>['screen'] | undefined
  readonly body: Of<'body'> | undefined
  /** The block that it digs. */
  readonly dig: Of<'dig'> | undefined
}

/** The states of one agent in the order of time. */
class States {
  readonly hud = new Timeline<Of<'hud'>>()
  readonly screen = new Timeline<Of<'screen'>>()
  readonly body = new Timeline<Of<'body'>>()
  readonly dig = new Timeline<Of<'dig'>>()

  add(state: OwnState): void {
    // one timeline for each kind of state
    const timeline = this[state.kind] as Timeline<OwnState>
    timeline.add(state)
  }

  at(time: number): OwnAt {
    const dig = this.dig.at(time)
    return {
      hud: this.hud.at(time),
      screen: this.screen.at(time)?.screen,
      body: this.body.at(time),
      dig: dig !== undefined && time < dig.until ? dig : undefined,
    }
  }
}

const bytesOf = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), (char) => char.charCodeAt(0))

const handKey = ({ agent, item, swing }: Hand): string => `${agent} ${item} ${swing}`

/** What agents see of themselves, and the pictures for it. */
export class OwnStates {
  readonly #agents = new Map<string, States>()
  readonly #icons = new Map<string, Picture>()
  readonly #hands = new Map<string, Picture>()
  readonly #chat: { readonly t: number; readonly text: string }[] = []
  /** Called when a picture has been unpacked that may be missing from what is shown. */
  onPicture: () => void = () => {}

  take(message: ViewMessage): void {
    switch (message.kind) {
      case 'hud':
      case 'screen':
      case 'body':
      case 'dig':
        this.#statesOf(message.agent).add(message)
        break
      case 'icons':
        for (const [item, note, pixels] of message.icons)
          this.#icons.set(`${item} ${note}`, { width: ITEM_SIZE, height: ITEM_SIZE, pixels: bytesOf(pixels) })
        break
      case 'hand':
        void this.#unpack(message)
        break
      case 'chat':
        if (message.isHeard === true)
          this.#chat.push({
            t: message.t,
            text: message.agent === null ? message.text : `<${message.agent}> ${message.text}`,
          })
    }
  }

  async #unpack({ width, height, pixels, ...hand }: Extract<ViewMessage, { kind: 'hand' }>): Promise<void> {
    const stream = new Blob([bytesOf(pixels)]).stream().pipeThrough(new DecompressionStream('deflate-raw'))
    const unpacked = new Uint8Array(await new Response(stream).arrayBuffer())
    this.#hands.set(handKey(hand), { width, height, pixels: unpacked })
    this.onPicture()
  }

  #statesOf(agent: string): States {
    const states = this.#agents.get(agent) ?? new States()
    this.#agents.set(agent, states)
    return states
  }

  at(agent: string, time: number): OwnAt | undefined {
    return this.#agents.get(agent)?.at(time)
  }

  /** Lines of chat of the last seconds. */
  chatAt(time: number): string[] {
    const since = time - CHAT_TICKS * TICK_MS
    return this.#chat.filter(({ t }) => t <= time && t > since).map(({ text }) => text)
  }

  readonly icons: Icons = (item, note) => this.#icons.get(`${item} ${note}`)

  /** The picture of an agent's hand; undefined until it is unpacked. */
  hand(agent: string, item: string, swing: Swing): Picture | undefined {
    return this.#hands.get(handKey({ agent, item, swing }))
  }
}
