import { parseBlock } from '../../game/block.ts'
import { blockPlacedBy } from '../../game/blocks/item-blocks.ts'
import { dropsOf } from '../../game/blocks/mining.ts'
import { USES } from '../../mcu/atoms/tables.ts'
import { type NameTest, namesTest } from '../../mcu/predicate/names.ts'
import type { Leaf } from '../../mcu/predicate/schema.ts'
import { eat } from '../../task/actions/eat.ts'
import { sleep } from '../../task/actions/sleep.ts'
import { animalWays } from './animal-ways.ts'
import type { Deed } from './deeds.ts'
import { cellsOfShape } from './floor.ts'

/** How many deeds, items or blocks a condition takes at most, in the unit of {@link shareIn}. */
export function wantedFor(leaf: Leaf): number {
  if (leaf.kind === 'standing') return cellsOfShape(leaf).length
  const ways = animalWays(leaf).map(({ steps }) => steps.reduce((sum, { times }) => sum + times, 0))
  if (ways.length > 0) return Math.max(...ways)
  return 'count' in leaf ? leaf.count : 1
}

/**
 * How much a deed does for a condition: items, blocks, mobs or uses, as the condition counts them. 0 for what does nothing
 * for it, and for conditions that no action is known for.
 * @param version of the game, for what blocks drop
 */
export function shareIn(leaf: Leaf, deed: Deed, version: string): number {
  const { role, held, mob, block, call } = deed
  switch (leaf.kind) {
    case 'crafted':
      return role === 'makes' ? itemsFrom(deed, namesTest(leaf.of)) : 0
    case 'held':
    case 'picked_up':
      return itemsFrom(deed, namesTest(leaf.of))
    case 'mined':
      return role === 'digs' ? blocksDug(deed, leaf.of, version) : 0
    case 'killed':
      return one(role === 'hunts' && namesTest(leaf.of)(mob ?? ''))
    case 'used': {
      const isUsed = namesTest(leaf.of)
      return one(
        isUsed(deed.places ?? '') || (['uses', 'digs', 'hunts'].includes(role) && isUsed(held ?? '')),
      )
    }
    case 'placed':
    case 'standing':
      return one(namesTest(leaf.of)(becomes(deed) ?? ''))
    case 'sheared':
    case 'bred':
    case 'leashed':
    case 'tamed':
    case 'ridden': {
      const steps = animalWays(leaf).flatMap((way) => way.steps)
      return one(role === 'uses' && steps.some(({ tool, kind }) => kind === mob && (tool ?? held) === held))
    }
    case 'eaten': {
      const eaten = eat.read(call)
      const food = eaten === undefined ? cakeBitten(deed) : (eaten.item ?? leaf.of[0])
      return one(namesTest(leaf.of)(food ?? ''))
    }
    case 'slept':
      return one(sleep.read(call) !== undefined)
    case 'opened':
      return one(['looks', 'fetches', 'uses', 'operates'].includes(role) && namesTest(leaf.of)(block ?? ''))
    case 'moved':
    case 'offset':
    case 'near':
    case 'stays':
      return one(deed.onlyGoes && role === 'moves')
    default:
      return 0
  }
}

const one = (isSo: boolean): number => (isSo ? 1 : 0)

/** Items that a deed brings. */
function itemsFrom({ effects }: Deed, isWanted: NameTest): number {
  return effects.reduce((sum, effect) => {
    const isGain = effect.kind === 'produce' || effect.kind === 'withdraw'
    return isGain && isWanted(effect.item) ? sum + effect.count : sum
  }, 0)
}

/** Blocks that a deed digs: the one at its cell, or as many as give an item. */
function blocksDug(deed: Deed, names: readonly string[], version: string): number {
  if (deed.block !== undefined) return one(namesTest(names)(deed.block))
  const dropped = names.flatMap((name) => [name, ...dropsOf(name, version).map(({ item }) => item)])
  return itemsFrom(deed, namesTest(dropped))
}

/** What a deed makes of its cell: the block that it places, or the one that a tool turns it into. */
function becomes({ places, role, held, block }: Deed): string | undefined {
  if (places !== undefined) return blockPlacedBy(places, {})
  if (role !== 'uses') return undefined
  const use = USES.find(([, tool, from]) => tool === held && parseBlock(from)?.name === block)
  return use === undefined ? undefined : parseBlock(use[3])?.name
}

const cakeBitten = ({ role, block }: Deed): string | undefined =>
  role === 'uses' && block === 'cake' ? 'cake' : undefined
