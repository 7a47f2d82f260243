import { deflateRawSync } from 'node:zlib'
import { GUI_SIZE } from '../../render/frame/gui.ts'
import { handSize, SWINGS } from '../../render/frame/hand.ts'
import { handPicture } from '../../render/frame/hand-picture.ts'
import type { LookProvider } from '../../render/look/look.ts'
import { iconsOf } from '../../render/screens/icon.ts'
import { ITEM_SIZE } from '../../render/screens/layout.ts'
import type { ShownStack } from '../../render/screens/shown-screen.ts'
import type { Icons } from '../../render/screens/stack.ts'
import type { ViewMessage } from '../messages.ts'

/** Maximum number of hands drawn for a run, since a picture takes some kilobytes. Later ones are not shown. */
const MOST_HANDS = 160

const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64')

/** The pictures of items and hands that pages need, each sent once. */
export class OwnLooks {
  readonly #looks: LookProvider | undefined
  readonly #icons: Icons
  readonly #known = new Set<string>()
  #hands = 0
  #news: ViewMessage[] = []

  constructor(looks?: LookProvider) {
    this.#looks = looks
    this.#icons = iconsOf(looks)
  }

  /** Stacks that are going to be shown. */
  show(stacks: readonly ShownStack[]): void {
    const icons = stacks.flatMap(({ item, note = '' }): [string, string, string][] => {
      if (!this.#isNew(`icon ${item} ${note}`)) return []
      const icon = this.#icons(item, note, ITEM_SIZE)
      return icon === undefined ? [] : [[item, note, base64(icon.pixels)]]
    })
    if (icons.length > 0) this.#news.push({ kind: 'icons', icons })
  }

  /** An agent's hand with an item in it. */
  hold(agent: string, item: string): void {
    if (this.#hands >= MOST_HANDS || !this.#isNew(`hand ${agent} ${item}`)) return
    this.#hands++
    for (const swing of SWINGS) {
      const hand = { name: agent, mainHand: item, swing }
      const { width, height, pixels } = handPicture(this.#looks, hand, handSize(GUI_SIZE))
      const packed = base64(deflateRawSync(pixels, { level: 9 }))
      this.#news.push({ kind: 'hand', agent, item, swing, width, height, pixels: packed })
    }
  }

  #isNew(key: string): boolean {
    if (this.#known.has(key)) return false
    this.#known.add(key)
    return true
  }

  /** The pictures that have been added since the last call. */
  news(): ViewMessage[] {
    const news = this.#news
    this.#news = []
    return news
  }
}
