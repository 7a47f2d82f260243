import { giftOf } from '../mobs/animals.ts'
import { isBoat } from './clickable-entities.ts'
import { names } from './names.ts'

/** A click of the use button on an entity. */
export interface EntityClick {
  readonly entity: string
  /** The item in the hand that clicks; undefined for an empty hand. */
  readonly held: string | undefined
  readonly isSneaking: boolean
}

/** Entities that trade, turn, hold what they are given, or visibly refuse it. */
const ALWAYS = names('villager wandering_trader item_frame glow_item_frame armor_stand leash_knot')
/** Entities that a player mounts unless it is sneaking. */
const RIDDEN = names(`
  horse donkey mule skeleton_horse zombie_horse llama trader_llama camel minecart chest_minecart hopper_minecart
  furnace_minecart
`)

const HORSE_FOOD = names('apple carrot golden_apple enchanted_golden_apple golden_carrot')

/**
 * Items that could be used in the air, but that an animal accepts first: food that breeds, heals or tames it (vanilla `isFood`
 * and the like). Items without such a use need no entry, since nothing else happens to them.
 */
const FED: Readonly<Record<string, ReadonlySet<string>>> = {
  pig: names('carrot potato beetroot carrot_on_a_stick'),
  rabbit: names('carrot golden_carrot'),
  horse: HORSE_FOOD,
  donkey: HORSE_FOOD,
  mule: HORSE_FOOD,
  wolf: names(
    'beef porkchop mutton chicken rabbit rotten_flesh cooked_beef cooked_porkchop cooked_mutton cooked_chicken',
  ),
  cat: names('cod salmon'),
  ocelot: names('cod salmon'),
  parrot: names('cookie'),
  fox: names('sweet_berries glow_berries'),
  dolphin: names('cod salmon tropical_fish'),
  axolotl: names('water_bucket tropical_fish_bucket'),
  zombie_villager: names('golden_apple'),
  cod: names('water_bucket'),
  salmon: names('water_bucket'),
  tropical_fish: names('water_bucket'),
  pufferfish: names('water_bucket'),
  tadpole: names('water_bucket'),
}

/** Whether an entity responds to a click, so that the held item is not used as well. */
export function answersEntityClick({ entity, held, isSneaking }: EntityClick): boolean {
  if (ALWAYS.has(entity)) return true
  if (!isSneaking && (RIDDEN.has(entity) || isBoat(entity))) return true
  if (held === undefined) return false
  return giftOf(entity, held) !== undefined || (Object.hasOwn(FED, entity) && FED[entity]?.has(held) === true)
}
