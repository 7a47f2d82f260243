import type { EventEmitter } from 'node:events'
import type { Bot } from 'mineflayer'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { Stage, up } from '../testing/stage.ts'

const Y = up(-60)

describe('what bots hear of blocks', () => {
  let stage: Stage
  let alice: Bot
  const heard: Record<string, string[]> = { Alice: [], Bob: [] }

  beforeAll(async () => {
    stage = await Stage.open()
    alice = await stage.join('Alice')
    for (const bot of [alice, await stage.join('Bob')]) {
      const names = new Map(
        Object.entries(stage.game.registry.soundsByName ?? {}).map(([name, sound]) => [sound?.id, name]),
      )
      const client = bot._client as unknown as EventEmitter
      client.on('sound_effect', ({ soundId }: { soundId: number }) =>
        heard[bot.username]?.push(names.get(soundId) ?? String(soundId)),
      )
    }
  })
  afterAll(() => stage.close())
  beforeEach(async () => {
    stage.reset()
    await stage.ticks(5)
    for (const sounds of Object.values(heard)) sounds.length = 0
  })
  const set = async (block: string) => {
    stage.command(`setblock 10 ${Y} 9 ${block}`)
    await stage.ticks(2)
  }

  it.each([
    ['oak_door', 'block.wooden_door.open'],
    ['crimson_trapdoor', 'block.wooden_trapdoor.open'],
    ['birch_fence_gate', 'block.fence_gate.open'],
    ['stone_button[face=floor]', 'block.stone_button.click_on'],
    ['oak_button[face=floor]', 'block.wooden_button.click_on'],
  ])('%s is heard by others; the client of the player plays it alone', async (block, sound) => {
    await set(block)
    await stage.use(alice, 10, Y, 9)
    expect(heard).toEqual({ Alice: [], Bob: [sound] })
  })

  it('a lever and the iron door that it opens are heard by all, once for each change', async () => {
    stage.command(`setblock 11 ${Y} 9 iron_door[half=lower]`)
    stage.command(`setblock 11 ${Y + 1} 9 iron_door[half=upper]`)
    await set('lever[face=floor]')
    await stage.use(alice, 10, Y, 9)
    await stage.ticks(2)
    const sounds = ['block.lever.click', 'block.iron_door.open']
    expect(heard['Bob']?.toSorted()).toEqual(sounds.toSorted())
    expect(heard['Alice']?.toSorted()).toEqual(sounds.toSorted())
  })

  it.each([
    ['stone_pressure_plate', 'block.stone_pressure_plate'],
    ['light_weighted_pressure_plate', 'block.metal_pressure_plate'],
  ])('%s clicks on and off', async (plate, sound) => {
    await set(plate)
    stage.command(`tp Bob 10.5 ${Y} 9.5`)
    await stage.ticks(10)
    stage.command(`tp Bob 8.5 ${Y} 8.5`)
    await stage.ticks(40)
    expect(heard['Alice']).toEqual([`${sound}.click_on`, `${sound}.click_off`])
  })

  it.each([
    ['chest', 'chest'],
    ['barrel', 'barrel'],
    ['red_shulker_box', 'shulker_box'],
  ])('the lid of a %s opens and closes', async (block, kind) => {
    await set(block)
    await stage.use(alice, 10, Y, 9)
    await stage.ticks(2)
    if (alice.currentWindow) alice.closeWindow(alice.currentWindow)
    await stage.ticks(3)
    expect(heard['Bob']).toEqual([`block.${kind}.open`, `block.${kind}.close`])
  })
})
