import type { Bot } from 'mineflayer'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { Stage, up } from '../testing/stage.ts'

const MONSTERS = ['zombie', 'skeleton', 'spider', 'creeper', 'enderman']
const ANIMALS = ['sheep', 'pig', 'chicken', 'cow']

describe('a world whose mobs appear by themselves', () => {
  let stage: Stage
  let alice: Bot

  beforeEach(async () => {
    stage = await Stage.open({ viewDistance: 6 })
    alice = await stage.join('Alice')
    // nobody chases the creative
    stage.command('gamemode creative Alice')
    stage.command('gamerule doDaylightCycle false')
    stage.command('difficulty normal')
  })
  afterEach(async () => {
    await stage.close()
    expect(stage.errors).toEqual([])
  })

  const all = (kinds: readonly string[]) => stage.server.entities.filter(({ kind }) => kinds.includes(kind))
  const away = ({ position }: { position: { x: number; y: number; z: number } }) =>
    alice.entity.position.distanceTo(alice.entity.position.clone().set(position.x, position.y, position.z))
  const begin = (time: number) => {
    stage.command(`time set ${time}`)
    stage.command('gamerule doMobSpawning true')
  }

  it('has monsters by night, away from players, and no more than the cap', async () => {
    begin(18_000)
    await stage.ticks(1)
    for (const mob of all(MONSTERS)) expect(away(mob)).toBeGreaterThan(23)
    await stage.ticks(200)
    // 70 for 17×17 columns; here 13×13
    expect(all(MONSTERS).length).toBeGreaterThan(20)
    expect(all(MONSTERS).length).toBeLessThanOrEqual(40 + 3)
  })

  it('has none by day, in peace, or where the rule forbids it', async () => {
    begin(6000)
    await stage.ticks(200)
    expect(all(MONSTERS)).toEqual([])
    stage.command('difficulty peaceful')
    stage.command('time set 18000')
    await stage.ticks(100)
    expect(all(MONSTERS)).toEqual([])
    stage.command('gamerule doMobSpawning false')
    stage.command('difficulty hard')
    await stage.ticks(100)
    expect(all(MONSTERS)).toEqual([])
  })

  it('has animals now and then, on grass in the light', async () => {
    begin(6000)
    for (let i = 0; i < 4; i++) await stage.ticks(2000)
    expect(all(ANIMALS).length).toBeGreaterThan(0)
    expect(all(ANIMALS).length).toBeLessThanOrEqual(5 + 3)
  })

  it('loses monsters far from everybody, but no animals', async () => {
    stage.command(`summon zombie 200 ${up(-60)} 8`)
    stage.command(`summon cow 200 ${up(-60)} 8`)
    stage.command(`summon zombie 204 ${up(-60)} 8 {PersistenceRequired:1b}`)
    await stage.ticks(2)
    expect(stage.server.entities.map(({ kind }) => kind).sort()).toEqual(['cow', 'zombie'])
  })

  it('loses monsters after a while that nobody came near to', async () => {
    stage.command(`summon husk 70 ${up(-60)} 8`)
    await stage.ticks(500)
    expect(all(['husk'])).toHaveLength(1)
    for (let i = 0; i < 4; i++) await stage.ticks(2000)
    expect(all(['husk'])).toEqual([])
  })
})
