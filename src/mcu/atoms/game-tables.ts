import minecraftData from 'minecraft-data'
import { onceByName } from '../../core/once.ts'

/** The data from which a family of atoms is made: minecraft-data of one version. */
export interface GameTables {
  readonly version: string
  /** Names of all items but air. */
  readonly items: readonly string[]
  readonly itemTable: Readonly<
    Record<
      string,
      { readonly enchantCategories?: readonly string[]; readonly repairWith?: readonly string[] } | undefined
    >
  >
  readonly blocks: readonly {
    readonly name: string
    readonly diggable: boolean
    readonly hardness: number | null
  }[]
  readonly mobs: readonly { readonly name: string; readonly isHostile: boolean }[]
  readonly biomes: readonly string[]
  readonly foods: readonly string[]
}

/** The tables of a version, read once in a process. */
export const gameTablesOf = onceByName((version): GameTables => {
  const data = minecraftData(version)
  return {
    version,
    items: data.itemsArray.map(({ name }) => name).filter((name) => name !== 'air'),
    itemTable: data.itemsByName as unknown as GameTables['itemTable'],
    blocks: data.blocksArray.map(({ name, diggable, hardness }) => ({
      name,
      diggable,
      hardness: hardness ?? null,
    })),
    mobs: Object.values(data.entitiesByName)
      .filter(({ category }) => category === 'Hostile mobs' || category === 'Passive mobs')
      .filter(({ name }) => name !== 'evoker_fangs')
      .map(({ name, category }) => ({ name, isHostile: category === 'Hostile mobs' })),
    biomes: data.biomesArray.map(({ name }) => name).filter((name) => name !== 'the_void'),
    foods: data.foodsArray.map(({ name }) => name),
  }
})
