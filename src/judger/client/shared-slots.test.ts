import { describe, expect, it } from 'vitest'
import { withServer } from '../../testing/bots/with-server.ts'
import { adapt } from './adapt.ts'
import type { Bot } from './bot.ts'
import { joinStage } from './testing.ts'

interface Packets {
  emit(name: string, packet: object): void
}

const NONE = { itemCount: 0 }
/** A chest's slots, and its window including the player's slots; also the first hotbar slot in that window. */
const CHEST = { slots: 27, kind: 2, firstOfHotbar: 54 }

const shown = (bot: Bot) =>
  bot.currentWindow?.slots.flatMap((item, slot) =>
    item === null ? [] : [`${slot} ${item.name} ${item.count}`],
  )

describe('a server that sends containers without the player’s slots', () => {
  it('has them in the window, with what changes meanwhile, and the chest has its own', () =>
    withServer({ virtual: true, version: '1.21.4' }, async (stage) => {
      const ann = await joinStage(stage, 'Ann')
      await stage.command('give Ann oak_planks 7')
      await stage.tick(3)
      const client = adapt<Packets>(ann._client)
      const stone = { itemCount: 5, itemId: ann.registry.itemsByName['stone']?.id, addedComponentCount: 0 }
      const item = { ...stone, removedComponentCount: 0, components: [], removeComponents: [] }
      client.emit('open_window', { windowId: 9, inventoryType: CHEST.kind, windowTitle: '"Chest"' })
      const items = [item, ...new Array(CHEST.slots - 1).fill(NONE)]
      client.emit('window_items', { windowId: 9, stateId: 0, items, carriedItem: NONE })
      expect(shown(ann)).toEqual(['0 stone 5', `${CHEST.firstOfHotbar} oak_planks 7`])
      client.emit('set_player_inventory', { slotId: 1, contents: item })
      expect(shown(ann)?.at(-1)).toBe(`${CHEST.firstOfHotbar + 1} stone 5`)
      client.emit('set_slot', { windowId: 0, stateId: 0, slot: 36, item: NONE })
      expect(shown(ann)).toEqual(['0 stone 5', `${CHEST.firstOfHotbar + 1} stone 5`])
    }))
})
