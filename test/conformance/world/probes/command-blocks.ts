import { equal } from '../expectations.ts'
import { type Probe, type ProbeWorld, probe, type Spot } from '../probe.ts'

const BLOCK: Spot = [12, 0, 9]
const POWER: Spot = [11, 0, 9]
const MADE: Spot = [15, 0, 9]

const holding = (world: ProbeWorld, kind: string, what: string, more = ''): Promise<string> =>
  world.requireCommand(
    `setblock ${world.xyz(BLOCK)} ${kind}{Command:"setblock ${world.xyz(MADE)} ${what}"${more}}`,
  )

/** Blocks that run commands. */
export const commandBlocks = [
  probe(
    'command-blocks.power',
    'A command block runs its command when power comes',
    'CommandBlock.',
    async (world) => {
      await holding(world, 'command_block', 'gold_block')
      await world.ticks(5)
      equal('before', world.block(MADE).name, 'air')
      await world.set(POWER, 'redstone_block')
      await world.waitForBlock(MADE, 'gold_block')
    },
  ),
  probe(
    'command-blocks.once',
    'It runs once for each time that power comes',
    'CommandBlock.',
    async (world) => {
      await holding(world, 'command_block', 'gold_block')
      await world.set(POWER, 'redstone_block')
      await world.waitForBlock(MADE, 'gold_block')
      await world.set(MADE, 'air')
      await world.ticks(10)
      equal('later', world.block(MADE).name, 'air')
      await world.set(POWER, 'air')
      await world.ticks(2)
      await world.set(POWER, 'redstone_block')
      await world.waitForBlock(MADE, 'gold_block')
    },
  ),
  probe('command-blocks.auto', 'One that is always active needs no power', 'auto:1b.', async (world) => {
    await holding(world, 'command_block', 'gold_block', ',auto:1b')
    await world.waitForBlock(MADE, 'gold_block')
  }),
  probe(
    'command-blocks.repeat',
    'A repeating one runs in every tick',
    'CommandBlock.tick.',
    async (world) => {
      await holding(world, 'repeating_command_block', 'gold_block')
      await world.set(POWER, 'redstone_block')
      await world.waitForBlock(MADE, 'gold_block')
      await world.requireCommand(`setblock ${world.xyz(MADE)} dirt`)
      await world.ticks(4)
      await world.waitForBlock(MADE, 'gold_block')
      await world.set(POWER, 'air')
      await world.ticks(3)
      await world.set(MADE, 'dirt')
      await world.ticks(5)
      equal('without power', world.block(MADE).name, 'dirt')
    },
  ),
  probe(
    'command-blocks.chain',
    'A chain goes on in the direction of its blocks',
    'executeChain.',
    async (world) => {
      const next: Spot = [12, 0, 8]
      await world.requireCommand(
        `setblock ${world.xyz(next)} chain_command_block[facing=north]{auto:1b,Command:"setblock ${world.xyz(MADE)} gold_block"}`,
      )
      await world.requireCommand(
        `setblock ${world.xyz(BLOCK)} command_block[facing=north]{Command:"setblock ${world.xyz([16, 0, 9])} stone"}`,
      )
      await world.set(POWER, 'redstone_block')
      await world.waitForBlock([16, 0, 9], 'stone')
      await world.waitForBlock(MADE, 'gold_block')
    },
  ),
  probe(
    'command-blocks.conditional',
    'A conditional one waits for the success of the one before',
    'conditional.',
    async (world) => {
      const next: Spot = [12, 0, 8]
      await world.requireCommand(
        `setblock ${world.xyz(next)} chain_command_block[facing=north,conditional=true]{auto:1b,Command:"setblock ${world.xyz(MADE)} gold_block"}`,
      )
      await world.requireCommand(
        `setblock ${world.xyz(BLOCK)} command_block[facing=north]{Command:"kill @e[tag=nobody]"}`,
      )
      await world.set(POWER, 'redstone_block')
      await world.ticks(10)
      equal('made', world.block(MADE).name, 'air')
    },
  ),
  probe(
    'command-blocks.written',
    'An operator in creative mode writes a command block',
    'ServerboundSetCommandBlockPacket.',
    async (world) => {
      const { alice } = world
      await world.requireCommand('gamemode creative Alice')
      await world.command('op Alice')
      await world.set(BLOCK, 'command_block')
      alice._client.write('update_command_block', {
        location: world.at(BLOCK),
        command: `setblock ${world.xyz(MADE)} gold_block`,
        mode: 2,
        flags: 4,
      })
      await world.waitForBlock(MADE, 'gold_block')
      await world.command('deop Alice')
    },
  ),
  probe(
    'command-blocks.survival',
    'No player in survival mode writes one',
    'canUseGameMasterBlocks.',
    async (world) => {
      const { alice } = world
      await world.set(BLOCK, 'command_block')
      alice._client.write('update_command_block', {
        location: world.at(BLOCK),
        command: `setblock ${world.xyz(MADE)} gold_block`,
        mode: 2,
        flags: 4,
      })
      await world.ticks(10)
      equal('made', world.block(MADE).name, 'air')
    },
  ),
  probe(
    'command-blocks.answered',
    'An operator who writes one gets a message with the command',
    'ServerGamePacketListenerImpl.handleSetCommandBlock.',
    async (world) => {
      await world.requireCommand('gamemode creative Alice')
      await world.set(BLOCK, 'command_block')
      await world.requireCommand('op Alice')
      const told: string[] = []
      const note = (message: { json: unknown }) => void told.push(JSON.stringify(message.json))
      world.alice.on('message', note as never)
      world.alice._client.write('update_command_block', {
        location: world.at(BLOCK),
        command: '/say hello',
        mode: 2,
        flags: 0,
      })
      await world.waitUntil(
        () => told.some((text) => text.includes('advMode.setCommand.success')),
        2000,
        'a message',
      )
      world.alice.removeListener('message', note as never)
      await world.requireCommand('deop Alice')
    },
  ),
] satisfies Probe[]
