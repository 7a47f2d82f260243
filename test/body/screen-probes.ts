import type { Kit } from './kit.ts'
import { outcome, type Probe } from './probe.ts'

/** Puts a block before the body, turns to it and opens it. */
async function open(kit: Kit, block: string, pitch = 35): Promise<void> {
  await kit.commands(`setblock 0 G 2 ${block}`)
  await kit.turn(pitch, 0)
  await kit.step('use')
  await kit.wait(3)
}

/** Moves a stack of the player to a slot of the screen. */
async function put(kit: Kit, item: string, slot: number): Promise<void> {
  await kit.click(kit.slotOf(item))
  await kit.click(slot)
  if (kit.screen.carried !== null) await kit.click(kit.emptySlot)
}

/** What a body does on screens. */
export const SCREEN_PROBES: readonly Probe[] = [
  {
    name: 'outside the screen: the left button drops all, the right one one',
    async play(kit) {
      await kit.commands('give Steve dirt 5')
      await kit.openInventory()
      await kit.click(36)
      await kit.cursorTo({ x: 100, y: 180 })
      await kit.clickHere('use')
      const carried = kit.screen.carried?.count
      await kit.clickHere('attack')
      return outcome([carried, kit.count('dirt')], [4, 0])
    },
  },
  {
    name: 'drag with the left button over three slots',
    async play(kit) {
      await kit.commands('give Steve dirt 9')
      await kit.openInventory()
      await kit.click(36)
      await kit.toSlot(9)
      await kit.step('attack')
      await kit.step('attack', { pitch: 0, yaw: 0.62 })
      for (const slot of [10, 11]) await kit.toSlot(slot, 'attack')
      await kit.wait(2)
      return outcome([kit.at(9), kit.at(10), kit.at(11)], ['3 dirt', '3 dirt', '3 dirt'])
    },
  },
  {
    name: 'a double click gathers a kind',
    async play(kit) {
      for (const slot of [0, 1, 2])
        await kit.commands(
          kit.stage.server.version === '1.16.5'
            ? `replaceitem entity Steve inventory.${slot} dirt 4`
            : `item replace entity Steve inventory.${slot} with dirt 4`,
        )
      await kit.openInventory()
      await kit.toSlot(9)
      for (const buttons of ['attack', '', 'attack', '', '']) await kit.step(buttons)
      return outcome([kit.screen.carried?.count, kit.at(9), kit.at(10), kit.at(11)], [12, '-', '-', '-'])
    },
  },
  {
    name: 'chest: shift and click move a stack in',
    async play(kit) {
      await kit.commands('give Steve dirt 9')
      await open(kit, 'chest')
      const { kind } = kit.screen
      await kit.click(kit.slotOf('dirt'), 'sneak attack')
      const inside = kit.screen.slots[0]?.count
      await kit.close()
      return outcome([kind, inside, kit.count('dirt')], ['generic_9x3', 9, 0])
    },
  },
  {
    name: 'furnace: smelt one',
    async play(kit) {
      await kit.commands('give Steve beef 1', 'give Steve coal 1')
      await open(kit, 'furnace')
      await put(kit, 'beef', 0)
      await put(kit, 'coal', 1)
      await kit.wait(205)
      await kit.click(2, 'sneak attack')
      await kit.close()
      return outcome([kit.count('cooked_beef'), kit.count('coal')], [1, 0])
    },
  },
  {
    name: 'a hotbar key over a slot swaps',
    async play(kit) {
      await kit.commands('give Steve dirt 9')
      await kit.openInventory()
      await kit.toSlot(36)
      await kit.step('hotbar.4')
      await kit.wait()
      return outcome([kit.at(36), kit.at(39)], ['-', '9 dirt'])
    },
  },
  {
    name: 'enchanting table: take the first offer',
    async play(kit) {
      await kit.commands('give Steve iron_sword', 'give Steve lapis_lazuli 3', 'xp add Steve 30 levels')
      await open(kit, 'enchanting_table')
      await put(kit, 'iron_sword', 0)
      await put(kit, 'lapis_lazuli', 1)
      await kit.clickOffer(0)
      await kit.wait(2)
      await kit.close()
      return outcome(
        [kit.count('lapis_lazuli'), kit.count('iron_sword'), kit.bot.experience.level],
        [2, 1, 29],
      )
    },
  },
  {
    name: 'stonecutter: choose a cut and take it',
    async play(kit) {
      await kit.commands('give Steve stone 2')
      await open(kit, 'stonecutter')
      await put(kit, 'stone', 0)
      await kit.clickOffer(0)
      const offered = kit.screen.slots[1]?.name
      await kit.click(1, 'sneak attack')
      await kit.close()
      return outcome(
        [offered, kit.count('chiseled_stone_bricks'), kit.count('stone')],
        ['chiseled_stone_bricks', 2, 0],
      )
    },
  },
  {
    name: 'loom: a pattern on a banner, the last one by the scroll bar',
    async play(kit) {
      await kit.commands('give Steve white_banner', 'give Steve red_dye 2')
      await open(kit, 'loom')
      await put(kit, 'white_banner', 0)
      await put(kit, 'red_dye', 1)
      await kit.clickOffer(0)
      const first = kit.screen.slots[3]?.name
      const { corner } = kit
      await kit.cursorTo({ x: corner.x + 125, y: corner.y + 20 })
      await kit.cursorTo({ x: corner.x + 125, y: corner.y + 66 }, 'attack')
      await kit.step()
      const row = kit.screen.firstRow
      await kit.clickOffer(12)
      await kit.click(3, 'sneak attack')
      await kit.close()
      return outcome(
        [first, row > 3, kit.count('white_banner'), kit.count('red_dye')],
        ['white_banner', true, 1, 1],
      )
    },
  },
  {
    name: 'anvil: join two swords; it swallows the inventory key meanwhile',
    async play(kit) {
      const hasComponents = kit.bot.registry.version['>=']('1.20.5')
      const worn = hasComponents ? 'iron_sword[damage=200]' : 'iron_sword{Damage:200}'
      await kit.commands('xp add Steve 30 levels', `give Steve ${worn} 1`, `give Steve ${worn} 1`)
      await open(kit, 'anvil')
      await put(kit, 'iron_sword', 0)
      await put(kit, 'iron_sword', 1)
      await kit.close()
      const stillOpen = kit.body.screen?.kind
      await kit.click(2, 'sneak attack')
      await kit.close()
      return outcome([stillOpen, kit.body.screen?.kind, kit.count('iron_sword')], ['anvil', undefined, 1])
    },
  },
  {
    name: 'villager: choose a trade and buy',
    async play(kit) {
      await kit.commands('give Steve wheat 40')
      await kit.commands(
        'summon villager 0.5 G 2.5 {NoAI:1b,VillagerData:{profession:"minecraft:farmer",level:1,type:"minecraft:plains"},Offers:{Recipes:[{buy:{id:"minecraft:wheat",Count:20b},sell:{id:"minecraft:emerald",Count:1b},maxUses:16}]}}',
      )
      await kit.turn(10, 0)
      await kit.step('use')
      await kit.wait(3)
      const { kind, trades } = kit.screen
      const index = trades.findIndex(
        ({ wants, gives }) => wants?.name === 'wheat' && gives?.name === 'emerald',
      )
      await kit.clickOffer(index)
      await kit.click(2, 'sneak attack')
      await kit.close()
      return outcome([kind, kit.count('emerald') > 0, kit.count('wheat') < 40], ['merchant', true, true])
    },
  },
]
