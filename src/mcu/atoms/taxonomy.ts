import { isOre, isOreMetal } from '../../game/blocks/kinds/ores.ts'
import { isOfCoal, isOfRedstone, isOfTheEnd, isOfTheNether } from '../../game/blocks/kinds/origins.ts'
import { isOfATree } from '../../game/blocks/kinds/wood.ts'
import type { Family } from './atom.ts'

/** The categories of an atom in the four published systems. */
export interface Taxonomy {
  /** SkillForge (2023): six categories. */
  readonly skillForge: string
  /** MCU (2024), Table 7: eight categories. */
  readonly mcu2024: string
  /** MCU (ICML 2025), the figure: eleven major categories, and their sectors. */
  readonly mcu2025: readonly [major: string, sector: string]
  /** MCU-Turbo: the headings of its list. */
  readonly turbo: string
}

type Row = readonly [skillForge: string, mcu2024: string, major: string, sector: string, turbo: string]

const ROWS: Readonly<Record<Family, Row>> = {
  craft: ['Crafting', 'Crafting', 'Craft Tools', 'Craft Items', 'Crafting'],
  smelt: ['Crafting', 'Crafting', 'Craft Tools', 'Smelt Ores & Foods', 'Crafting'],
  brew: ['Crafting', 'Crafting', 'Craft Tools', 'Brew Potions', 'Crafting'],
  enchant: ['Crafting', 'Crafting', 'Craft Tools', 'Enchant Tools', 'Crafting'],
  repair: ['Crafting', 'Crafting', 'Others', 'Repair Tools', 'Crafting'],
  mine: ['Mining', 'Mining', 'Mine Blocks', 'Stone', 'Mining & Collecting'],
  'find block': ['Navigation', 'Navigation', 'Find & Navigation', 'Find Resources', 'Finding'],
  'find mob': ['Navigation', 'Navigation', 'Find & Navigation', 'Spot Creatures', 'Finding'],
  'find biome': ['Navigation', 'Navigation', 'Find & Navigation', 'Find Ecosystems', 'Exploration'],
  combat: ['Combat', 'Tool-Use', 'Combat', 'Fight Mobs', 'Combat'],
  hunt: ['Combat', 'Tool-Use', 'Combat', 'Hunt Animals', 'Combat'],
  trap: ['Exploitation', 'Trapping', 'Animal care', 'Trap Animals', 'Trapping'],
  lead: ['Exploitation', 'Trapping', 'Animal care', 'Guide', 'Trapping'],
  tame: ['Exploitation', 'Tool-Use', 'Animal care', 'Tame', 'Tool Use'],
  breed: ['Exploitation', 'Tool-Use', 'Tool-use', 'Feed Animals', 'Tool Use'],
  ride: ['Exploitation', 'Motion', 'Animal care', 'Guide', 'Motion'],
  eat: ['Exploitation', 'Tool-Use', 'Tool-use', 'Eat Food', 'Tool Use'],
  drink: ['Exploitation', 'Tool-Use', 'Tool-use', 'Drink Potion', 'Tool Use'],
  throw: ['Exploitation', 'Tool-Use', 'Tool-use', 'Interact with Tools', 'Tool Use'],
  use: ['Exploitation', 'Tool-Use', 'Tool-use', 'Interact with Tools', 'Tool Use'],
  place: ['Building', 'Decoration', 'Art', 'Decoration', 'Decoration'],
  light: ['Building', 'Decoration', 'Art', 'Lighting', 'Decoration'],
  build: ['Building', 'Building', 'Build', 'Homes & Shelters', 'Building'],
  plant: ['Exploitation', 'Tool-Use', 'Tool-use', 'Plant Seeds', 'Tool Use'],
  motion: ['Navigation', 'Motion', 'Motion', 'Climb', 'Motion'],
  drop: ['Exploitation', 'Motion', 'Motion', 'Drop Items', 'Motion'],
  open: ['Exploitation', 'Tool-Use', 'Find & Navigation', 'Find Items', 'Exploration'],
  buy: ['Exploitation', 'Tool-Use', 'Trade', 'Buy Items', 'Tool Use'],
  sell: ['Exploitation', 'Tool-Use', 'Trade', 'Sell Goods', 'Tool Use'],
  rename: ['Crafting', 'Tool-Use', 'Others', 'Rename Items', 'Tool Use'],
  shoot: ['Combat', 'Tool-Use', 'Combat', 'Fight Mobs', 'Combat'],
  fish: ['Exploitation', 'Tool-Use', 'Tool-use', 'Interact with Tools', 'Tool Use'],
  hook: ['Exploitation', 'Trapping', 'Animal care', 'Guide', 'Trapping'],
  look: ['Navigation', 'Motion', 'Find & Navigation', 'Spot Creatures', 'Motion'],
  tie: ['Exploitation', 'Trapping', 'Animal care', 'Guide', 'Trapping'],
  combine: ['Crafting', 'Tool-Use', 'Others', 'Combine Tools', 'Tool Use'],
}

/** Sectors of mined blocks, by name; the rest is stone. */
const MINED: readonly (readonly [isOfSector: (block: string) => boolean, sector: string])[] = [
  [isOfCoal, 'Coal'],
  [isOfRedstone, 'Redstone'],
  [(block) => isOre(block) || isOreMetal(block), 'Ore'],
  [isOfTheNether, 'Nether'],
  [isOfTheEnd, 'End'],
  [isOfATree, 'Wood Mining'],
]

/** The categories of an atom, which depend on its family and its object. */
export function taxonomyOf({ family, of }: { family: Family; of: string }): Taxonomy {
  const [skillForge, mcu2024, major, usual, turbo] = ROWS[family]
  const mined = MINED.find(([isOfSector]) => isOfSector(of))?.[1]
  const sector = family === 'mine' ? (mined ?? 'Stone') : usual
  return { skillForge, mcu2024, mcu2025: [major, sector], turbo }
}
