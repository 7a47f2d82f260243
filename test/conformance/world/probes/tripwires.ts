import { fitting } from '../expectations.ts'
import { type Probe, type ProbeWorld, probe, type Spot } from '../probe.ts'

const WEST: Spot = [9, 0, 10]
const EAST: Spot = [15, 0, 10]
const LAMP: Spot = [16, 1, 10]
const MIDDLE: Spot = [12, 0, 10]

/** Two hooks with five pieces of string between them, and a lamp on the block behind the eastern hook. */
async function stretch(world: ProbeWorld): Promise<void> {
  await world.stand(world.alice, [12.5, 0, 12.5], 'north')
  await world.set([8, 0, 10], 'stone')
  await world.set([16, 0, 10], 'stone')
  await world.set(LAMP, 'redstone_lamp')
  await world.set(WEST, 'tripwire_hook[facing=east]')
  await world.set(EAST, 'tripwire_hook[facing=west]')
  for (let x = 10; x < 15; x++) await world.place('string', { on: [x, -1, 10] })
  await world.waitForBlock(WEST, 'tripwire_hook[attached=true,powered=false]')
}

/** Tripwires and their hooks. */
export const tripwires: readonly Probe[] = [
  probe(
    'redstone.tripwire-tied',
    'String between two hooks is tied to both',
    'TripWireHookBlock.calculateState.',
    async (world) => {
      await stretch(world)
      fitting('the other hook', world.blockText(EAST), 'tripwire_hook[attached=true]')
      fitting(
        'the string',
        world.blockText(MIDDLE),
        'tripwire[attached=true,east=true,west=true,north=false]',
      )
    },
  ),
  probe(
    'redstone.tripwire-player',
    'A player in the string lights a lamp behind a hook, and no longer once it has gone',
    'TripWireBlock.checkPressed: every ten ticks.',
    async (world) => {
      await stretch(world)
      fitting('the lamp', world.blockText(LAMP), 'redstone_lamp[lit=false]')
      await world.stand(world.alice, [12.5, 0, 10.5])
      await world.waitForBlock(LAMP, 'redstone_lamp[lit=true]', 1000)
      await world.stand(world.alice, [12.5, 0, 16.5])
      await world.waitForBlock(LAMP, 'redstone_lamp[lit=false]', 2000)
    },
  ),
  probe('redstone.tripwire-item', 'An item trips it', 'TripWireBlock.checkPressed.', async (world) => {
    await stretch(world)
    await world.requireCommand(
      `summon item ${world.xyz([11.5, 0.1, 10.5])} {Item:{id:"minecraft:dirt",Count:1b}}`,
    )
    await world.waitForBlock(EAST, 'tripwire_hook[powered=true]', 1000)
  }),
  probe(
    'redstone.tripwire-broken',
    'String that is broken by hand trips it for ten ticks, and leaves it untied',
    'TripWireBlock.onRemove.',
    async (world) => {
      await stretch(world)
      await world.stand(world.alice, [12.5, 0, 12.5], 'north')
      await world.dig(world.alice, MIDDLE)
      await world.waitForBlock(LAMP, 'redstone_lamp[lit=true]', 500)
      await world.waitForBlock(LAMP, 'redstone_lamp[lit=false]', 1500)
      fitting('the hook', world.blockText(WEST), 'tripwire_hook[attached=false,powered=false]')
      fitting('the rest', world.blockText([11, 0, 10]), 'tripwire[attached=false]')
    },
  ),
  probe(
    'redstone.tripwire-cut',
    'Shears cut it without tripping it',
    'TripWireBlock.playerWillDestroy: disarmed.',
    async (world) => {
      await stretch(world)
      await world.hold(world.alice, 'shears')
      await world.stand(world.alice, [12.5, 0, 12.5], 'north')
      await world.dig(world.alice, MIDDLE)
      for (let i = 0; i < 6; i++) {
        fitting('the lamp', world.blockText(LAMP), 'redstone_lamp[lit=false]')
        await world.ticks(2)
      }
      fitting('the hook', world.blockText(WEST), 'tripwire_hook[attached=false]')
    },
  ),
  probe(
    'redstone.tripwire-hook-gone',
    'Without one hook the other and the string are loose',
    'TripWireHookBlock.onRemove.',
    async (world) => {
      await stretch(world)
      await world.set(EAST, 'air')
      await world.waitForBlock(WEST, 'tripwire_hook[attached=false]')
      fitting('the string', world.blockText(MIDDLE), 'tripwire[attached=false]')
    },
  ),
]
