import type { Bot } from 'mineflayer'
import { type Probe, type ProbeWorld, probe, type Spot } from '../probe.ts'

const M: Spot = [12, 0, 9]
const FLOOR: Spot = [12, -1, 9]
const PAINTED = `oak_sign{Text1:'{"text":"Wood"}',Text3:'{"text":"here"}'}`

/** Waits until a bot sees this text on the sign. */
async function reads(world: ProbeWorld, bot: Bot, text: string): Promise<void> {
  // null if the client was sent no text at all
  const read = () => {
    const block = world.block(M, bot)
    return block.name.endsWith('sign') && block.entity ? block.getSignText()[0]?.trimEnd() : null
  }
  await world.waitUntil(() => read() === text, 3000, JSON.stringify(text), read)
}

/** Signs, as clients see them. */
export const signs = [
  probe(
    'signs.command',
    'Text written by a command is visible',
    'SignBlockEntity.getUpdatePacket.',
    async (world) => {
      await world.set(M, PAINTED)
      await reads(world, world.alice, 'Wood\n\nhere')
    },
  ),
  probe(
    'signs.newcomer',
    'A later player sees the text of a sign',
    'Block entities of the chunk packet.',
    async (world) => {
      await world.set(M, PAINTED)
      const dave = await world.newcomer('Dave')
      await world.stand(dave, [14.5, 0, 14.5])
      await reads(world, dave, 'Wood\n\nhere')
    },
  ),
  probe('signs.changed', 'A changed text is visible', 'sendBlockUpdated.', async (world) => {
    await world.set(M, PAINTED)
    await reads(world, world.alice, 'Wood\n\nhere')
    await world.requireCommand(
      `data merge block ${world.xyz(M)} {Text1:'{"text":"Stone"}',Text3:'{"text":""}'}`,
    )
    await reads(world, world.alice, 'Stone')
  }),
  probe(
    'signs.player',
    'Text written by a player is visible to others',
    'handleSignUpdate.',
    async (world) => {
      const bob = await world.bot('Bob')
      await world.place('oak_sign', { on: FLOOR })
      await world.waitForBlock(M, 'oak_sign')
      world.alice.updateSign(world.block(M), 'Mine\nis yours')
      await reads(world, bob, 'Mine\nis yours')
    },
  ),
  probe('signs.new', 'A new sign in the place of another is empty', 'New block entity.', async (world) => {
    await world.set(M, PAINTED)
    await reads(world, world.alice, 'Wood\n\nhere')
    await world.set(M, 'air')
    await world.set(M, 'oak_sign')
    await reads(world, world.alice, '')
  }),
] satisfies Probe[]
