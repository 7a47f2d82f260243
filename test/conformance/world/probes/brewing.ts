import { equal, holds } from '../expectations.ts'
import { type Probe, type ProbeWorld, probe } from '../probe.ts'
import type { Scope } from '../scope.ts'
import { writtenWear } from '../wear.ts'
import { at, lay, type Station, slotHolds } from './bench-work.ts'
import { close, M } from './windows.ts'

const STAND: Station = { block: 'brewing_stand', slots: 5 }

/** Puts something into a slot of the stand: bottles 0 to 2, ingredient 3, blaze powder 4. */
const fillSlot = (world: ProbeWorld, slot: number, item: string, potion?: string): Promise<string> =>
  world.requireCommand(
    `item replace block ${world.xyz(M)} container.${slot} with ${item}${writtenWear(world.version, potion === undefined ? {} : { potion })}`,
  )

/** The contents of the first bottle, according to the world. */
async function bottle(world: ProbeWorld): Promise<string> {
  const { message } = await world.command(`data get block ${world.xyz(M)} Items[0]`)
  return message
}

/** From, ingredient, to. */
const BREWS: [from: string, ingredient: string, to: string, scope?: Scope][] = [
  ['water', 'nether_wart', 'awkward'],
  ['water', 'glowstone_dust', 'thick'],
  ['water', 'redstone', 'mundane'],
  ['water', 'sugar', 'mundane'],
  ['water', 'fermented_spider_eye', 'weakness'],
  ['awkward', 'golden_carrot', 'night_vision'],
  ['awkward', 'magma_cream', 'fire_resistance'],
  ['awkward', 'rabbit_foot', 'leaping'],
  ['awkward', 'turtle_helmet', 'turtle_master'],
  ['awkward', 'sugar', 'swiftness'],
  ['awkward', 'pufferfish', 'water_breathing'],
  ['awkward', 'glistering_melon_slice', 'healing'],
  ['awkward', 'spider_eye', 'poison'],
  ['awkward', 'ghast_tear', 'regeneration'],
  ['awkward', 'blaze_powder', 'strength'],
  ['awkward', 'phantom_membrane', 'slow_falling'],
  ['night_vision', 'redstone', 'long_night_vision'],
  ['night_vision', 'fermented_spider_eye', 'invisibility'],
  ['long_night_vision', 'fermented_spider_eye', 'long_invisibility'],
  ['invisibility', 'redstone', 'long_invisibility'],
  ['leaping', 'glowstone_dust', 'strong_leaping'],
  ['leaping', 'fermented_spider_eye', 'slowness'],
  ['slowness', 'redstone', 'long_slowness'],
  ['slowness', 'glowstone_dust', 'strong_slowness'],
  ['turtle_master', 'glowstone_dust', 'strong_turtle_master'],
  ['swiftness', 'glowstone_dust', 'strong_swiftness'],
  ['swiftness', 'redstone', 'long_swiftness'],
  ['long_swiftness', 'fermented_spider_eye', 'long_slowness'],
  ['water_breathing', 'redstone', 'long_water_breathing'],
  ['healing', 'glowstone_dust', 'strong_healing'],
  ['healing', 'fermented_spider_eye', 'harming'],
  ['strong_healing', 'fermented_spider_eye', 'strong_harming'],
  ['harming', 'glowstone_dust', 'strong_harming'],
  ['poison', 'redstone', 'long_poison'],
  ['poison', 'glowstone_dust', 'strong_poison'],
  ['poison', 'fermented_spider_eye', 'harming'],
  ['regeneration', 'redstone', 'long_regeneration'],
  ['strength', 'glowstone_dust', 'strong_strength'],
  ['weakness', 'redstone', 'long_weakness'],
  ['slow_falling', 'redstone', 'long_slow_falling'],
  ['fire_resistance', 'redstone', 'long_fire_resistance'],
  ['awkward', 'breeze_rod', 'wind_charged', { since: '1.21' }],
  ['awkward', 'cobweb', 'weaving', { since: '1.21' }],
]
const NOTHING: [potion: string, ingredient: string][] = [
  ['water', 'golden_carrot'],
  ['mundane', 'nether_wart'],
  ['thick', 'redstone'],
  ['healing', 'redstone'],
  ['strong_poison', 'redstone'],
  ['night_vision', 'glowstone_dust'],
]

/** Brewing stands: every brew, fuel, time. */
export const brewing = [
  ...BREWS.map(([from, ingredient, to, scope]) =>
    probe(
      `brewing.${from}-${ingredient}`,
      `${ingredient} brews ${to} of ${from}`,
      'PotionBrewing.bootStrap.',
      async (world) => {
        await world.set(M, 'brewing_stand')
        await fillSlot(world, 0, 'potion', from)
        await fillSlot(world, 3, ingredient)
        await fillSlot(world, 4, 'blaze_powder')
        await world.ticks(404)
        const found = await bottle(world)
        holds('the bottle', found.includes(`minecraft:${to}"`), found, to)
      },
      scope,
    ),
  ),
  ...NOTHING.map(([potion, ingredient]) =>
    probe(
      `brewing.not-${potion}-${ingredient}`,
      `${ingredient} does nothing to ${potion}`,
      'PotionBrewing.hasMix.',
      async (world) => {
        await world.set(M, 'brewing_stand')
        await fillSlot(world, 0, 'potion', potion)
        await fillSlot(world, 3, ingredient)
        await fillSlot(world, 4, 'blaze_powder')
        await world.ticks(404)
        const found = await bottle(world)
        holds('the bottle', found.includes(`minecraft:${potion}"`), found, potion)
      },
    ),
  ),
  ...(
    [
      ['potion', 'gunpowder', 'splash_potion'],
      ['splash_potion', 'dragon_breath', 'lingering_potion'],
    ] as const
  ).map(([from, ingredient, to]) =>
    probe(`brewing.${to}`, `${ingredient} makes a ${to}`, 'PotionBrewing containers.', async (world) => {
      await world.set(M, 'brewing_stand')
      await fillSlot(world, 0, from, 'swiftness')
      await fillSlot(world, 3, ingredient)
      await fillSlot(world, 4, 'blaze_powder')
      await world.ticks(404)
      const found = await bottle(world)
      holds('the bottle', found.includes(`minecraft:${to}"`) && found.includes('swiftness'), found, to)
    }),
  ),
  probe(
    'brewing.time',
    'A brew takes twenty seconds, no less',
    'BrewingStandBlockEntity: 400 ticks.',
    async (world) => {
      await world.set(M, 'brewing_stand')
      await fillSlot(world, 0, 'potion', 'water')
      await fillSlot(world, 3, 'nether_wart')
      await fillSlot(world, 4, 'blaze_powder')
      await world.ticks(390)
      const before = await bottle(world)
      holds('before', before.includes('minecraft:water"'), before, 'water')
      await world.ticks(14)
      const after = await bottle(world)
      holds('after', after.includes('minecraft:awkward"'), after, 'awkward')
    },
  ),
  probe(
    'brewing.fuel',
    'Without blaze powder nothing is brewed',
    'BrewingStandBlockEntity.fuel.',
    async (world) => {
      await world.set(M, 'brewing_stand')
      await fillSlot(world, 0, 'potion', 'water')
      await fillSlot(world, 3, 'nether_wart')
      await world.ticks(410)
      const found = await bottle(world)
      holds('the bottle', found.includes('minecraft:water"'), found, 'water')
    },
  ),
  probe(
    'brewing.gauges',
    'The window shows the time left and the fuel',
    'ContainerData of the menu.',
    async (world) => {
      await world.set(M, 'brewing_stand')
      await fillSlot(world, 0, 'potion', 'water')
      await fillSlot(world, 3, 'nether_wart')
      await fillSlot(world, 4, 'blaze_powder')
      const gauges = await at(world, STAND)
      await world.ticks(5)
      equal('fuel', gauges[1], 19)
      holds('time left', (gauges[0] ?? 0) > 300 && (gauges[0] ?? 0) < 400, gauges[0], '300 to 400 ticks')
    },
  ),
  probe(
    'brewing.three',
    'Three bottles brew at once with one ingredient',
    'BrewingStandBlockEntity.doBrew.',
    async (world) => {
      await world.set(M, 'brewing_stand')
      for (const i of [0, 1, 2]) await fillSlot(world, i, 'potion', 'water')
      await fillSlot(world, 3, 'nether_wart')
      await fillSlot(world, 4, 'blaze_powder')
      await world.ticks(404)
      const { message } = await world.command(`data get block ${world.xyz(M)} Items`)
      equal('awkward potions', message.split('minecraft:awkward').length - 1, 3)
      holds('wart', !message.includes('nether_wart'), message, 'used up')
    },
  ),
  probe('brewing.shown', 'The stand shows its bottles', 'has_bottle_0 to 2.', async (world) => {
    await world.set(M, 'brewing_stand')
    await fillSlot(world, 1, 'potion', 'water')
    await world.waitForBlock(M, 'brewing_stand[has_bottle_0=false,has_bottle_1=true,has_bottle_2=false]')
  }),
  probe(
    'brewing.shift',
    'Shift-clicks put bottle, wart and powder where they belong',
    'BrewingStandMenu.quickMoveStack.',
    async (world) => {
      await world.give(world.alice, 'glass_bottle')
      await world.give(world.alice, 'nether_wart', 2)
      await world.give(world.alice, 'blaze_powder', 2)
      await at(world, STAND)
      for (const i of [0, 1, 2]) await lay(world, STAND, i)
      slotHolds(world, 0, 'glass_bottle 1')
      slotHolds(world, 3, 'nether_wart 2')
      await close(world)
    },
  ),
] satisfies Probe[]
