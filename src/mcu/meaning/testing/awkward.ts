/** A text as people might write it, with the expected reading, written by hand. */
export interface Awkward {
  readonly text: string
  /** Each part in order: its goal in words, `eye: FAMILY`, or `?` with the start of the suggestion. */
  readonly parts: readonly string[]
  /** Kinds of all constraints, in order. */
  readonly constraints?: readonly string[]
  /** How the parts are joined, if there are several. */
  readonly joined?: string
}

const t = (
  text: string,
  parts: readonly string[],
  { constraints, joined }: { constraints?: readonly string[]; joined?: string } = {},
): Awkward => ({
  text,
  parts,
  ...(constraints === undefined ? {} : { constraints }),
  ...(joined === undefined ? {} : { joined }),
})

export const AWKWARD: readonly Awkward[] = [
  // Near misses are suggestions.
  t('craft crafting tabel', ['? craft crafting table']),
  t('mine dimond ore', ['? mine diamond ore']),
  t('hunt a sheeep', ['? hunt sheep']),
  t('enchant iron pikcaxe', ['? enchant iron pickaxe']),
  t('crraft a ladder', ['? craft a ladder']),
  t('smelt buton', ['? smelt button']),
  t('craft mutton', ['craft 1 mutton']),
  t('build a NAND gate', ['eye: circuits']),
  t('find a village', ['stay in the marked box for 10 s']),
  t('craft a mace', ['?']),
  t('philosophise about stones', ['?']),
  t('craft', ['?']),
  // Common mistakes are understood and reported.
  t('bulid a wall', ['build a wall of 3 by 4 any']),
  t('mine suger cane', ['mine 1 sugar cane']),
  t('combat an endmite', ['kill 1 endermite']),
  t('Smelt to Iron Ignot', ['craft 1 iron ingot']),
  // Synonyms, plurals, articles, other spellings.
  t('slay three zombies', ['kill 3 zombie']),
  t('chop down an oak tree', ['mine 1 oak log']),
  t('craft a workbench', ['craft 1 crafting table']),
  t('gather a stack of cobblestone', ['pick up 64 cobblestone']),
  t('make 4 torches', ['craft 4 torch']),
  t('defeat endermen', ['kill 1 enderman']),
  t('tame a dog', ['tame 1 wolf']),
  t('pick up some sticks', ['pick up 1 stick or craft 1 stick']),
  t('look for a nether fortress', ['eye: structuresOfTheWorld']),
  t("craft a jack-o'-lantern", ['craft 1 jack o lantern']),
  t('Interact With The Brewing Stand!', ['open 1 brewing stand']),
  t('put a lantern on the table', ['place 1 lantern'], { constraints: [] }),
  t('get some milk', ['carry 1 milk bucket']),
  t('craft to gold pickaxe', ['craft 1 golden pickaxe']),
  t('throw away two eggs', ['throw away 2 egg']),
  t('throw two eggs', ['throw 2 egg']),
  t('rename the pig with a name tag', ['use 1 name tag']),
  t('make fire with flint and steel', ['place 1 fire or soul fire']),
  // Joint words inside names.
  t('use flint and steel and craft flint and steel', ['use 1 flint and steel', 'craft 1 flint and steel'], {
    joined: 'and',
  }),
  t('dig_three_down_and_fill_one_up', ['eye: digging']),
  t('build an or gate', ['eye: circuits']),
  t('combat zombies with given weapons and armor', ['kill 1 zombie'], { constraints: ['weapon'] }),
  // Compositions of three, with aliases.
  t(
    'mine_diamond_ore_and_collect_dirt_and_chop_a_tree',
    ['mine 1 diamond ore', 'pick up 1 dirt', 'mine 1 any log'],
    {
      joined: 'and',
    },
  ),
  t(
    'craft_bell_or_trap_a_witch_with_a_boat_and_lay_carpet',
    ['craft 1 bell', 'trap 1 witch', 'build a floor of 2 by 3 any carpet'],
    { joined: 'or' },
  ),
  t(
    'Find melon AND mine lodestone OR craft a wooden pickaxe',
    ['find melon', 'mine 1 lodestone', 'craft 1 wooden pickaxe'],
    { joined: 'or' },
  ),
  t(
    'dye a sheep, then shear the sheep, then build a house',
    ['dye 1 sheep', 'shear 1 sheep', 'eye: structures'],
    {
      joined: 'then',
    },
  ),
  t('mine dirt, sand and gravel', ['mine 1 dirt', 'mine 1 sand', 'mine 1 gravel'], { joined: 'and' }),
  t('find and hunt a cow', ['find cow', 'kill 1 cow'], { joined: 'and' }),
  t('[find a sheep] and ([hunt a sheep] or [shear sheep])', ['find sheep', 'kill 1 sheep', 'shear 1 sheep'], {
    joined: 'and',
  }),
  // Each constraint.
  t('mine stone at night', ['mine 1 stone'], { constraints: ['time'] }),
  t('hunt a cow in the rain', ['kill 1 cow'], { constraints: ['weather'] }),
  t('combat skeletons during a thunderstorm', ['kill 1 skeleton'], { constraints: ['weather'] }),
  t('mine sandstone in the desert', ['mine 1 sandstone'], { constraints: ['biome'] }),
  t('combat blaze in the Nether', ['kill 1 blaze'], { constraints: ['dimension'] }),
  t('craft a torch in a cave', ['craft 1 torch'], { constraints: ['place'] }),
  t('mine diamond ore below y=16', ['mine 1 diamond ore'], { constraints: ['height'] }),
  t('place a torch in the dark', ['place 1 torch or wall torch'], { constraints: ['light'] }),
  t('sleep in a bed next to a furnace', ['sleep in a bed'], { constraints: ['near'] }),
  t('mine stone with a wooden pickaxe', ['mine 1 stone'], { constraints: ['tool'] }),
  t('combat a spider using arrows', ['kill 1 spider'], { constraints: ['weapon'] }),
  t('kill a pig with a diamond sword', ['kill 1 pig'], { constraints: ['weapon'] }),
  t('craft a ladder using sticks', ['craft 1 ladder'], { constraints: ['material'] }),
  t('hunt a chicken bare-handed', ['kill 1 chicken'], { constraints: ['bare hands'] }),
  t('mine obsidian without a diamond pickaxe', ['mine 1 obsidian'], { constraints: ['without'] }),
  t('fight a creeper without dying', ['kill 1 creeper'], { constraints: ['no death'] }),
  t('combat zombie without taking damage', ['kill 1 zombie'], { constraints: ['no damage'] }),
  t('craft a chest within 2 minutes', ['craft 1 chest'], { constraints: ['within'] }),
  t('sleep in bed in the first day after spawning', ['sleep in a bed'], { constraints: ['within'] }),
  t('mine dirt within 600 steps', ['mine 1 dirt'], { constraints: ['steps'] }),
  t('jump 5 times', ['jump 5 times']),
  t('eat bread {how: 3 times}', ['eat or drink 1 bread'], { constraints: ['times'] }),
  t('craft a stone pickaxe from scratch', ['craft 1 stone pickaxe'], { constraints: ['from scratch'] }),
  t('Starting with nothing, obtain a diamond', ['pick up 1 diamond or craft 1 diamond'], {
    constraints: ['from scratch'],
  }),
  t('obtain an emerald by trading with a villager', ['pick up 1 emerald or craft 1 emerald'], {
    constraints: ['by trade'],
  }),
  t('build a wall out of cobblestone', ['build a wall of 3 by 4 any'], { constraints: ['material'] }),
  t('obtain charcoal by smelting', ['pick up 1 charcoal or craft 1 charcoal'], {
    constraints: ['by making'],
  }),
  t('tame a wolf without hurting it', ['tame 1 wolf'], { constraints: ['no harm'] }),
  t('mine stone {when: at night, where: in a cave, how: bare-handed}', ['mine 1 stone'], {
    constraints: ['time', 'place', 'bare hands'],
  }),
  t('mine iron ore and craft a furnace from scratch without dying', ['mine 1 iron ore', 'craft 1 furnace'], {
    constraints: ['from scratch', 'no death'],
    joined: 'and',
  }),
  t('mine iron ore with a stone pickaxe in a cave at night', ['mine 1 iron ore'], {
    constraints: ['tool', 'place', 'time'],
  }),
  t('combat zombie {how: while singing}', ['kill 1 zombie'], { constraints: ['words'] }),
  // Names of the released lists, and places.
  t('flying trident on a rainy day', ['use 1 trident'], { constraints: ['weather'] }),
  t('loot a chest', ['open 1 chest']),
  t('find biome jungle', ['stay in the any jungle for 10 s']),
  t('mine wood in a village', ['mine 1 any log'], { constraints: ['place'] }),
]
