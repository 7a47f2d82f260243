import { createRandom } from '../../core/random.ts'
import { readTask } from '../../mcu/meaning/read.ts'
import { composeReading } from '../../mcu/molecule/compose.ts'
import { harder, type Level } from '../../mcu/scene/harder.ts'
import { draftOf, type OpenDraft } from '../../scenario/open/draft.ts'
import { SUITE_VERSION } from '../version.ts'

const list = (text: string): readonly string[] => text.trim().split(/\s+/)

/** Our own selection of atoms, whose goals the game can check and actions can reach. */
export const ATOMS = list(`
  craft_ladder craft_crafting_table craft_furnace craft_chest craft_stick craft_oak_planks craft_torch craft_stone_pickaxe
  craft_iron_pickaxe craft_diamond_sword craft_iron_helmet craft_bucket craft_shears craft_bread craft_oak_door
  craft_oak_boat craft_bow craft_rail craft_bookshelf craft_painting craft_compass craft_glass_pane craft_hopper
  smelt_raw_iron smelt_raw_gold smelt_beef smelt_sand smelt_cobblestone smelt_clay_ball smelt_potato smelt_cod
  mine_stone mine_coal_ore mine_iron_ore mine_gold_ore mine_diamond_ore mine_redstone_ore mine_obsidian mine_oak_log
  mine_dirt mine_sandstone mine_netherrack mine_end_stone mine_pumpkin
  combat_zombie combat_spider combat_husk
  hunt_cow hunt_pig hunt_sheep hunt_chicken hunt_rabbit
  eat_bread eat_apple eat_cooked_beef eat_carrot eat_melon_slice eat_cookie eat_baked_potato
  find_diamond_ore find_pumpkin find_beacon find_bookshelf find_cow find_sheep find_pig
  build_pillar_of_five_blocks build_wall build_floor place_bookshelf place_red_carpet place_jukebox
  light_glowstone light_torch light_sea_lantern
  open_chest open_barrel open_trapped_chest use_bed use_shears_sheep`)

/** Tasks composed of them. */
const MOLECULES = [
  'craft ladder and mine stone',
  'craft torch and open chest',
  'mine coal ore and craft bread',
  'eat bread and craft stick',
  'find pumpkin and craft bucket',
  'hunt cow and craft oak planks',
  'craft furnace then smelt cobblestone',
  'mine iron ore then open barrel',
  'craft chest and craft oak door',
  'hunt pig and eat apple',
  'smelt beef and craft shears',
  'find cow and hunt sheep',
  'craft crafting table or mine obsidian',
  'mine dirt and craft rail or find beacon',
  'craft bow and craft glass pane',
  'open trapped chest and craft compass',
  'mine oak log and find bookshelf',
  'eat carrot and eat cookie',
  'place jukebox and mine dirt',
  'combat zombie and craft stick',
]

/** Seed for the complications of hard tasks. */
const SEED = 20_250_501

/** 80 atoms, simple and hard, and 20 tasks composed of them. */
export function mcuStandard(): OpenDraft[] {
  const random = createRandom(SEED)
  const task = (words: string, level: Level): OpenDraft => {
    const molecule = composeReading(readTask(words, SUITE_VERSION))
    const setup = harder(molecule.setup, molecule.success, { level, random })
    const draft = draftOf({ ...molecule, setup }, { minecraft: SUITE_VERSION, level })
    return { ...draft, id: `mcu_${level}_${draft.id}` }
  }
  return [
    ...ATOMS.map((id) => task(id, 'simple')),
    ...ATOMS.map((id) => task(id, 'hard')),
    ...MOLECULES.map((words) => task(words, 'simple')),
  ]
}
