import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { withBody } from './kit.ts'
import { makePickaxe } from './wooden-pickaxe.ts'

/** Plays the way to a pickaxe, and takes a checksum of all that the client sent and what the server had at the end. */
const play = () =>
  withBody('1.19.2', async (kit) => {
    const sent = createHash('sha256')
    const { _client: client } = kit.bot
    const write = client.write.bind(client)
    client.write = ((name: string, fields: object) => {
      sent.update(`${kit.stage.now()} ${name} ${JSON.stringify(fields)}\n`)
      write(name, fields)
    }) as typeof client.write
    const run = await makePickaxe(kit)
    const { position, inventory } = kit.me
    return { ...run, position, inventory, sent: sent.digest('hex') }
  })

describe('a body', () => {
  it('comes from bare hands to a wooden pickaxe by keys and cursor, the same way each time', async () => {
    const first = await play()
    expect(first.pickaxes).toBe(1)
    expect(first.steps).toBeLessThan(500)
    expect(await play()).toEqual(first)
  })

  it('walks as fast as a player, jumps as high, and turns exactly', async () => {
    await withBody('1.19.2', async (kit) => {
      const start = kit.me.position
      await kit.hold('forward', 20)
      await kit.wait(10)
      expect(kit.me.position.z - start.z).toBeCloseTo(4.3, 0)
      let top = 0
      for (let i = 0; i < 14; i++) {
        await kit.step(i === 0 ? 'jump' : '')
        top = Math.max(top, kit.bot.entity.position.y - start.y)
      }
      expect(top).toBeCloseTo(1.252, 2)
      await kit.turn(20, 90)
      expect(kit.me.yaw).toBeCloseTo(90, 0)
      expect(kit.me.pitch).toBeCloseTo(20, 0)
    })
  })

  it('does not act on keys that were held across a screen until they are pressed again', async () => {
    await withBody('1.19.2', async (kit) => {
      await kit.press('forward', 2)
      await kit.press('forward inventory', 1)
      await kit.press('forward', 8)
      const { z } = kit.me.position
      await kit.press('forward inventory', 1)
      await kit.press('forward', 10)
      expect(kit.body.screen).toBeUndefined()
      expect(kit.me.position.z).toBeCloseTo(z, 2)
      await kit.step()
      await kit.hold('forward', 10)
      expect(kit.me.position.z).toBeGreaterThan(z + 1)
    })
  })

  it('opens the inventory once for a key that stays down', async () => {
    await withBody('1.19.2', async (kit) => {
      await kit.hold('inventory', 5)
      expect(kit.body.screen?.kind).toBe('inventory')
      await kit.step()
      await kit.hold('inventory', 5)
      expect(kit.body.screen).toBeUndefined()
    })
  })
})
