import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { EmbeddedServer } from '../index.ts'
import { seededRandom } from '../random.ts'

const clock = { now: () => 0, sleep: () => new Promise<void>(() => undefined) }

describe('a world folder with several dimensions', () => {
  let path: string

  beforeEach(async () => {
    path = await mkdtemp(join(tmpdir(), 'world-'))
  })
  afterEach(() => rm(path, { recursive: true, force: true }))

  const open = (): Promise<EmbeddedServer> =>
    EmbeddedServer.start({ clock, random: seededRandom(1), autoTick: false, worldFolder: path })

  it('keeps each of them', async () => {
    const first = await open()
    first.command('setblock 3 70 3 gold_block')
    first.command('execute in the_nether run setblock 3 70 3 diamond_block')
    first.command('execute in the_nether run setblock 4 70 3 nether_portal')
    first.command('execute in the_end run setblock 3 70 3 emerald_block')
    await first.save()
    await first.stop()
    const second = await open()
    const at = { x: 3, y: 70, z: 3 }
    expect(second.blockAt(at).name).toBe('gold_block')
    expect(second.blockAt(at, 'the_nether').name).toBe('diamond_block')
    expect(second.blockAt(at, 'the_end').name).toBe('emerald_block')
    // an unchanged chunk is regenerated
    expect(second.blockAt({ x: 200, y: 0, z: 200 }, 'the_nether').name).toBe('bedrock')
    await second.stop()
  })
})

describe('a world whose players begin in the Nether', () => {
  it('says where, and has firm ground and air there', async () => {
    const server = await EmbeddedServer.start({
      clock,
      random: seededRandom(1),
      autoTick: false,
      terrain: { seed: 3, dimension: 'the_nether' },
    })
    const { dimension, position } = server.start
    expect(dimension).toBe('the_nether')
    const [x, z] = [Math.floor(position.x), Math.floor(position.z)]
    expect(server.blockAt({ x, y: position.y, z }, 'the_nether').name).toBe('air')
    expect(server.blockAt({ x, y: position.y - 1, z }, 'the_nether').name).not.toMatch(/air|lava/)
    await server.stop()
  })
})
