import type { Bot } from 'mineflayer'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { Stage, up } from '../testing/stage.ts'

const MONSTERS = ['zombie', 'skeleton', 'spider', 'creeper', 'enderman']
const ANIMALS = ['sheep', 'pig', 'chicken', 'cow']

describe('natural spawning', () => {
  let stage: Stage
  let alice: Bot

  beforeEach(async () => {
    stage = await Stage.open({ viewDistance: 6 })
    alice = await stage.join('Alice')
    // mobs do not chase creative players
    stage.command('gamemode creative Alice')
    stage.command('gamerule doDaylightCycle false')
    stage.command('difficulty normal')
  })
  afterEach(async () => {
    await stage.close()
  })

  const all = (kinds: readonly string[]) => stage.server.entities.filter(({ kind }) => kinds.includes(kind))
  const away = ({ position }: { position: { x: number; y: number; z: number } }) =>
    alice.entity.position.distanceTo(alice.entity.position.clone().set(position.x, position.y, position.z))
  const begin = (time: number) => {
    stage.command(`time set ${time}`)
    stage.command('gamerule doMobSpawning true')
  }

  it('spawns monsters by night, away from players, up to the cap', async () => {
    begin(18_000)
    await stage.ticks(1)
    for (const mob of all(MONSTERS)) expect(away(mob)).toBeGreaterThan(23)
    await stage.ticks(200)
    // the cap is 70 for 17×17 chunks; here there are 13×13
    expect(all(MONSTERS).length).toBeGreaterThan(20)
    expect(all(MONSTERS).length).toBeLessThanOrEqual(40 + 3)
  })

  it('spawns no monsters by day, in peaceful difficulty, or without the game rule', async () => {
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

  it('spawns animals now and then, on grass in the light', async () => {
    begin(6000)
    for (let i = 0; i < 4; i++) await stage.ticks(2000)
    expect(all(ANIMALS).length).toBeGreaterThan(0)
    expect(all(ANIMALS).length).toBeLessThanOrEqual(5 + 3)
  })

  it('despawns monsters far from all players, but no animals', async () => {
    stage.command(`summon zombie 200 ${up(-60)} 8`)
    stage.command(`summon cow 200 ${up(-60)} 8`)
    stage.command(`summon zombie 204 ${up(-60)} 8 {PersistenceRequired:1b}`)
    await stage.ticks(2)
    expect(stage.server.entities.map(({ kind }) => kind).sort()).toEqual(['cow', 'zombie'])
  })

  it('despawns monsters after a while without a player near', async () => {
    stage.command(`summon husk 70 ${up(-60)} 8`)
    await stage.ticks(500)
    expect(all(['husk'])).toHaveLength(1)
    for (let i = 0; i < 4; i++) await stage.ticks(2000)
    expect(all(['husk'])).toEqual([])
  })
})
