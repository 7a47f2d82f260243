import { z } from 'zod'
import { count } from '../../core/count.ts'
import type { Position } from '../../core/position.ts'
import type { GameData } from '../../game/data/game-data.ts'
import { type ItemCount, totals } from '../../game/item-counts.ts'
import { isTool, itemsToPlace, WATER } from '../../game/placement/finishing.ts'
import { buildOrder } from '../../task/build-order.ts'
import { CHEST_SLOTS, stacksOf } from '../../task/chests.ts'
import { chestPart } from '../../task/file-parts.ts'
import type { PartChecker } from '../../task/part-checker.ts'
import { scaffoldOf } from '../../task/scaffold.ts'
import { type BlueprintBlock, type Container, materialsOf } from '../../task/task.ts'
import type { TaskFileBase } from '../../task/task-file.ts'
import { AGENTS_PER_DEPOT, moreDepots, startsBeside } from './depots.ts'

/** The supply of a construction in a task file. */
export const supplyPart = z.strictObject({
  /** Chests that hold the materials. */
  chests: z.array(chestPart).min(1),
  /** `stacks` rounds each material up to full stacks, as in VillagerBench; `exact` provides no spare items. */
  stock: z.enum(['stacks', 'exact']).default('stacks'),
})
type Supply = z.infer<typeof supplyPart>

/**
 * Chests with all materials of a blueprint, and dirt for pillars and helper blocks. Of each tool there is one for every
 * agent that can use it at the same time, as far as the chests have room, so that no agent waits for the only shovel. Larger teams have the same chests again on other sides of the building, and appear there, unless the stock is exact.
 */
export function suppliedFor(
  { arena, agents, supply, rules }: TaskFileBase & { supply: Supply },
  blocks: readonly BlueprintBlock[],
  checker: PartChecker,
): { containers: Container[]; starts?: Position[] } {
  const { min, max, floor } = arena
  const { order } = buildOrder(blocks, { min, max, floor, version: checker.game.version, rules })
  const supplies = totals([...scaffoldOf(order, arena.min.y, agents), ...materialsOf(blocks)])
  const stacks = supplies.flatMap((material) => stock(material, supply.stock, checker.game))
  const slots = supply.chests.length * CHEST_SLOTS
  if (stacks.length > slots) {
    const need = Math.ceil(stacks.length / CHEST_SLOTS)
    checker.issue(
      ['supply', 'chests'],
      `the materials fill ${count(stacks.length, 'slot')}, the chests have ${slots}: add chests until there are ${need}`,
    )
  }
  const more = [
    ...moreTools(blocks, agents),
    ...(supply.stock === 'exact' ? [] : spareWater(stacks)),
    ...spareStacks(stacks, { agents, supply }),
  ]
  const filled = [...stacks, ...more.slice(0, Math.max(0, slots - stacks.length))]
  const chests = supply.chests.map(({ at, facing }, index) => ({
    position: at,
    block: { name: 'chest', properties: { facing } },
    items: filled.slice(index * CHEST_SLOTS, (index + 1) * CHEST_SLOTS),
  }))
  if (supply.stock === 'exact') return { containers: chests }
  const cells = blocks.map(({ position }) => position)
  const depots = moreDepots({ arena, agents }, chests, cells)
  if (depots.length === 0) return { containers: chests }
  return { containers: [...chests, ...depots], starts: startsBeside(arena.spawn, chests.length, depots) }
}

/** The same number of water buckets again: some water runs off before the building holds it. */
const spareWater = (stacks: readonly ItemCount[]): ItemCount[] => stacks.filter(({ item }) => item === WATER)

/**
 * One more stack of each material for a team with several depots: some agents carry too much of what others
 * lack.
 */
function spareStacks(
  stacks: readonly ItemCount[],
  { agents, supply }: { agents: number; supply: Supply },
): ItemCount[] {
  if (agents <= AGENTS_PER_DEPOT || supply.stock === 'exact') return []
  return [...new Map(stacks.map((stack) => [stack.item, stack])).values()].filter(({ count }) => count > 1)
}

/** Tools for the second agent, then for the third, and so on. */
function moreTools(blocks: readonly BlueprintBlock[], agents: number): ItemCount[] {
  const uses = Map.groupBy(
    blocks.flatMap(itemsToPlace).filter(({ item }) => isTool(item)),
    ({ item }) => item,
  )
  return Array.from({ length: agents - 1 }, (_, index) => index + 2).flatMap((agent) =>
    [...uses].filter(([, cells]) => cells.length >= agent).map(([item]) => ({ item, count: 1 })),
  )
}

function stock({ item, count }: ItemCount, mode: Supply['stock'], game: GameData): ItemCount[] {
  const size = game.stackSize(item)
  return stacksOf({ item, count: mode === 'exact' ? count : Math.ceil(count / size) * size }, game)
}
