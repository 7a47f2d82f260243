/** The behaviours and properties of a kind of mob. */
export type Nature = 'animal' | 'hostile' | 'neutral' | 'villager'

export interface MobKind {
  readonly nature: Nature
  /** Vanilla's movement speed attribute; see `paceOf`. */
  readonly speed: number
  /** Speed factor when it flees. */
  readonly fleeing: number
  /** Food that it follows, eats and breeds with. */
  readonly food?: ReadonlySet<string>
  /** Damage of an attack on normal difficulty, in half hearts. */
  readonly damage?: number
  /** Distance at which it notices a player, in blocks. */
  readonly sight?: number
  /** Burns in daylight. */
  readonly burns?: boolean
  /** Whether it does not attack by day. */
  readonly nightly?: boolean
  /** Whether it falls slowly and takes no damage. */
  readonly glides?: boolean
  /** Whether it is immune to fire and lava. */
  readonly fireproof?: boolean
  /** Whether it breeds only if tame. */
  readonly breedsTame?: boolean
  /** Other bodies that it attacks unprovoked. */
  readonly hunts?: ReadonlySet<string>
}

const food = (names: string): ReadonlySet<string> => new Set(names.split(' '))

const MEAT = food(
  'beef porkchop mutton chicken rabbit cooked_beef cooked_porkchop cooked_mutton cooked_chicken cooked_rabbit rotten_flesh',
)
const FISH = food('cod salmon')
const COW: MobKind = { nature: 'animal', speed: 0.2, fleeing: 2, food: food('wheat') }
const HORSE: MobKind = {
  nature: 'animal',
  speed: 0.225,
  fleeing: 1.2,
  food: food('golden_carrot golden_apple enchanted_golden_apple'),
  breedsTame: true,
}
const LLAMA: MobKind = {
  nature: 'animal',
  speed: 0.175,
  fleeing: 1.2,
  food: food('hay_block'),
  breedsTame: true,
}
const VILLAGE = food('villager wandering_trader iron_golem')
const FISH_KIND: MobKind = { nature: 'animal', speed: 0.7, fleeing: 1 }
const ZOMBIE: MobKind = { nature: 'hostile', speed: 0.23, fleeing: 1, damage: 3, sight: 35, hunts: VILLAGE }
const SKELETON: MobKind = { nature: 'hostile', speed: 0.25, fleeing: 1, damage: 2, sight: 16 }
const PREY_OF_GOLEMS = food(
  'zombie husk zombie_villager drowned skeleton stray spider cave_spider witch slime magma_cube silverfish endermite blaze ghast phantom hoglin zoglin piglin_brute pillager vindicator evoker ravager vex wither_skeleton bogged breeze',
)

/** The kinds with an AI (vanilla attributes); other kinds do not act. */
export const KINDS: Readonly<Record<string, MobKind | undefined>> = {
  cow: COW,
  mooshroom: COW,
  sheep: { nature: 'animal', speed: 0.23, fleeing: 1.25, food: food('wheat') },
  pig: { nature: 'animal', speed: 0.25, fleeing: 1.25, food: food('carrot potato beetroot') },
  chicken: {
    nature: 'animal',
    speed: 0.25,
    fleeing: 1.4,
    food: food('wheat_seeds melon_seeds pumpkin_seeds beetroot_seeds'),
    glides: true,
  },
  rabbit: { nature: 'animal', speed: 0.3, fleeing: 1.3, food: food('carrot golden_carrot dandelion') },
  wolf: {
    nature: 'neutral',
    speed: 0.3,
    fleeing: 1,
    damage: 4,
    sight: 16,
    food: MEAT,
    breedsTame: true,
    hunts: food('skeleton stray bogged sheep rabbit fox'),
  },
  cat: { nature: 'animal', speed: 0.3, fleeing: 1.5, food: FISH, breedsTame: true, glides: true },
  ocelot: {
    nature: 'animal',
    speed: 0.3,
    fleeing: 1.5,
    food: FISH,
    glides: true,
    hunts: food('chicken'),
    damage: 3,
  },
  parrot: { nature: 'animal', speed: 0.2, fleeing: 1.25, glides: true },
  fox: {
    nature: 'animal',
    speed: 0.3,
    fleeing: 1.5,
    food: food('sweet_berries glow_berries'),
    hunts: food('chicken rabbit'),
    damage: 2,
  },
  horse: HORSE,
  donkey: { ...HORSE, speed: 0.175 },
  mule: { nature: 'animal', speed: 0.175, fleeing: 1.2 },
  llama: LLAMA,
  trader_llama: LLAMA,
  skeleton_horse: { nature: 'animal', speed: 0.2, fleeing: 1.2 },
  zombie_horse: { nature: 'animal', speed: 0.2, fleeing: 1.2 },
  camel: { nature: 'animal', speed: 0.09, fleeing: 1.2, food: food('cactus') },
  goat: { nature: 'animal', speed: 0.2, fleeing: 2, food: food('wheat'), glides: true },
  panda: { nature: 'animal', speed: 0.15, fleeing: 2, food: food('bamboo') },
  turtle: { nature: 'animal', speed: 0.25, fleeing: 1.2, food: food('seagrass') },
  polar_bear: { nature: 'neutral', speed: 0.25, fleeing: 1, damage: 6, sight: 20 },
  bee: {
    nature: 'neutral',
    speed: 0.3,
    fleeing: 1,
    damage: 2,
    sight: 20,
    glides: true,
    food: food(
      'dandelion poppy blue_orchid allium azure_bluet red_tulip orange_tulip white_tulip pink_tulip oxeye_daisy cornflower lily_of_the_valley wither_rose sunflower lilac rose_bush peony flowering_azalea torchflower',
    ),
  },
  strider: { nature: 'animal', speed: 0.175, fleeing: 1.65, food: food('warped_fungus'), fireproof: true },
  axolotl: { nature: 'animal', speed: 0.3, fleeing: 1.2, food: food('tropical_fish_bucket') },
  frog: { nature: 'animal', speed: 0.25, fleeing: 1.2, food: food('slime_ball'), glides: true },
  sniffer: { nature: 'animal', speed: 0.1, fleeing: 1.5, food: food('torchflower_seeds') },
  armadillo: { nature: 'animal', speed: 0.14, fleeing: 2, food: food('spider_eye') },
  iron_golem: {
    nature: 'neutral',
    speed: 0.25,
    fleeing: 1,
    damage: 15,
    sight: 16,
    hunts: PREY_OF_GOLEMS,
    glides: true,
  },
  snow_golem: {
    nature: 'neutral',
    speed: 0.2,
    fleeing: 1,
    sight: 10,
    hunts: PREY_OF_GOLEMS,
    glides: true,
  },
  enderman: { nature: 'neutral', speed: 0.3, fleeing: 1, damage: 7, sight: 64 },
  villager: { nature: 'villager', speed: 0.25, fleeing: 1.5 },
  zombie: { ...ZOMBIE, burns: true },
  husk: ZOMBIE,
  zombie_villager: { ...ZOMBIE, burns: true },
  drowned: { ...ZOMBIE, burns: true },
  zombified_piglin: { nature: 'neutral', speed: 0.23, fleeing: 1, damage: 5, sight: 35, fireproof: true },
  wither_skeleton: { nature: 'hostile', speed: 0.25, fleeing: 1, damage: 4, sight: 16, fireproof: true },
  bogged: { ...SKELETON, burns: true },
  cave_spider: { nature: 'hostile', speed: 0.3, fleeing: 1, damage: 2, sight: 16, nightly: true },
  silverfish: { nature: 'hostile', speed: 0.25, fleeing: 1, damage: 1, sight: 16 },
  endermite: { nature: 'hostile', speed: 0.25, fleeing: 1, damage: 2, sight: 16 },
  witch: { nature: 'hostile', speed: 0.25, fleeing: 1, sight: 16 },
  slime: { nature: 'hostile', speed: 0.2, fleeing: 1, sight: 16, hunts: food('iron_golem') },
  magma_cube: { nature: 'hostile', speed: 0.2, fleeing: 1, sight: 16, fireproof: true, glides: true },
  phantom: { nature: 'hostile', speed: 0.2, fleeing: 1, damage: 6, sight: 64, burns: true, glides: true },
  blaze: { nature: 'hostile', speed: 0.23, fleeing: 1, sight: 48, fireproof: true, glides: true },
  ghast: { nature: 'hostile', speed: 0.2, fleeing: 1, sight: 64, fireproof: true, glides: true },
  hoglin: {
    nature: 'hostile',
    speed: 0.3,
    fleeing: 1,
    damage: 6,
    sight: 16,
    food: food('crimson_fungus'),
  },
  zoglin: { nature: 'hostile', speed: 0.3, fleeing: 1, damage: 6, sight: 16, fireproof: true },
  piglin: { nature: 'hostile', speed: 0.35, fleeing: 1, damage: 5, sight: 16 },
  piglin_brute: { nature: 'hostile', speed: 0.35, fleeing: 1, damage: 7, sight: 16 },
  pillager: { ...SKELETON, speed: 0.35, hunts: VILLAGE },
  vindicator: { nature: 'hostile', speed: 0.35, fleeing: 1, damage: 5, sight: 16, hunts: VILLAGE },
  ravager: { nature: 'hostile', speed: 0.3, fleeing: 1, damage: 12, sight: 32, hunts: VILLAGE },
  guardian: { nature: 'hostile', speed: 0.5, fleeing: 1, damage: 6, sight: 15, glides: true },
  elder_guardian: { nature: 'hostile', speed: 0.3, fleeing: 1, damage: 8, sight: 15, glides: true },
  shulker: { nature: 'hostile', speed: 0, fleeing: 1, sight: 16, glides: true },
  evoker: { nature: 'hostile', speed: 0.5, fleeing: 1, sight: 12, hunts: VILLAGE },
  vex: { nature: 'hostile', speed: 0.7, fleeing: 1, damage: 4, sight: 16, fireproof: true, glides: true },
  warden: { nature: 'hostile', speed: 0.3, fleeing: 1, damage: 30, sight: 24, fireproof: true, glides: true },
  wither: { nature: 'hostile', speed: 0.6, fleeing: 1, sight: 40, fireproof: true, glides: true },
  cod: FISH_KIND,
  salmon: FISH_KIND,
  tropical_fish: FISH_KIND,
  pufferfish: FISH_KIND,
  tadpole: FISH_KIND,
  squid: FISH_KIND,
  glow_squid: FISH_KIND,
  dolphin: { ...FISH_KIND, speed: 1.2 },
  skeleton: { ...SKELETON, burns: true },
  stray: { ...SKELETON, burns: true },
  spider: {
    nature: 'hostile',
    speed: 0.3,
    fleeing: 1,
    damage: 2,
    sight: 16,
    nightly: true,
    hunts: food('iron_golem'),
  },
  creeper: { nature: 'hostile', speed: 0.25, fleeing: 1, sight: 16 },
}

/** Share of a walker's speed kept from one tick to the next: ground friction times air friction. */
const GROUND_DRAG = 0.6 * 0.91

/** Walking speed on flat ground, in blocks per tick (in vanilla the attribute counts twice, as impulse and as input). */
export const paceOf = (speed: number): number => (speed * speed) / (1 - GROUND_DRAG)

/** Colours of wool and dye, in the order of their numbers. */
export const COLOURS: readonly string[] = [
  'white',
  'orange',
  'magenta',
  'light_blue',
  'yellow',
  'lime',
  'pink',
  'gray',
  'light_gray',
  'cyan',
  'purple',
  'blue',
  'brown',
  'green',
  'red',
  'black',
]
