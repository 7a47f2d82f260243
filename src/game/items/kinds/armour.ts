/** What is worn for protection, and elytra, which take the place of a chestplate. */
const ARMOUR = /(?:helmet|chestplate|leggings|boots|elytra)$/

export const isArmour = (item: string): boolean => ARMOUR.test(item)
