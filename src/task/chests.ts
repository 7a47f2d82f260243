import { count } from '../core/count.ts'
import type { GameData } from '../game/data/game-data.ts'
import type { ItemCount } from '../game/item-counts.ts'
import type { FilledChest, FilledSupply } from './file-parts.ts'
import type { PartChecker } from './part-checker.ts'
import type { Container } from './task.ts'

/** Number of stacks in a single chest (game rule). */
export const CHEST_SLOTS = 27

/**
 * The containers of a part that `filledSupply` has read, with their contents split into stacks. Chests outside the arena, unknown
 * items and chests that are too full are reported to the checker, with their path in the file.
 */
export const resolveSupply = ({ chests }: FilledSupply, checker: PartChecker): Container[] =>
  chests.map((chest, index) => filledChest(chest, index, checker))

function filledChest({ at, facing, items }: FilledChest, index: number, checker: PartChecker): Container {
  const path = ['supply', 'chests', index]
  checker.cell(at, [...path, 'at'])
  items.forEach(({ item }, place) => {
    checker.item(item, [...path, 'items', place, 'item'])
  })
  const slots = items.reduce(
    (sum, { item, count: n }) => sum + Math.ceil(n / checker.game.stackSize(item)),
    0,
  )
  if (slots > CHEST_SLOTS)
    checker.issue([...path, 'items'], `fill ${count(slots, 'slot')}; a chest has ${CHEST_SLOTS}`)
  const stacks = slots > CHEST_SLOTS ? [] : items.flatMap((entry) => stacksOf(entry, checker.game))
  return { position: at, block: { name: 'chest', properties: { facing } }, items: stacks }
}

/** Splits an amount into stacks. */
export function stacksOf({ item, count }: ItemCount, game: GameData): ItemCount[] {
  const size = game.stackSize(item)
  const stacks: ItemCount[] = []
  for (let left = count; left > 0; left -= size) stacks.push({ item, count: Math.min(left, size) })
  return stacks
}
