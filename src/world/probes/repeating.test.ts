import { createHash } from 'node:crypto'
import pathfinder from 'mineflayer-pathfinder'
import { Vec3 } from 'vec3'
import { describe, expect, it } from 'vitest'
import { Stage, up } from '../testing/stage.ts'

const { goals, Movements } = pathfinder

/** Lets two bots work for a while; returns a hash of every byte that the server sent. */
async function play(): Promise<string> {
  const stage = await Stage.open()
  const hash = createHash('sha256')
  const [alice, bob] = [await stage.join('Alice'), await stage.join('Bob')]
  for (const bot of [alice, bob])
    bot._client.on('raw' as never, ((buffer: Buffer) => void hash.update(buffer)) as never)
  stage.command('give Alice oak_log 3')
  stage.command(`setblock 11 ${up(-60)} 11 gravel`)
  await stage.ticks(3)
  bob.pathfinder.setMovements(new Movements(bob))
  const block = alice.blockAt(new Vec3(11, up(-60), 11))
  if (!block) throw new Error('no block')
  await stage.run(Promise.all([alice.dig(block), bob.pathfinder.goto(new goals.GoalBlock(2, up(-60), 14))]))
  await stage.run(alice.tossStack(alice.inventory.items()[0]!))
  stage.command('kill Bob')
  await stage.ticks(60)
  await stage.close()
  expect(stage.errors).toEqual([])
  return hash.digest('hex')
}

describe('the server', () => {
  it('sends the same bytes for the same clock, seed and clients', async () => {
    expect(await play()).toBe(await play())
  })
})
