import { equal, fitting } from '../expectations.ts'
import { type Probe, probe } from '../probe.ts'

/** Pistons, dispensers, hoppers and TNT. */
export const machines = [
  probe(
    'redstone.piston-push',
    'A piston pushes a row of blocks',
    'PistonBaseBlock.moveBlocks.',
    async (world) => {
      await world.set([8, 0, 10], 'piston[facing=east]')
      await world.set([9, 0, 10], 'stone')
      await world.set([10, 0, 10], 'dirt')
      await world.set([7, 0, 10], 'redstone_block')
      await world.waitForBlock([11, 0, 10], 'dirt')
      await world.waitForBlock([10, 0, 10], 'stone')
      await world.waitForBlock([9, 0, 10], 'piston_head[facing=east]')
    },
  ),
  probe(
    'redstone.piston-limit',
    'A piston pushes twelve blocks and not thirteen',
    'PistonStructureResolver: 12.',
    async (world) => {
      for (const [z, length] of [
        [8, 12],
        [11, 13],
      ] as const) {
        await world.set([4, 0, z], 'piston[facing=east]')
        await world.fill([5, 0, z], [4 + length, 0, z], 'stone')
        await world.set([3, 0, z], 'redstone_block')
      }
      await world.ticks(10 + world.slack)
      fitting('twelve', world.blockText([4, 0, 8]), 'piston[extended=true]')
      fitting('thirteen', world.blockText([4, 0, 11]), 'piston[extended=false]')
    },
  ),
  ...['obsidian', 'bedrock', 'chest'].map((block) =>
    probe(`redstone.piston-${block}`, `A piston does not push ${block}`, 'isPushable.', async (world) => {
      await world.set([8, 0, 10], 'piston[facing=east]')
      await world.set([9, 0, 10], block)
      await world.set([7, 0, 10], 'redstone_block')
      await world.ticks(8)
      fitting('the piston', world.blockText([8, 0, 10]), 'piston[extended=false]')
    }),
  ),
  probe(
    'redstone.piston-pops',
    'A piston breaks a torch in its way',
    'PushReaction.DESTROY.',
    async (world) => {
      await world.set([8, 0, 10], 'piston[facing=east]')
      await world.set([9, 0, 10], 'torch')
      await world.set([7, 0, 10], 'redstone_block')
      await world.waitUntil(
        () => world.ownedOrOnGround('torch') === 1,
        1500,
        '1 torch',
        () => world.ownedOrOnGround('torch'),
      )
    },
  ),
  probe(
    'redstone.sticky',
    'A sticky piston pulls its block back',
    'PistonBaseBlock.triggerEvent.',
    async (world) => {
      await world.set([8, 0, 10], 'sticky_piston[facing=east]')
      await world.set([9, 0, 10], 'stone')
      await world.set([7, 0, 10], 'redstone_block')
      await world.waitForBlock([10, 0, 10], 'stone')
      await world.set([7, 0, 10], 'air')
      await world.waitForBlock([9, 0, 10], 'stone')
    },
  ),
  probe(
    'redstone.quasi',
    'A piston is powered through the block above it',
    'Quasi-connectivity.',
    async (world) => {
      await world.set([8, 0, 10], 'piston[facing=east]')
      await world.set([8, 2, 10], 'redstone_block')
      await world.set([9, 0, 9], 'stone')
      await world.set([8, 0, 9], 'stone')
      await world.waitForBlock([8, 0, 10], 'piston[extended=true]')
    },
  ),
  probe('redstone.slime', 'A piston pushes blocks attached to slime', 'isSticky.', async (world) => {
    await world.set([8, 2, 10], 'piston[facing=east]')
    await world.set([9, 2, 10], 'slime_block')
    await world.set([9, 3, 10], 'stone')
    await world.set([7, 2, 10], 'redstone_block')
    await world.waitForBlock([10, 3, 10], 'stone')
  }),
  ...(['dispenser', 'dropper'] as const).map((block) =>
    probe(
      `redstone.${block}-throws`,
      `A ${block} ejects an item when powered`,
      'dispenseFrom after 4 ticks.',
      async (world) => {
        await world.set([8, 0, 10], `${block}[facing=up]`)
        await world.requireCommand(`item replace block ${world.xyz([8, 0, 10])} container.0 with emerald 2`)
        await world.set([7, 0, 10], 'redstone_block')
        await world.waitUntil(
          () => world.ownedOrOnGround('emerald') === 1,
          2000,
          '1 emerald',
          () => world.ownedOrOnGround('emerald'),
        )
      },
    ),
  ),
  probe(
    'redstone.dispenser-water',
    'A dispenser empties a bucket of water',
    'DispenseItemBehavior.',
    async (world) => {
      await world.set([8, 0, 10], 'dispenser[facing=east]')
      await world.requireCommand(`item replace block ${world.xyz([8, 0, 10])} container.0 with water_bucket`)
      await world.set([7, 0, 10], 'redstone_block')
      await world.waitForBlock([9, 0, 10], 'water[level=0]')
    },
  ),
  probe(
    'redstone.hopper-down',
    'A hopper fills the chest below it',
    'HopperBlockEntity.ejectItems, 8 ticks per item.',
    async (world) => {
      await world.set([12, 0, 10], 'chest')
      await world.set([12, 1, 10], 'hopper[facing=down]')
      await world.requireCommand(`item replace block ${world.xyz([12, 1, 10])} container.0 with bread 3`)
      await world.ticks(40)
      const chest = await world.alice.openContainer(world.block([12, 0, 10]))
      equal(
        'bread in the chest',
        chest.containerItems().map((item) => item.count),
        [3],
      )
      chest.close()
    },
  ),
  probe(
    'redstone.hopper-lying',
    'A hopper collects items that fall on it',
    'HopperBlockEntity.suckInItems.',
    async (world) => {
      await world.set([4, 0, 4], 'hopper[facing=down]')
      await world.requireCommand(
        `summon item ${world.xyz([4.5, 1, 4.5])} {Item:{id:"minecraft:emerald",Count:1b}}`,
      )
      await world.ticks(60)
      await world.stand(world.alice, [4.5, 0, 6.5])
      const hopper = await world.alice.openContainer(world.block([4, 0, 4]))
      const held = hopper.containerItems().map((item) => item.name)
      hopper.close()
      equal('in the hopper', held, ['emerald'])
    },
  ),
  probe(
    'redstone.hopper-furnace',
    'Hoppers feed a furnace from above and the side, and empty it from below',
    'WorldlyContainer.getSlotsForFace.',
    async (world) => {
      await world.set([12, 0, 10], 'hopper[facing=down]')
      await world.set([12, 1, 10], 'furnace')
      await world.set([12, 2, 10], 'hopper[facing=down]')
      await world.set([13, 1, 10], 'hopper[facing=west]')
      await world.requireCommand(`item replace block ${world.xyz([12, 2, 10])} container.0 with iron_ore 1`)
      await world.requireCommand(`item replace block ${world.xyz([13, 1, 10])} container.0 with coal 1`)
      await world.waitForBlock([12, 1, 10], 'furnace[lit=true]', 2000)
      await world.sleep(11_500)
      const hopper = await world.alice.openContainer(world.block([12, 0, 10]))
      const held = hopper.containerItems().map((item) => item.name)
      hopper.close()
      equal('in the hopper below', held, ['iron_ingot'])
    },
  ),
  probe('redstone.tnt', 'Lit TNT explodes after eighty ticks', 'PrimedTnt fuse 80.', async (world) => {
    await world.stand(world.alice, [22.5, 0, 22.5])
    await world.set([6, 0, 6], 'tnt')
    await world.set([7, 0, 6], 'redstone_block')
    await world.waitForBlock([6, 0, 6], 'air', 500)
    await world.waitUntil(
      () => world.block([6, -1, 6]).name === 'air',
      6000,
      'a hole',
      () => world.blockText([6, -1, 6]),
    )
  }),
  probe(
    'redstone.burn-out',
    'A torch that switches itself burns out',
    'isToggledTooFrequently: 8 times in 60 ticks.',
    async (world) => {
      await world.set([12, 0, 9], 'stone')
      await world.set([12, 0, 10], 'redstone_wall_torch[facing=south]')
      await world.set([12, 1, 10], 'stone')
      await world.set([12, 1, 9], 'redstone_wire')
      await world.ticks(80)
      const states = new Set<string>()
      for (let i = 0; i < 10; i++) {
        states.add(world.blockText([12, 0, 10]))
        await world.ticks(2)
      }
      equal(
        'states in twenty ticks',
        [...states].map((state) => state.includes('lit=false')),
        [true],
      )
    },
  ),
] satisfies Probe[]
