import type { Kit } from './kit.ts'

/** The result of the way from bare hands to a wooden pickaxe. */
export interface PickaxeRun {
  readonly pickaxes: number
  readonly steps: number
}

/**
 * From bare hands to a wooden pickaxe by keys and cursor alone: digs three logs, makes planks, a table and sticks in the
 * inventory, places the table and makes the pickaxe on it.
 */
export async function makePickaxe(kit: Kit): Promise<PickaxeRun> {
  await kit.commands('setblock 0 G 6 oak_log', 'setblock 0 G+1 6 oak_log', 'setblock 0 G+2 6 oak_log')
  await kit.hold('forward', 14)
  await kit.wait(5)
  await digLogs(kit)
  await makeTable(kit)
  await kit.step('hotbar.5')
  await kit.turn(50, 0)
  await kit.step('use')
  await kit.wait(3)
  await kit.step('use')
  await kit.wait(3)
  await usePlanksAndSticks(kit)
  return { pickaxes: kit.count('wooden_pickaxe'), steps: kit.steps }
}

async function digLogs(kit: Kit): Promise<void> {
  for (const pitch of [5, 20, -20]) {
    await kit.turn(pitch, 0)
    await kit.hold('attack', 67)
    await kit.wait(2)
    await kit.turn(-pitch, 0)
  }
  await kit.hold('forward', 25)
  await kit.wait(10)
}

/** Logs to planks, four planks to a table in hotbar slot 5, two planks to sticks. */
async function makeTable(kit: Kit): Promise<void> {
  await kit.openInventory()
  await kit.click(kit.slotOf('oak_log'))
  await kit.click(1)
  await kit.click(0, 'sneak attack')
  await kit.click(kit.slotOf('oak_planks'))
  for (const slot of [1, 2, 3, 4]) await kit.click(slot, 'use')
  await kit.click(kit.emptySlot)
  await kit.click(0)
  await kit.click(40)
  await kit.click(kit.slotOf('oak_planks'))
  await kit.click(1, 'use')
  await kit.click(3, 'use')
  await kit.click(kit.emptySlot)
  await kit.click(0)
  await kit.click(kit.emptySlot)
  await kit.close()
}

async function usePlanksAndSticks(kit: Kit): Promise<void> {
  await kit.click(kit.slotOf('oak_planks'))
  for (const slot of [1, 2, 3]) await kit.click(slot, 'use')
  if (kit.screen.carried !== null) await kit.click(kit.emptySlot)
  await kit.click(kit.slotOf('stick'))
  await kit.click(5, 'use')
  await kit.click(8, 'use')
  if (kit.screen.carried !== null) await kit.click(kit.emptySlot)
  await kit.click(0)
  await kit.click(kit.emptySlot)
  await kit.close()
}
