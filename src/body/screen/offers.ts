import { cutsOf } from '../../game/items/stonecutting.ts'
import type { InputPackets } from '../../judger/client/input-packets.ts'
import type { OpenWindow } from '../../judger/client/screen-contents.ts'

/** A list of offers in a window, from which a click chooses one. */
export interface OfferList {
  /** Number of offers. */
  readonly count: number
  /** Offers in a row of the list, and rows that are visible at once. */
  readonly columns: number
  readonly rows: number
  /** Sends the clicked offer to the server as an index in the whole list. */
  choose(send: InputPackets, windowId: number, index: number): void
}

const ENCHANTMENTS = 3
/** Slots of a loom. */
const LOOM = { banner: 0, dye: 1, pattern: 2 } as const
/** Patterns that need no item (vanilla tag no_item_required): up to 1.21.1, and since bordure and bricks have their own items. */
const PATTERNS = 34
const PATTERNS_SINCE_1_21_2 = 32

const press = (first: number): OfferList['choose'] => {
  return (send, windowId, index) => send.pressButton(windowId, index + first)
}

/** The offers that a window shows now; undefined for windows without any. */
export function offersOf(
  { kind, slots, offers }: OpenWindow,
  { version, isNewerOrEqualTo }: { readonly version: string; isNewerOrEqualTo(version: string): boolean },
): OfferList | undefined {
  switch (kind) {
    case 'enchantment':
      return { count: ENCHANTMENTS, columns: 1, rows: ENCHANTMENTS, choose: press(0) }
    case 'stonecutter': {
      const stone = slots[0]
      const count = stone === null || stone === undefined ? 0 : cutsOf(stone.name, version).length
      return { count, columns: 4, rows: 3, choose: press(0) }
    }
    case 'loom': {
      const isReady = has(slots, LOOM.banner) && has(slots, LOOM.dye) && !has(slots, LOOM.pattern)
      const count = isNewerOrEqualTo('1.21.2') ? PATTERNS_SINCE_1_21_2 : PATTERNS
      // up to 1.18 the plain banner comes first in the numbering of patterns
      const first = isNewerOrEqualTo('1.19') ? 0 : 1
      return { count: isReady ? count : 0, columns: 4, rows: 4, choose: press(first) }
    }
    case 'merchant':
      return {
        count: offers.length,
        columns: 1,
        rows: 7,
        choose: (send, _windowId, index) => send.chooseTrade(index),
      }
    default:
      return undefined
  }
}

const has = (slots: OpenWindow['slots'], slot: number): boolean => (slots[slot] ?? null) !== null
