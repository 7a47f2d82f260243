import type { EventEmitter } from 'node:events'
import type { Entity } from 'prismarine-entity'
import { equal, holds, within } from '../expectations.ts'
import { type Probe, type ProbeWorld, probe, type Spot } from '../probe.ts'
import { sendWindowClick } from '../raw-input.ts'
import type { Scope } from '../scope.ts'
import { slotHolds, take } from './bench-work.ts'
import { close } from './windows.ts'

const NEAR: Spot = [12.5, 0, 10.5]

interface Traded {
  readonly inputItem1: { readonly name: string; readonly count: number }
  readonly inputItem2?: { readonly name: string; readonly count: number } | null
  readonly outputItem: { readonly name: string; readonly count: number }
  readonly tradeDisabled: boolean
  readonly nbTradeUses: number
  readonly maximumNbTradeUses: number
  readonly realPrice: number
}
interface VillagerWindow {
  readonly trades: readonly Traded[]
  trade(index: number, count?: number): Promise<void>
}

/** NBT of offers: the price and its amount, the goods and their amount. */
const offers = (...list: [buy: string, count: number, sell: string, sold: number, more?: string][]): string =>
  `Offers:{Recipes:[${list
    .map(
      ([buy, count, sell, sold, more = '']) =>
        `{buy:{id:"minecraft:${buy}",Count:${count}b},sell:{id:"minecraft:${sell}",Count:${sold}b},maxUses:7,rewardExp:1b,xp:2${more}}`,
    )
    .join(',')}]}`

const villager = (world: ProbeWorld, profession: string, level: number, more = ''): Promise<Entity> =>
  world.summon(
    'villager',
    NEAR,
    `{NoAI:1b,VillagerData:{profession:"minecraft:${profession}",level:${level},type:"minecraft:plains"}${more === '' ? '' : `,${more}`}}`,
  )

async function openVillager(world: ProbeWorld, entity: Entity): Promise<VillagerWindow> {
  const opened = await world.alice.openVillager(entity)
  const window = opened as unknown as VillagerWindow & Pick<EventEmitter, 'emit'>
  // The client goes on listening for offers unless the window is closed by its own method; probes share a bot.
  world.alice.once('windowClose', () => void window.emit('close'))
  await world.ticks(2)
  return window
}

/** A click that the client does not take for a trade of its own. */
async function raw(world: ProbeWorld, slot: number): Promise<void> {
  sendWindowClick(world.alice, (world.alice.currentWindow as { id: number }).id, slot, 0, 0)
  await world.ticks(3 + world.slack)
}

/** An offer in words, e.g. `wheat 20 → emerald 1`. */
const words = ({ inputItem1, inputItem2, outputItem }: Traded): string =>
  `${inputItem1.name} ${inputItem1.count}${inputItem2?.name ? ` + ${inputItem2.name} ${inputItem2.count}` : ''} → ${outputItem.name} ${outputItem.count}`

async function offered(world: ProbeWorld, profession: string, level: number): Promise<string[]> {
  const window = await openVillager(world, await villager(world, profession, level))
  return window.trades.map(words)
}

const WORK: [block: string, profession: string, number: number, scope?: Scope][] = [
  ['composter', 'farmer', 5],
  ['barrel', 'fisherman', 6],
  ['loom', 'shepherd', 12],
  ['fletching_table', 'fletcher', 7],
  ['lectern', 'librarian', 9],
  ['cartography_table', 'cartographer', 3],
  ['brewing_stand', 'cleric', 4],
  ['blast_furnace', 'armorer', 1],
  ['grindstone', 'weaponsmith', 14],
  ['smithing_table', 'toolsmith', 13],
  ['smoker', 'butcher', 2],
  ['cauldron', 'leatherworker', 8],
  ['stonecutter', 'mason', 10],
]
/** Offers that every villager of a profession and level has, because there is nothing to choose from. */
const CERTAIN: [profession: string, level: number, offers: string[], scope?: Scope][] = [
  ['mason', 1, ['clay_ball 10 → emerald 1', 'emerald 1 → brick 10']],
  ['mason', 2, ['stone 20 → emerald 1', 'emerald 1 → chiseled_stone_bricks 4']],
  ['cleric', 1, ['rotten_flesh 32 → emerald 1', 'emerald 1 → redstone 2']],
  ['cleric', 2, ['gold_ingot 3 → emerald 1', 'emerald 1 → lapis_lazuli 1']],
  ['cleric', 3, ['rabbit_foot 2 → emerald 1', 'emerald 4 → glowstone 1']],
  ['cleric', 5, ['nether_wart 22 → emerald 1', 'emerald 3 → experience_bottle 1']],
  ['cartographer', 1, ['paper 24 → emerald 1', 'emerald 7 → map 1']],
  ['cartographer', 5, ['emerald 8 → globe_banner_pattern 1']],
  ['fletcher', 2, ['flint 26 → emerald 1', 'emerald 2 → bow 1']],
  ['fletcher', 3, ['string 14 → emerald 1', 'emerald 3 → crossbow 1']],
  ['butcher', 3, ['mutton 7 → emerald 1', 'beef 10 → emerald 1']],
  ['butcher', 4, ['dried_kelp_block 10 → emerald 1']],
  ['butcher', 5, ['sweet_berries 10 → emerald 1']],
  ['farmer', 3, ['emerald 3 → cookie 18', 'melon 4 → emerald 1']],
  ['farmer', 5, ['emerald 3 → golden_carrot 3', 'emerald 4 → glistering_melon_slice 3']],
  ['fisherman', 4, ['tropical_fish 6 → emerald 1']],
  ['fisherman', 5, ['pufferfish 4 → emerald 1', 'oak_boat 1 → emerald 1']],
  ['weaponsmith', 2, ['iron_ingot 4 → emerald 1', 'emerald 36 → bell 1']],
  ['weaponsmith', 3, ['flint 24 → emerald 1']],
  ['toolsmith', 2, ['iron_ingot 4 → emerald 1', 'emerald 36 → bell 1']],
  ['librarian', 5, ['emerald 20 → name_tag 1']],
  ['shepherd', 5, ['emerald 2 → painting 3']],
]
/** Possible offers of villagers of level 1. */
const POSSIBLE: [profession: string, offers: string[]][] = [
  ['farmer', ['wheat 20', 'potato 26', 'carrot 22', 'beetroot 15', 'emerald 1 → bread 6']],
  ['fisherman', ['string 20', 'coal 10', 'emerald 1 + cod 6 → cooked_cod 6', 'emerald 3 → cod_bucket 1']],
  ['shepherd', ['white_wool 18', 'brown_wool 18', 'black_wool 18', 'gray_wool 18', 'emerald 2 → shears 1']],
  ['fletcher', ['stick 32', 'emerald 1 → arrow 16', 'emerald 1 + gravel 10 → flint 10']],
  ['butcher', ['chicken 14', 'porkchop 7', 'rabbit 4', 'emerald 1 → rabbit_stew 1']],
  [
    'armorer',
    [
      'coal 15',
      'emerald 7 → iron_leggings 1',
      'emerald 4 → iron_boots 1',
      'emerald 5 → iron_helmet 1',
      'emerald 9 → iron_chestplate 1',
    ],
  ],
  [
    'toolsmith',
    [
      'coal 15',
      'emerald 1 → stone_axe 1',
      'emerald 1 → stone_shovel 1',
      'emerald 1 → stone_pickaxe 1',
      'emerald 1 → stone_hoe 1',
    ],
  ],
  ['leatherworker', ['leather 6', 'emerald 3 → leather_leggings 1', 'emerald 7 → leather_chestplate 1']],
]

const profession = (world: ProbeWorld, entity: Entity): number | undefined =>
  (world.metadata(entity, 18) as { villagerProfession?: number } | undefined)?.villagerProfession

/** Villagers: work, offers, trade; piglins. */
export const villagers = [
  ...WORK.map(([block, name, number]) =>
    probe(
      `villagers.work-${block}`,
      `A villager beside a ${block} becomes a ${name}`,
      'VillagerProfession: its job site.',
      async (world) => {
        const entity = await world.summon('villager', NEAR)
        await world.set([13, 0, 9], block)
        await world.waitUntil(
          () => profession(world, entity) === number,
          20_000,
          name,
          () => profession(world, entity),
        )
      },
    ),
  ),
  probe(
    'villagers.out-of-work',
    'A villager who has not traded loses its profession with its job site',
    'ResetProfession.',
    async (world) => {
      const entity = await world.summon('villager', NEAR)
      await world.set([13, 0, 9], 'composter')
      await world.waitUntil(() => profession(world, entity) === 5, 20_000, 'farmer')
      await world.set([13, 0, 9], 'air')
      await world.waitUntil(() => profession(world, entity) === 0, 10_000, 'no profession')
    },
  ),
  probe(
    'villagers.one-each',
    'One job site employs one villager',
    'PoiManager: one ticket.',
    async (world) => {
      const first = await world.summon('villager', NEAR)
      const second = await world.summon('villager', [13.5, 0, 10.5])
      await world.set([13, 0, 9], 'composter')
      await world.ticks(200)
      equal('professions', [profession(world, first), profession(world, second)].sort(), [0, 5])
    },
  ),
  probe('villagers.nitwit', 'A nitwit never works', 'VillagerProfession.NITWIT.', async (world) => {
    const entity = await world.summon(
      'villager',
      NEAR,
      '{VillagerData:{profession:"minecraft:nitwit",level:1,type:"minecraft:plains"}}',
    )
    await world.set([13, 0, 9], 'composter')
    await world.ticks(120)
    equal('profession', profession(world, entity), 11)
  }),
  ...CERTAIN.map(([name, level, wanted]) =>
    probe(
      `villagers.${name}-${level}`,
      `A ${name} of level ${level} offers ${wanted.join(', ')}`,
      'VillagerTrades.',
      async (world) => {
        const found = await offered(world, name, level)
        const missing = wanted.filter((offer) => !found.includes(offer))
        equal('missing', missing, [])
      },
    ),
  ),
  ...POSSIBLE.map(([name, possible]) =>
    probe(
      `villagers.${name}-novice`,
      `A new ${name} has two of its ${possible.length} first offers`,
      'VillagerTrades, two a level.',
      async (world) => {
        const found = await offered(world, name, 1)
        const wanted = possible.map((offer) => (offer.includes('→') ? offer : `${offer} → emerald 1`))
        equal('offers', found.length, 2)
        equal(
          'others',
          found.filter((offer) => !wanted.includes(offer)),
          [],
        )
      },
    ),
  ),
  ...[1, 2, 3, 4, 5].map((level) =>
    probe(
      `villagers.level-${level}`,
      `A cleric of level ${level} has ${level * 2} offers`,
      'Villager.updateTrades.',
      async (world) => {
        equal('offers', (await offered(world, 'cleric', level)).length, level * 2)
      },
    ),
  ),
  probe(
    'villagers.enchanted-book',
    'Librarians sell enchanted books for emeralds and a book',
    'EnchantBookForEmeralds.',
    async (world) => {
      for (let i = 0; i < 12; i++) {
        const entity = await villager(world, 'librarian', 2)
        const window = await openVillager(world, entity)
        const book = window.trades.find(({ outputItem }) => outputItem.name === 'enchanted_book')
        await close(world)
        await world.requireCommand('kill @e[type=villager]')
        if (!book) continue
        equal('the second price', book.inputItem2?.name, 'book')
        within('emeralds', book.inputItem1.count, 5, 64)
        return
      }
      holds('librarians', false, 'no book', 'a book among twelve librarians')
    },
  ),
  probe(
    'villagers.unemployed',
    'A villager without a profession opens nothing',
    'Villager.mobInteract.',
    async (world) => {
      const entity = await world.summon('villager', NEAR, '{NoAI:1b}')
      await world.useOn(world.alice, entity)
      equal('window', world.alice.currentWindow, null)
    },
  ),
  probe('villagers.baby', 'A young villager does not trade', 'Villager.mobInteract.', async (world) => {
    const entity = await villager(world, 'farmer', 1, 'Age:-2000')
    await world.useOn(world.alice, entity)
    equal('window', world.alice.currentWindow, null)
  }),
  probe('villagers.trade', "mineflayer's trade buys and pays", 'MerchantMenu.', async (world) => {
    await world.give(world.alice, 'emerald', 10)
    const window = await openVillager(
      world,
      await villager(world, 'farmer', 1, offers(['emerald', 2, 'bread', 3])),
    )
    await window.trade(0, 3)
    await close(world)
    equal(
      'bread and emeralds',
      [world.count(world.alice, 'bread'), world.count(world.alice, 'emerald')],
      [9, 4],
    )
  }),
  probe(
    'villagers.trade-two',
    'An offer with two prices takes both',
    'MerchantOffer.take.',
    async (world) => {
      await world.give(world.alice, 'emerald', 5)
      await world.give(world.alice, 'book', 3)
      const two = ',buyB:{id:"minecraft:book",Count:1b}'
      const window = await openVillager(
        world,
        await villager(world, 'librarian', 1, offers(['emerald', 4, 'clock', 1, two])),
      )
      await window.trade(0, 1)
      await close(world)
      equal(
        'clock, emeralds, books',
        ['clock', 'emerald', 'book'].map((item) => world.count(world.alice, item)),
        [1, 1, 2],
      )
    },
  ),
  probe(
    'villagers.special-price',
    'Demand and a special price make the price',
    'MerchantOffer.getCostA: 2 + ⌊2 × 3 × 1⌋ − 4.',
    async (world) => {
      await world.give(world.alice, 'emerald', 5)
      const terms = ',demand:3,specialPrice:-4,priceMultiplier:1f'
      const window = await openVillager(
        world,
        await villager(world, 'farmer', 1, offers(['emerald', 2, 'bread', 1, terms])),
      )
      equal('the price told', window.trades[0]?.realPrice, 4)
      await window.trade(0, 1)
      await close(world)
      equal('emeralds', world.count(world.alice, 'emerald'), 1)
    },
  ),
  probe(
    'villagers.sold-out',
    'An offer is sold out after its number of trades',
    'MerchantOffer.isOutOfStock.',
    async (world) => {
      await world.give(world.alice, 'emerald', 20)
      const entity = await villager(world, 'farmer', 1, offers(['emerald', 2, 'bread', 3]))
      const window = await openVillager(world, entity)
      await window.trade(0, 7)
      await close(world)
      const again = await openVillager(world, entity)
      equal('the offer', [again.trades[0]?.tradeDisabled, again.trades[0]?.nbTradeUses], [true, 7])
      world.alice._client.write('select_trade', { slot: 0 })
      await world.ticks(4)
      slotHolds(world, 2, 'nothing')
    },
  ),
  probe('villagers.poor', 'Too few emeralds buy nothing', 'MerchantOffer.satisfiedBy.', async (world) => {
    await world.give(world.alice, 'emerald', 1)
    await openVillager(world, await villager(world, 'farmer', 1, offers(['emerald', 2, 'bread', 3])))
    world.alice._client.write('select_trade', { slot: 0 })
    await world.ticks(4)
    slotHolds(world, 0, 'emerald 1')
    slotHolds(world, 2, 'nothing')
  }),
  probe('villagers.select', 'Choosing an offer lays its price down', 'handleSelectTrade.', async (world) => {
    await world.give(world.alice, 'wheat', 40)
    await openVillager(
      world,
      await villager(world, 'farmer', 1, offers(['emerald', 2, 'bread', 3], ['wheat', 20, 'emerald', 1])),
    )
    world.alice._client.write('select_trade', { slot: 1 })
    await world.ticks(4)
    slotHolds(world, 0, 'wheat 40')
    slotHolds(world, 2, 'emerald 1')
  }),
  probe(
    'villagers.shift',
    'A shift-click trades as often as the price is paid',
    'MerchantMenu.quickMoveStack.',
    async (world) => {
      await world.give(world.alice, 'wheat', 60)
      await openVillager(world, await villager(world, 'farmer', 1, offers(['wheat', 20, 'emerald', 1])))
      world.alice._client.write('select_trade', { slot: 0 })
      await world.ticks(4)
      await take(world, 2)
      await close(world)
      equal('emeralds', world.count(world.alice, 'emerald'), 3)
    },
  ),
  probe(
    'villagers.cursor',
    'Bought items can be taken with the cursor',
    'MerchantResultSlot.',
    async (world) => {
      await world.give(world.alice, 'wheat', 20)
      await openVillager(world, await villager(world, 'farmer', 1, offers(['wheat', 20, 'emerald', 1])))
      world.alice._client.write('select_trade', { slot: 0 })
      await world.ticks(4)
      await raw(world, 2)
      slotHolds(world, 0, 'nothing')
      await raw(world, 3)
      await close(world)
      equal('emeralds', world.count(world.alice, 'emerald'), 1)
    },
  ),
  probe('villagers.returned', 'Unspent payment comes back', 'MerchantMenu.removed.', async (world) => {
    await world.give(world.alice, 'wheat', 33)
    await openVillager(world, await villager(world, 'farmer', 1, offers(['wheat', 20, 'emerald', 1])))
    world.alice._client.write('select_trade', { slot: 0 })
    await world.ticks(4)
    await close(world)
    equal('wheat', world.count(world.alice, 'wheat'), 33)
  }),
  probe(
    'villagers.experience',
    'A trade gives the player experience',
    'Villager.rewardTradeXp.',
    async (world) => {
      await world.give(world.alice, 'emerald', 2)
      const window = await openVillager(
        world,
        await villager(world, 'farmer', 1, offers(['emerald', 2, 'bread', 3])),
      )
      const before = world.alice.experience.points
      await window.trade(0, 1)
      await world.waitUntil(() => world.alice.experience.points > before, 3000, 'experience')
      await world.ticks(20)
      within('points', world.alice.experience.points - before, 3, 6)
    },
  ),
  probe(
    'villagers.rise',
    'A villager rises with its trades, and offers more',
    'Villager.shouldIncreaseLevel: 10.',
    async (world) => {
      await world.give(world.alice, 'emerald', 12)
      const entity = await villager(world, 'farmer', 1, offers(['emerald', 2, 'bread', 3]))
      const window = await openVillager(world, entity)
      await window.trade(0, 5)
      await close(world)
      await world.ticks(45)
      const again = await openVillager(world, entity)
      equal('offers', again.trades.length, 3)
    },
  ),
  probe(
    'villagers.busy',
    'A villager serves one customer at a time',
    'AbstractVillager.isTrading.',
    async (world) => {
      const bob = await world.bot('Bob')
      await world.stand(bob, [13.5, 0, 11.5])
      const entity = await villager(world, 'farmer', 1, offers(['emerald', 2, 'bread', 3]))
      await openVillager(world, entity)
      const seen = bob.entities[entity.id]
      if (seen) await world.useOn(bob, seen)
      equal('window', bob.currentWindow, null)
    },
  ),
  probe(
    'villagers.leaves',
    'The window closes when the villager is gone',
    'MerchantMenu.stillValid.',
    async (world) => {
      await openVillager(world, await villager(world, 'farmer', 1, offers(['emerald', 2, 'bread', 3])))
      await world.requireCommand('kill @e[type=villager]')
      await world.waitUntil(() => world.alice.currentWindow === null, 3000, 'no window')
    },
  ),
  probe(
    'villagers.wanderer',
    'A wandering trader has six offers',
    'WanderingTrader.updateTrades.',
    async (world) => {
      const entity = await world.summon('wandering_trader', NEAR, '{NoAI:1b}')
      const heard: { trades: unknown[] }[] = []
      const note = (packet: { trades: unknown[] }) => void heard.push(packet)
      world.alice._client.on('trade_list', note as never)
      await world.useOn(world.alice, entity)
      await world.waitUntil(() => heard.length > 0, 2000, 'a list of offers')
      world.alice._client.removeListener('trade_list', note as never)
      equal('offers', heard[0]?.trades.length, 6)
    },
  ),
  probe(
    'piglins.barter',
    'A piglin gives something for gold',
    'PiglinAi.stopHoldingOffHandItem.',
    async (world) => {
      const entity = await world.summon('piglin', NEAR, '{NoAI:1b,IsImmuneToZombification:1b}')
      await world.hold(world.alice, 'gold_ingot', 3)
      await world.useOn(world.alice, entity)
      equal('ingots', world.count(world.alice, 'gold_ingot'), 2)
      await world.ticks(110)
      equal('before six seconds', world.seen('item').length, 0)
      const before = world.alice.inventory.items().length
      await world.waitUntil(
        () => world.seen('item').length > 0 || world.alice.inventory.items().length > before,
        2000,
        'something',
      )
    },
  ),
  probe('piglins.floor', 'A piglin picks gold up', 'PiglinAi.wantsToPickup.', async (world) => {
    await world.summon('piglin', NEAR, '{NoAI:1b,IsImmuneToZombification:1b}')
    await world.stand(world.alice, [20.5, 0, 20.5])
    await world.summon('item', NEAR, '{PickupDelay:20s,Item:{id:"minecraft:gold_ingot",Count:1b}}')
    await world.waitUntil(() => world.itemsOnGround('gold_ingot') === 0, 3000, 'no gold on the ground')
    await world.waitUntil(() => world.seen('item').length > 0, 9000, 'something in return')
  }),
  probe('piglins.baby', 'A young piglin gives nothing', 'Piglin: adults barter.', async (world) => {
    const entity = await world.summon('piglin', NEAR, '{NoAI:1b,IsBaby:1b,IsImmuneToZombification:1b}')
    await world.hold(world.alice, 'gold_ingot', 3)
    await world.useOn(world.alice, entity)
    equal('ingots', world.count(world.alice, 'gold_ingot'), 3)
  }),
  probe('piglins.iron', 'A piglin takes no iron', 'PiglinAi: barter currency.', async (world) => {
    const entity = await world.summon('piglin', NEAR, '{NoAI:1b,IsImmuneToZombification:1b}')
    await world.hold(world.alice, 'iron_ingot', 3)
    await world.useOn(world.alice, entity)
    equal('ingots', world.count(world.alice, 'iron_ingot'), 3)
  }),
] satisfies Probe[]
