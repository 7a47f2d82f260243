import { type OwnAt, OwnStates } from '../../../recording/own-states.ts'
import type { Swing } from '../../../render/frame/hand.ts'
import { CHAT_MS } from '../../../render/frame/own-moment.ts'
import type { Picture } from '../../../render/image/picture.ts'
import { ITEM_SIZE } from '../../../render/screens/layout.ts'
import type { Icons } from '../../../render/screens/stack.ts'
import type { Hand, ViewMessage } from '../../messages.ts'

const bytesOf = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), (char) => char.charCodeAt(0))

const handKey = ({ agent, item, swing }: Hand): string => `${agent} ${item} ${swing}`

/** The agents' own views, and the pictures for them. */
export class OwnSight {
  readonly #states = new OwnStates()
  readonly #icons = new Map<string, Picture>()
  readonly #hands = new Map<string, Picture>()
  /** Called when a picture that may be missing from the view has been unpacked. */
  onPicture: () => void = () => {}

  take(message: ViewMessage): void {
    switch (message.kind) {
      case 'hud':
      case 'screen':
      case 'body':
      case 'dig':
      case 'bars':
        this.#states.add(message)
        break
      case 'icons':
        for (const [item, note, pixels] of message.icons)
          this.#icons.set(`${item} ${note}`, { width: ITEM_SIZE, height: ITEM_SIZE, pixels: bytesOf(pixels) })
        break
      case 'hand':
        void this.#unpack(message)
        break
      case 'chat':
        if (message.isHeard === true) this.#states.said(message.t, message.agent, message.text)
    }
  }

  async #unpack({ width, height, pixels, ...hand }: Extract<ViewMessage, { kind: 'hand' }>): Promise<void> {
    const stream = new Blob([bytesOf(pixels)]).stream().pipeThrough(new DecompressionStream('deflate-raw'))
    const unpacked = new Uint8Array(await new Response(stream).arrayBuffer())
    this.#hands.set(handKey(hand), { width, height, pixels: unpacked })
    this.onPicture()
  }

  at(agent: string, time: number): OwnAt | undefined {
    return this.#states.at(agent, time)
  }

  /** Chat lines from the last seconds. */
  chatAt(time: number): string[] {
    return this.#states.chat(time - CHAT_MS, time)
  }

  readonly icons: Icons = (item, note) => this.#icons.get(`${item} ${note}`)

  /** The picture of an agent's hand; undefined until it is unpacked. */
  hand(agent: string, item: string, swing: Swing): Picture | undefined {
    return this.#hands.get(handKey({ agent, item, swing }))
  }
}
