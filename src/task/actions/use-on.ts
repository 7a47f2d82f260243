import { z } from 'zod'
import { add, cellSchema, floor, formatPosition, type Position, sameCell } from '../../core/position.ts'
import { blockPlacedBy } from '../../game/blocks/item-blocks.ts'
import { agesToRipe, ripeAge } from '../../game/blocks/mining.ts'
import type { ItemCount } from '../../game/item-counts.ts'
import { isLiquidBucket } from '../../game/items/kinds/buckets.ts'
import { toolKind } from '../../game/items/kinds/tools.ts'
import { giftOf } from '../../game/mobs/animals.ts'
import { cropFood } from '../../game/rules/rule-book.ts'
import { type ActionResult, done, fail } from '../action.ts'
import { defineAction } from './define-action.ts'
import type { Effect } from './effects.ts'
import { itemName, pickedUpSchema } from './fields.ts'
import type { Hands } from './hands.ts'
import { entitiesNamed } from './named-entities.ts'

/** Maximum time until a shorn sheep drops wool (ticks). */
const SHEAR_TICKS = 2
/** Time for an effect to become visible (ticks). */
const EFFECT_TICKS = 20
/** Number of entities to try if the nearest has no use for the item. */
const MAX_TARGETS = 3

/** Uses the held tool on a mob or a block, e.g. shears on a sheep, a bucket on a cow or a hoe on dirt. */
export const useOn = defineAction({
  name: 'UseOn',
  signature: 'UseOn(target: entity name or [x,y,z])',
  summary: 'Use the item in the main hand on an animal or block.',
  role: 'uses',
  tooEarly: 'final',
  serverFeature: 'mob_interaction',
  args: z.strictObject({ target: z.union([cellSchema, itemName]) }),
  data: pickedUpSchema.extend({ target: z.unknown() }),
  examples: [{ target: 'sheep' }, { target: [1, 0, 2] }],
  target: ({ target }) =>
    typeof target === 'string' ? { kind: 'entity', name: target } : { kind: 'cell', cell: target },
  effects({ target }, { held, blockAt, rules }) {
    if (held === undefined) return []
    if (typeof target === 'string') return usedOnAnimal(target, held)
    const isFood = held === cropFood(rules, blockAt(target)?.block.name ?? '')
    return usedOnBlock(target, held, isFood)
  },
  plants: ({ target }, held) =>
    typeof target !== 'string' && isSeed(held) ? { cell: add(target, UP), item: held } : undefined,
  run: ({ target }, hands) =>
    typeof target === 'string' ? useOnKind(hands, target) : useOnCell(hands, target),
})

const UP = { x: 0, y: 1, z: 0 }

/** Whether an item plants a crop on soil. */
const isSeed = (item: string): boolean => ripeAge(blockPlacedBy(item, {})) !== undefined

type Used = Promise<ActionResult<{ target: unknown; gained?: ItemCount[]; left?: number }>>

/**
 * Uses the held item on the nearest entity of a kind, or on another if that one has no use for it: for example the second cow to
 * be fed.
 */
async function useOnKind(hands: Hands, target: string): Used {
  const gains = hands.countGains()
  const before = carriedText(hands)
  const named = entitiesNamed(hands, target)
  if (named.length === 0) return fail('not_found', `I see no ${target}`)
  for (const entity of named.slice(0, MAX_TARGETS)) {
    const blocked = await hands.comeNear(entity)
    if (blocked !== undefined) return blocked
    const looks = hands.looksOf(entity)
    await hands.useOnEntity(entity)
    const hasWorked = () =>
      carriedText(hands) !== before || hands.looksOf(entity) !== looks || hands.isSeated()
    if (!(await hands.waitUntil(EFFECT_TICKS, hasWorked))) continue
    // Actions do not need a seat, and agents cannot dig or walk while seated.
    if (hands.isSeated()) hands.dismount()
    return done({ target, ...(await hands.pickUp(entity.position, { gains, appears: SHEAR_TICKS })) })
  }
  return noEffect(hands, target)
}

async function useOnCell(hands: Hands, cell: Position): Used {
  const before = carriedText(hands)
  const refused = await hands.approach(cell)
  if (refused !== undefined) return refused
  const block = hands.blockAt(cell)
  if (block === undefined) return fail('not_found', `nothing at ${formatPosition(cell)}`)
  // How far a meal makes a crop grow is left to chance: a ripe one needs no further meal.
  if (block.food !== undefined && block.food === hands.held() && agesToRipe(block) === 0)
    return done({ target: cell })
  const things = thingsAt(hands, cell)
  if (isLiquidBucket(hands.held() ?? '')) {
    // A bucket is used in the look direction, not on a block (vanilla BucketItem.use).
    await hands.aimAt({ x: cell.x + 0.5, y: cell.y + 0.9, z: cell.z + 0.5 })
    hands.useHeld()
  } else await hands.useOnBlock(cell)
  const hasWorked = () =>
    carriedText(hands) !== before ||
    hands.blockAt(cell)?.stateId !== block.stateId ||
    hands.hasWindow() ||
    thingsAt(hands, cell) !== things
  const worked = await hands.waitUntil(EFFECT_TICKS, hasWorked)
  hands.closeWindow()
  return worked ? done({ target: cell }) : noEffect(hands, formatPosition(cell))
}

/** Number of entities in a cell: a knot of leads, burning TNT. */
const thingsAt = (hands: Hands, cell: Position): number =>
  hands.entities().filter(({ position }) => sameCell(floor(position), cell)).length

const carriedText = (hands: Hands): string => JSON.stringify(hands.items())

const noEffect = (hands: Hands, target: string) =>
  fail('no_effect', `${hands.held() ?? 'an empty hand'} does nothing to ${target}`)

function usedOnAnimal(animal: string, held: string): Effect[] {
  const gift = giftOf(animal, held)
  if (gift === undefined) return []
  const rule = 'animal-and-tool'
  return [
    gift.usesUp ? { kind: 'consume', item: held, count: 1, rule } : { kind: 'tool', anyOf: [held], rule },
    { kind: 'produce', ...gift.gives },
  ]
}

/** @param isFood whether the item makes the entity grow */
function usedOnBlock(cell: Position, held: string, isFood: boolean): Effect[] {
  const rule = 'have-before-place'
  if (isFood)
    return [
      { kind: 'consume', item: held, count: 1, rule },
      { kind: 'ripen', cell },
    ]
  if (isSeed(held))
    return [
      { kind: 'consume', item: held, count: 1, rule },
      { kind: 'place', item: held, cell: add(cell, UP) },
      { kind: 'ripen', cell: add(cell, UP) },
    ]
  const tool: Effect = { kind: 'tool', anyOf: [held], rule }
  return toolKind(held) === 'hoe' ? [tool, { kind: 'till', cell }] : [tool]
}
