import { describe, expect, it } from 'vitest'
import { withServer } from '../../testing/bots/with-server.ts'
import { joinStage } from './testing.ts'

/** Takes a stack onto the cursor at an open chest, closes the window, and then puts planks into the chest. */
const interrupted = (ending: (command: (text: string) => Promise<unknown>) => Promise<unknown>) =>
  withServer({ virtual: true, version: '1.19.2' }, async (stage) => {
    const { command, tick, sleep } = stage
    const ann = await joinStage(stage, 'Ann')
    await command('give Ann oak_planks 200')
    await command('execute at Ann run setblock ~1 ~ ~ chest')
    await tick(20)
    const block = ann.blockAt(ann.entity.position.floored().offset(1, 0, 0))
    if (block === null) throw new TypeError('no chest')
    const chest = await ann.openContainer(block as never)
    const [planks] = ann.inventory.items()
    await ann.clickWindow(planks?.slot === undefined ? 0 : 54 + planks.slot - 36, 0, 0)
    await ending(command)
    await tick(3)
    const put = chest.deposit(planks?.type ?? 0, null, 65).then(
      () => 'ended',
      () => 'ended',
    )
    return Promise.race([put, sleep(2000).then(() => 'goes on')])
  })

describe('a window that ends while a bot moves items', () => {
  it.each([
    ['the chest is taken away', 'execute at Ann run setblock ~1 ~ ~ air'],
    ['the bot dies', 'kill Ann'],
  ])('ends the moving, too: %s', async (_, text) => {
    expect(await interrupted((command) => command(text))).toBe('ended')
  })
})
