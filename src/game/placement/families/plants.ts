import type { FinishingStep, PlacingFamily } from '../family.ts'
import { against, looking, opposite, type Properties, type Side } from '../options.ts'
import { using } from '../steps.ts'

const onGround: Pick<PlacingFamily, 'options' | 'needs'> = {
  options: () => against(['down']),
  needs: () => 'down',
}
const hangs: Pick<PlacingFamily, 'options' | 'needs'> = {
  options: () => against(['up']),
  needs: () => 'up',
}

const away = (facing: string | undefined): Side | undefined =>
  facing === undefined ? undefined : opposite(facing as Side)

/** A pattern that matches these names. */
const among = (words: string): RegExp => new RegExp(`^(${words.trim().split(/\s+/).join('|')})$`)

/** Vanilla's tag `dirt`. */
const DIRT =
  'dirt grass_block podzol coarse_dirt mycelium rooted_dirt moss_block pale_moss_block mud muddy_mangrove_roots'
const SOIL = `${DIRT} farmland`
const SAND = 'sand red_sand suspicious_sand'

/** No blueprint can name these values. */
const BY_CHANCE = { age: { by: 'chance', values: [], how: 'random, or changing with time' } } as const

/** Amount of bone meal that is certain to ripen a crop: each adds at least two growth stages. */
const RIPENING = 4
const ripened = ({ age }: Properties, name: string): FinishingStep[] =>
  age === '7' ? using('bone_meal', RIPENING, name, { age }) : []
/** Bone meal makes these exactly one step older. */
const older = ({ age = '0' }: Properties, name: string): FinishingStep[] =>
  using('bone_meal', Number(age), name, { age })

const RIPE_OR_YOUNG = {
  age: { by: 'steps', values: ['0', '7'], how: '7: bone meal; between them it grows by chance' },
} as const
const BY_MEAL = { age: { by: 'steps', how: 'one bone meal each' } } as const

const SEEDS: Readonly<Record<string, string>> = {
  wheat: 'wheat_seeds',
  carrots: 'carrot',
  potatoes: 'potato',
  beetroots: 'beetroot_seeds',
  pumpkin_stem: 'pumpkin_seeds',
  melon_stem: 'melon_seeds',
  torchflower_crop: 'torchflower_seeds',
  pitcher_crop: 'pitcher_pod',
}
const seedOf = (name: string): string => SEEDS[name] ?? name

/** Plants and animals in water. */
export const plants: readonly PlacingFamily[] = [
  {
    title: 'Crops',
    blocks: 'wheat carrots potatoes',
    how: 'Seeds on farmland; bone meal ripens them.',
    item: seedOf,
    ...onGround,
    steps: ripened,
    properties: RIPE_OR_YOUNG,
    host: () => 'farmland',
    hosts: among('farmland'),
  },
  {
    title: 'Crops that only grow with time',
    blocks: 'beetroots pumpkin_stem melon_stem torchflower_crop',
    how: 'Seeds on farmland.',
    item: seedOf,
    ...onGround,
    host: () => 'farmland',
    hosts: among('farmland'),
  },
  {
    title: 'Pitcher crops',
    blocks: 'pitcher_crop',
    how: 'A pitcher pod on farmland.',
    item: seedOf,
    ...onGround,
    host: () => 'farmland',
    hosts: among('farmland'),
    properties: { half: { by: 'fixed', values: ['lower'], how: 'grows with time' } },
  },
  {
    title: 'Sweet berries',
    blocks: 'sweet_berry_bush',
    how: 'Berries on soil; bone meal makes them older.',
    item: () => 'sweet_berries',
    ...onGround,
    steps: older,
    properties: BY_MEAL,
    host: () => 'dirt',
    hosts: among(SOIL),
  },
  {
    title: 'Cocoa',
    blocks: 'cocoa',
    how: 'Cocoa beans on jungle wood, facing it; bone meal makes them older.',
    item: () => 'cocoa_beans',
    options: ({ facing }) =>
      against(facing === undefined ? ['north', 'south', 'west', 'east'] : [facing as Side]),
    steps: older,
    needs: ({ facing = 'north' }) => facing as Side,
    host: () => 'jungle_log',
    hosts: /^(stripped_)?jungle_(log|wood)$/,
    properties: BY_MEAL,
  },
  {
    title: 'Nether wart',
    blocks: 'nether_wart',
    how: 'On soul sand.',
    ...onGround,
    host: () => 'soul_sand',
    hosts: among('soul_sand'),
  },
  {
    title: 'Plants of two blocks',
    blocks: /^(sunflower|lilac|rose_bush|peony|tall_grass|large_fern|pitcher_plant)$/,
    how: 'On soil; both halves at once. Named by the lower half.',
    ...onGround,
    host: () => 'dirt',
    hosts: among(SOIL),
  },
  {
    title: 'Small dripleaf',
    blocks: 'small_dripleaf',
    how: 'On clay or moss, looking at its front; both halves at once. Named by the lower half.',
    options: ({ facing }) => against(['down'], looking(away(facing))),
    needs: () => 'down',
    host: () => 'clay',
    hosts: among(`clay ${SOIL}`),
  },
  {
    title: 'Big dripleaf',
    blocks: 'big_dripleaf big_dripleaf_stem',
    how: 'On clay or soil, looking at its front; the one below becomes a stem.',
    item: () => 'big_dripleaf',
    placedAs: () => 'big_dripleaf',
    options: ({ facing }) => against(['down'], looking(away(facing))),
    needs: () => 'down',
    host: () => 'clay',
    hosts: among(`clay big_dripleaf big_dripleaf_stem ${SOIL}`),
  },
  {
    title: 'Bamboo',
    blocks: 'bamboo bamboo_sapling',
    how: 'On soil a shoot; on bamboo the next piece, which turns the shoot below into bamboo.',
    item: () => 'bamboo',
    placedAs: () => 'bamboo_sapling',
    ...onGround,
    host: () => 'dirt',
    hosts: among(`bamboo bamboo_sapling gravel suspicious_gravel ${SAND} ${DIRT}`),
  },
  {
    title: 'Kelp',
    blocks: 'kelp kelp_plant',
    how: 'In a full block of water on the ground or on kelp, which becomes the stem.',
    item: () => 'kelp',
    placedAs: () => 'kelp',
    ...onGround,
    inWater: true,
    properties: BY_CHANCE,
  },
  {
    title: 'Seagrass',
    blocks: 'seagrass',
    how: 'In a full block of water on the ground.',
    ...onGround,
    inWater: true,
  },
  {
    title: 'Tall seagrass',
    blocks: 'tall_seagrass',
    how: 'Seagrass in two blocks of water, on which bone meal is used. Named by the lower half.',
    item: () => 'seagrass',
    placedAs: () => 'seagrass',
    ...onGround,
    inWater: true,
    steps: (_properties, name) => using('bone_meal', 1, name, { half: 'lower' }),
  },
  {
    title: 'Vines that grow up',
    blocks: 'twisting_vines twisting_vines_plant',
    how: 'On a block; the one below becomes a stem.',
    item: () => 'twisting_vines',
    placedAs: () => 'twisting_vines',
    ...onGround,
    properties: BY_CHANCE,
  },
  {
    title: 'Vines that hang',
    blocks: 'weeping_vines weeping_vines_plant',
    how: 'Under a block; the one above becomes a stem.',
    item: () => 'weeping_vines',
    placedAs: () => 'weeping_vines',
    ...hangs,
    properties: BY_CHANCE,
  },
  {
    title: 'Cave vines',
    blocks: 'cave_vines cave_vines_plant',
    how: 'Glow berries under a block; bone meal makes them bear.',
    item: () => 'glow_berries',
    placedAs: () => 'cave_vines',
    ...hangs,
    steps: ({ berries }) => (berries === 'true' ? using('bone_meal', 1, 'cave_vines', { berries }) : []),
    properties: { ...BY_CHANCE, berries: { by: 'steps', how: 'true: bone meal' } },
  },
  {
    title: 'Hanging plants',
    blocks: 'hanging_roots spore_blossom pale_hanging_moss',
    how: 'Under a block.',
    ...hangs,
    properties: { tip: { by: 'neighbours', how: 'true at its end' } },
  },
  {
    title: 'Lily pads and frogspawn',
    blocks: 'lily_pad frogspawn',
    how: 'On still water.',
    options: () => against(['down'], { floats: true }),
    needs: () => 'down',
    host: () => 'water',
    hosts: among('water'),
  },
  {
    title: 'Sugar cane',
    blocks: 'sugar_cane',
    how: 'On sand or soil beside water, or on sugar cane.',
    ...onGround,
    properties: BY_CHANCE,
    host: () => 'sand',
    hosts: among(`sugar_cane ${SAND} ${DIRT}`),
  },
  {
    title: 'Cactus',
    blocks: 'cactus',
    how: 'On sand or a cactus, with nothing beside it.',
    ...onGround,
    properties: BY_CHANCE,
    host: () => 'sand',
    hosts: among(`cactus ${SAND}`),
  },
  {
    title: 'Chorus plants',
    blocks: 'chorus_plant chorus_flower',
    how: 'On end stone.',
    ...onGround,
    host: () => 'end_stone',
    hosts: among('end_stone chorus_plant'),
  },
  {
    title: 'Azaleas',
    blocks: 'azalea flowering_azalea',
    how: 'On soil or clay.',
    ...onGround,
    host: () => 'dirt',
    hosts: among(`clay ${SOIL}`),
  },
  {
    title: 'Wither roses',
    blocks: 'wither_rose',
    how: 'On soil, or what the Nether is made of.',
    ...onGround,
    host: () => 'dirt',
    hosts: among(`netherrack soul_sand soul_soil ${SOIL}`),
  },
  {
    title: 'Mangrove propagules',
    blocks: 'mangrove_propagule',
    how: 'On soil.',
    ...onGround,
    host: () => 'dirt',
    hosts: among(`clay ${SOIL}`),
    properties: {
      age: { by: 'fixed', values: ['4'], how: 'younger ones hang on mangrove leaves' },
      hanging: { by: 'fixed', values: ['false'], how: 'true for those that grew' },
    },
  },
  {
    title: 'Petals and leaf litter',
    blocks: 'pink_petals leaf_litter wildflowers',
    how: 'On soil, looking at its front; each further one by one more.',
    options: ({ facing }) => against(['down'], looking(away(facing))),
    needs: () => 'down',
    host: () => 'dirt',
    steps: ({ flower_amount = '1' }, name) =>
      using('again', Number(flower_amount) - 1, name, { flower_amount }),
    properties: { flower_amount: { by: 'steps', how: 'one item each' } },
  },
  {
    title: 'Plants on nylium',
    blocks: /^(crimson|warped)_(fungus|roots)$|^nether_sprouts$/,
    how: 'On nylium or soil.',
    ...onGround,
    host: (name) => (name.startsWith('crimson') ? 'crimson_nylium' : 'warped_nylium'),
    hosts: among(`crimson_nylium warped_nylium soul_soil ${SOIL}`),
  },
  {
    title: 'Mushrooms',
    blocks: 'brown_mushroom red_mushroom',
    how: 'On podzol, mycelium or nylium; on other blocks where the light is below 13, which means at least three blocks from open sky and lamps.',
    ...onGround,
    host: () => 'podzol',
    hostsInLight: among('podzol mycelium crimson_nylium warped_nylium'),
  },
  {
    title: 'Dead bushes',
    blocks: 'dead_bush',
    how: 'On sand, terracotta or dirt.',
    ...onGround,
    host: () => 'sand',
    hosts: among(`${SAND} \\w*terracotta ${DIRT}`),
  },
  {
    title: 'Flowers, saplings and grass',
    blocks:
      /(?<!^bamboo)_sapling$|_tulip$|^(grass|short_grass|fern|dandelion|poppy|blue_orchid|allium|azure_bluet|oxeye_daisy|cornflower|lily_of_the_valley|torchflower|eyeblossom|open_eyeblossom|closed_eyeblossom)$/,
    how: 'On soil.',
    ...onGround,
    host: () => 'dirt',
    hosts: among(SOIL),
  },
]
