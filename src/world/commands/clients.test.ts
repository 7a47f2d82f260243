import type { Bot } from 'mineflayer'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Stage } from '../testing/stage.ts'

describe('commands, as clients see them', () => {
  let stage: Stage
  let ann: Bot
  let bob: Bot

  beforeAll(async () => {
    stage = await Stage.open()
    ann = await stage.join('Ann')
    bob = await stage.join('Bob')
  })
  afterAll(() => stage.close())

  it('shows effects to all players nearby, and removes them', async () => {
    stage.command('effect give Ann night_vision 99999 250 true')
    stage.command('effect give Ann speed 1 1')
    await stage.ticks(3)
    expect(Object.keys(ann.entity.effects).map(Number).sort()).toEqual([1, 16])
    expect(Object.keys(bob.players['Ann']?.entity.effects ?? {})).toContain('16')
    await stage.ticks(25)
    expect(Object.keys(ann.entity.effects)).toEqual(['16'])
    stage.command('effect clear Ann')
    await stage.ticks(3)
    expect(Object.keys(ann.entity.effects)).toEqual([])
  })

  it('tells operators what others do, in grey, and those who are no operators nothing', async () => {
    const heard = { Ann: [] as string[], Bob: [] as string[] }
    for (const bot of [ann, bob])
      bot.on('message', ({ json }) => void heard[bot.username as 'Ann' | 'Bob'].push(JSON.stringify(json)))
    ann.chat('/time set 77')
    await stage.ticks(3)
    expect(heard.Ann).toEqual([expect.stringMatching(/^(?!.*admin).*commands\.time\.set.*77/)])
    expect(heard.Bob).toEqual([expect.stringMatching(/chat\.type\.admin.*Ann.*commands\.time\.set.*77/)])
    expect(heard.Bob[0]).toMatch(/"color":"gray"/)
    stage.command('deop Bob')
    await stage.ticks(2)
    heard.Bob.length = 0
    stage.command('time set 78')
    await stage.ticks(2)
    expect(heard.Bob).toEqual([])
    expect(stage.server.command('deop Bob')).toMatchObject({ ok: false })
    expect(stage.server.command('op Bob')).toMatchObject({ message: 'Made Bob a server operator' })
    expect(stage.server.command('op Bob')).toMatchObject({
      message: 'Nothing changed. The player already is an operator',
    })
  })

  it('shows experience', async () => {
    stage.command('xp add Ann 30 points')
    await stage.ticks(2)
    expect(ann.experience.level).toBe(3)
    expect(ann.experience.progress).toBeCloseTo(3 / 13)
  })

  it('shows names, young animals, frames and held items', async () => {
    stage.command(
      `summon zombie 10 -60 10 {NoAI:1b,Silent:1b,IsBaby:1b,CustomName:'{"text":"Zed"}',HandItems:[{id:"iron_sword",Count:1b},{}],ArmorItems:[{},{},{},{id:"iron_helmet",Count:1b}]}`,
    )
    stage.command('summon sheep 9 -60 10 {NoAI:1b,Age:-99999,Color:14b}')
    stage.command('summon item_frame 8 -59 10')
    stage.command('summon boat 12 -60 12')
    await stage.ticks(5)
    const kinds = Object.values(ann.entities).map((entity) => entity.name)
    expect(kinds).toEqual(expect.arrayContaining(['zombie', 'sheep', 'item_frame', 'boat']))
    const zed = Object.values(ann.entities).find((entity) => entity.name === 'zombie')
    expect(String(zed?.metadata[2])).toContain('Zed')
    expect(zed?.equipment[0]?.name).toBe('iron_sword')
    expect(zed?.equipment[5]?.name).toBe('iron_helmet')
    expect(zed?.position.y).toBe(-60)
    stage.command('item replace entity @e[name=Zed] weapon.mainhand with stick')
    stage.command(`data merge entity @e[type=sheep,limit=1] {CustomName:'"Dolly"'}`)
    await stage.ticks(2)
    expect(zed?.equipment[0]?.name).toBe('stick')
    const sheep = Object.values(ann.entities).find((entity) => entity.name === 'sheep')
    expect(String(sheep?.metadata[2])).toContain('Dolly')
    stage.command('kill @e[type=!player]')
  })

  it('shows teleports, view directions and weather', async () => {
    stage.command('tp Bob 20.0 -60 8.0')
    stage.command('tp Ann 8.0 -60 8.0 facing entity Bob')
    await stage.ticks(3)
    expect(ann.entity.position.x).toBeCloseTo(8)
    // mineflayer's yaw: radians, 0 north, counter-clockwise; east is -π/2
    expect(Math.cos(ann.entity.yaw + Math.PI / 2)).toBeCloseTo(1, 1)
    stage.command('weather rain 1')
    await stage.ticks(3)
    expect(ann.isRaining).toBe(true)
    await stage.ticks(25)
    expect(ann.isRaining).toBe(false)
  })
})
