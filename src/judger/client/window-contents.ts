import { adapt } from './adapt.ts'
import type { Bot } from './bot.ts'
import { itemClassOf } from './item-class.ts'

/** A bot whose version numbers the states of its windows (1.17.1 and later). */
interface NumberedWindows {
  supportFeature(name: 'stateIdUsed'): boolean
  readonly _client: { write(name: 'window_click', fields: object): void }
}

/** Whether the version numbers the states of its windows; in older ones mineflayer waits for an answer to each click. */
export const numbersStates = (bot: Bot): boolean => adapt<NumberedWindows>(bot).supportFeature('stateIdUsed')

/**
 * Asks for the whole contents of the open window, or of the inventory, without waiting for them: the end of a drag that never
 * began changes nothing, and its impossible state number makes the server send everything. Without this, a slot that was sent
 * before the server handled the last clicks, and arrives after them, stays wrong: the server thinks that the client knows better.
 * Before 1.17.1 the answers to the clicks themselves do this.
 */
export function requestContents(bot: Bot): void {
  if (!numbersStates(bot)) return
  const { id } = adapt<{ id: number }>(bot.currentWindow ?? bot.inventory)
  adapt<NumberedWindows>(bot)._client.write('window_click', {
    windowId: id,
    stateId: -1,
    slot: -999,
    mouseButton: 2,
    mode: 5,
    changedSlots: [],
    cursorItem: itemClassOf(bot.registry).toNotch(null),
  })
}
