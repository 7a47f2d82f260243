/** Armour, including elytra, which are worn in place of a chestplate. */
const ARMOUR = /(?:helmet|chestplate|leggings|boots|elytra)$/

export const isArmour = (item: string): boolean => ARMOUR.test(item)

/** Armour points of the pieces of a full set, from helmet to boots (vanilla `ArmorMaterials`). */
const POINTS: Readonly<
  Record<string, readonly [helmet: number, chest: number, legs: number, boots: number]>
> = {
  leather: [1, 3, 2, 1],
  golden: [2, 5, 3, 1],
  copper: [2, 4, 3, 1],
  chainmail: [2, 5, 4, 1],
  turtle: [2, 0, 0, 0],
  iron: [2, 6, 5, 2],
  diamond: [3, 8, 6, 3],
  netherite: [3, 8, 6, 3],
}
const PIECES = ['helmet', 'chestplate', 'leggings', 'boots']

/** Armour points that an item gives while worn; 0 for others. */
export function armourPoints(item: string): number {
  const cut = item.lastIndexOf('_')
  const piece = PIECES.indexOf(item.slice(cut + 1))
  return piece < 0 ? 0 : (POINTS[item.slice(0, cut)]?.[piece] ?? 0)
}
