import type { GatheringTask } from './gathering.ts'

/** A possible source of an ingredient: an item in a container, or a block in a field. */
type Source = { item: string } | { block: string }

/** The sources of each ingredient in VillagerBench's order, easiest first. */
const DISHES: Readonly<Record<string, readonly (readonly Source[])[]>> = {
  cake: [
    [{ item: 'milk_bucket' }, { item: 'bucket' }, { item: 'iron_ingot' }],
    [{ item: 'wheat' }, { item: 'hay_block' }, { block: 'wheat' }, { block: 'hay_block' }],
    [{ item: 'sugar' }, { item: 'sugar_cane' }, { block: 'sugar_cane' }],
  ],
  rabbit_stew: ['rabbit', 'potato', 'carrot', 'brown_mushroom', 'bowl', 'coal'].map((item) => [{ item }]),
}
/** Additional complexity of an ingredient that no container holds. */
const MUST_BE_OBTAINED = 1

/**
 * Complexity of a cooking task as in VillagerBench's code: c = Σ over the dish's ingredients of (1 + index of the source
 * that the task provides). 3 to 10 for a cake, 6 to 12 for a rabbit stew. Undefined for other tasks.
 */
export function cookingComplexity({
  containers,
  sources: blocks,
  gathering,
}: Pick<GatheringTask, 'containers' | 'sources' | 'gathering'>): number | undefined {
  const [wanted, ...others] = gathering.obtain
  if (wanted === undefined || others.length > 0) return undefined
  if (!Object.hasOwn(DISHES, wanted.item)) return undefined
  const stored = new Set(containers.flatMap(({ items }) => items.map(({ item }) => item)))
  const grown = new Set(blocks.map(({ block }) => block.name))
  const isThere = (source: Source) => ('item' in source ? stored.has(source.item) : grown.has(source.block))
  return (DISHES[wanted.item] ?? []).reduce((sum, sources) => {
    const index = sources.findIndex(isThere)
    return sum + 1 + (index >= 0 ? index : sources.length - 1 + MUST_BE_OBTAINED)
  }, 0)
}

/**
 * VillagerBench's limits for a dish of complexity c, in ms: 40·c s of action time, 200·c s of elapsed time. (Its newer code
 * only changes the second, to min(50·c, 720) s.)
 */
export const cookingLimits = (complexity: number): { maxActionTime: number; maxTime: number } => ({
  maxActionTime: 40 * complexity * 1000,
  maxTime: 200 * complexity * 1000,
})
