import { wildGraphOf, wildRecipesFor, wildSourcesOf } from './wild.ts'

/** An item that agents in the wild look for at a block or mob of this name; undefined where they look for none there. */
export function wildSourceItem(name: string, version: string): string | undefined {
  if (!wildSourcesOf(version).some((source) => source.name === name || source.blocks.includes(name)))
    return undefined
  const items = [...wildGraphOf(version).recipes.keys()]
  return items.find((item) =>
    wildRecipesFor(item, version).some(
      ({ source }) => (source.blocks.length === 0 && source.name === name) || source.blocks.includes(name),
    ),
  )
}
