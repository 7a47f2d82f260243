/** Titles of screens by their kinds, in the game's English. */
const TITLES: Readonly<Record<string, string>> = {
  inventory: 'Crafting',
  crafting: 'Crafting',
  furnace: 'Furnace',
  smoker: 'Smoker',
  blast_furnace: 'Blast Furnace',
  generic_9x3: 'Chest',
  generic_9x6: 'Large Chest',
  generic_3x3: 'Dispenser',
  shulker_box: 'Shulker Box',
  hopper: 'Item Hopper',
  brewing_stand: 'Brewing Stand',
  enchantment: 'Enchant',
  anvil: 'Repair & Name',
  smithing: 'Upgrade Gear',
  grindstone: 'Repair & Disenchant',
  cartography: 'Cartography Table',
  stonecutter: 'Stonecutter',
  loom: 'Loom',
  merchant: 'Trading',
  beacon: 'Beacon',
  horse: 'Horse',
}

/** Keys of titles that say no more than the kind of the screen. */
const USUAL = /^container\.(crafting|furnace|smoker|blast_furnace|brewing|enchant|repair|upgrade|inventory)$/
const MOST = 26

/** A name as the game shows it: `Oak Log`. */
export const inWords = (name: string): string =>
  name
    .split('_')
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join(' ')

/** Titles for keys that do not simply name a block or profession. */
const KEYS: Readonly<Record<string, string>> = {
  chestDouble: 'Large Chest',
  enderchest: 'Ender Chest',
}

/** The title at the top of a screen: its own, or that of its kind. */
export function titleOf({ kind, title }: { readonly kind: string; readonly title: string }): string {
  const usual = TITLES[kind] ?? inWords(kind)
  if (title === '' || USUAL.test(title)) return usual
  const last = title.slice(title.lastIndexOf('.') + 1)
  const own = /^[a-z]+(\.[a-zA-Z_]+)+$/.test(title) ? (KEYS[last] ?? inWords(last)) : title
  return (kind === 'merchant' ? `${own} - trading` : own).slice(0, MOST)
}
