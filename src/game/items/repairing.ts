import { named, tablesOf } from '../data/tables.ts'

/** Materials that repair an item at an anvil, in addition to another item of its kind. */
export function repairMaterials(item: string, version: string): readonly string[] {
  const { itemsByName } = tablesOf(version)
  const all = named(itemsByName, item)?.repairWith ?? []
  return all.filter(
    (name) => name !== 'enchanted_book' && name !== item && named(itemsByName, name) !== undefined,
  )
}
