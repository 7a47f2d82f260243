import { named } from '../../../game/data/tables.ts'
import { BOWS, isThrownPotion, THROWN } from '../../../game/items/flights.ts'
import { isWornBlock } from '../../../game/items/kinds/decoration.ts'
import type { Operation } from '../../setup/operation.ts'
import { type AtomDraft, one, words } from '../atom.ts'
import type { GameTables } from '../game-tables.ts'
import { FISHES } from '../tables.ts'
import { give, station } from './making.ts'

/** Bottles of experience for work that costs levels. */
const levels = give('experience_bottle', 32)

/** A wall to hang things on, two blocks high. */
export const wall: readonly Operation[] = [0, 1].map((y) => ({
  kind: 'setblock',
  at: { x: 3, y, z: 2 },
  block: 'stone',
}))

/** Items without durability that are given a name. */
const NAMED = ['name_tag', 'diamond', 'compass', 'enchanted_book']

/** Items that an anvil repairs. */
const durable = ({ itemTable, items }: GameTables): string[] =>
  items.filter((item) => {
    const entry = named(itemTable, item)
    return (entry?.repairWith?.length ?? 0) > 0 && !isWornBlock(item)
  })

/** Names for durable items, and a few others. */
export const renaming = (tables: GameTables): AtomDraft[] =>
  [...durable(tables), ...NAMED].map((item) => ({
    verb: 'rename',
    of: item,
    text: `give ${one(item)} a name at an anvil`,
    setup: [give(item), levels, station('anvil')],
    success: { kind: 'renamed', of: [item], count: 1 },
    needs: [[`item:${item}`], ['item:anvil']],
  }))

/** Combining two worn items of the same kind. */
export const combining = (tables: GameTables): AtomDraft[] =>
  durable(tables).map((item) => {
    const worn: Operation = { kind: 'give', item, count: 1, nbt: '{Damage:20}' }
    return {
      verb: 'combine',
      of: item,
      text: `combine two ${words(item)} at an anvil`,
      setup: [worn, worn, levels, station('anvil')],
      success: { kind: 'combined', of: [item], count: 1 },
      needs: [[`item:${item}`], ['item:anvil']],
    }
  })

/** Thrown items without a potion. */
export const throwing = ({ items }: GameTables): AtomDraft[] =>
  THROWN.filter((item) => items.includes(item) && !isThrownPotion(item)).map((item) => ({
    verb: 'throw',
    of: item,
    text: `throw ${one(item)}`,
    setup: [give(item, 4)],
    success: { kind: 'thrown', of: [item], count: 1 },
    needs: [[`item:${item}`]],
  }))

/** Drinks that are not potions. */
export const drinking = (): AtomDraft[] => [
  {
    verb: 'drink',
    of: 'water_bottle',
    text: 'drink a bottle of water',
    setup: [{ kind: 'give', item: 'potion', count: 2, nbt: '{Potion:"minecraft:water"}' }],
    success: { kind: 'drunk', of: ['water'], count: 1 },
    needs: [['item:glass_bottle']],
  },
  {
    verb: 'drink',
    of: 'milk_bucket',
    text: 'drink milk',
    setup: [give('milk_bucket', 2)],
    success: { kind: 'eaten', of: ['milk_bucket'], count: 1 },
    needs: [['item:bucket'], ['mob:cow']],
  },
]

const ahead = { x: 6, y: 0, z: 1 }
const near = { x: 3, y: 0, z: 1 }
const summon = (entity: string, at = near): Operation => ({ kind: 'summon', entity, at })

/** Mobs that stay within reach of arrows; those that fly away, dig in or end the run at once are left out. */
const SHOT =
  `chicken cow pig sheep rabbit wolf horse llama zombie husk skeleton stray spider creeper witch pillager
  phantom slime drowned`.split(/\s+/)

/** Mobs that are shot at. */
export const shooting = ({ mobs }: GameTables): AtomDraft[] =>
  SHOT.filter((name) => mobs.some((mob) => mob.name === name)).map((name) => ({
    verb: 'shoot',
    of: name,
    text: `shoot ${one(name)}`,
    setup: [give('bow'), give('arrow', 32), { kind: 'time', ticks: 18_000 }, summon(name, ahead)],
    success: { kind: 'shot', of: [name], count: 1 },
    needs: [[`mob:${name}`], ['item:bow', 'item:crossbow'], ['item:arrow']],
  }))

const rod: Operation = {
  kind: 'give',
  item: 'fishing_rod',
  count: 1,
  nbt: '{Enchantments:[{id:"minecraft:lure",lvl:5}]}',
}

const pond: Operation = {
  kind: 'fill',
  from: { x: 3, y: -1, z: -4 },
  to: { x: 11, y: -1, z: 4 },
  block: 'water',
}

/** Fishing in a pond next to the agent. */
export const fishing = (): AtomDraft[] => [
  {
    verb: 'fish',
    of: 'fish',
    text: 'catch a fish with a fishing rod',
    setup: [rod, pond],
    success: { kind: 'fished', of: FISHES, count: 1 },
    needs: [['item:fishing_rod'], ['block:water']],
  },
  {
    verb: 'fish',
    of: 'two_things',
    text: 'fish two things out of the water',
    setup: [rod, pond],
    success: { kind: 'fished', of: ['*'], count: 2 },
    needs: [['item:fishing_rod'], ['block:water']],
  },
]

const HOOKED = ['sheep', 'cow', 'pig', 'chicken', 'rabbit', 'wolf', 'zombie', 'horse']

/** Catching mobs with a fishing rod. */
export const hooking = (): AtomDraft[] =>
  HOOKED.map((name) => ({
    verb: 'hook',
    of: name,
    text: `hook ${one(name)} with a fishing rod`,
    setup: [give('fishing_rod'), summon(name)],
    success: { kind: 'hooked', of: [name], count: 1 },
    needs: [[`mob:${name}`], ['item:fishing_rod']],
  }))

const TIED = ['cow', 'sheep', 'pig', 'chicken', 'horse', 'goat', 'rabbit', 'llama']

/** Animals that are tied to a fence. */
export const tying = (): AtomDraft[] =>
  TIED.map((name) => ({
    verb: 'tie',
    of: name,
    text: `tie ${one(name)} to a fence`,
    setup: [
      give('lead', 3),
      summon(name),
      { kind: 'setblock', at: { x: 3, y: 0, z: 3 }, block: 'oak_fence' },
    ],
    success: { kind: 'tied', of: [name], count: 1 },
    needs: [[`mob:${name}`], ['item:lead'], ['item:oak_fence']],
  }))

/** Items whose use can be recognised by its result. */
export const wielding = (): AtomDraft[] => [
  ...['water', 'lava'].map(
    (liquid): AtomDraft => ({
      verb: 'fill',
      of: `${liquid}_bucket`,
      text: `fill a bucket with ${liquid}`,
      setup: [give('bucket', 2), { kind: 'setblock', at: { x: 3, y: -1, z: 2 }, block: liquid }],
      success: { kind: 'held', of: [`${liquid}_bucket`], count: 1 },
      needs: [['item:bucket'], [`block:${liquid}`]],
    }),
  ),
  {
    verb: 'use',
    of: 'red_dye_sheep',
    text: 'dye a sheep red',
    setup: [give('red_dye', 2), summon('sheep')],
    success: { kind: 'dyed', of: ['sheep'], count: 1 },
    needs: [['item:red_dye'], ['mob:sheep']],
  },
  {
    verb: 'use',
    of: 'shield',
    text: 'block an attack with a shield',
    setup: [give('shield'), { kind: 'time', ticks: 18_000 }, summon('skeleton', ahead)],
    success: { kind: 'did', what: 'damage_blocked_by_shield', count: 1 },
    needs: [['item:shield'], ['mob:skeleton']],
  },
  ...BOWS.map(
    (bow): AtomDraft => ({
      verb: 'use',
      of: bow,
      text: `shoot with ${one(bow)}`,
      setup: [give(bow), give('arrow', 16)],
      success: { kind: 'used', of: [bow], count: 1 },
      needs: [[`item:${bow}`], ['item:arrow']],
    }),
  ),
  {
    verb: 'place',
    of: 'diamond_in_item_frame',
    text: 'put a diamond into an item frame',
    setup: [give('item_frame', 2), give('diamond'), ...wall],
    success: { kind: 'framed', of: ['diamond'], count: 1 },
    needs: [['item:item_frame'], ['item:diamond']],
  },
]

const SEEN_MOBS = ['cow', 'pig', 'sheep', 'chicken', 'villager', 'iron_golem', 'zombie']
const SEEN_BLOCKS = ['crafting_table', 'furnace', 'gold_block', 'diamond_ore', 'bookshelf', 'beacon']

/** Things to look at: the sky, mobs and blocks. */
export const looking = (): AtomDraft[] =>
  ['sky', ...SEEN_MOBS, ...SEEN_BLOCKS].map((name) => ({
    verb: 'look',
    of: name,
    text: name === 'sky' ? 'look at the sky' : `look at ${one(name)}`,
    setup:
      name === 'sky'
        ? []
        : SEEN_MOBS.includes(name)
          ? [summon(name, ahead)]
          : [{ kind: 'setblock', at: { x: -4, y: 0, z: 3 }, block: name }],
    success: { kind: 'looked', of: [name], seconds: 2 },
    needs: [],
  }))
