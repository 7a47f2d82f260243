import { Vec3 } from 'vec3'
import { describe, expect, it } from 'vitest'
import { bitOf } from '../../recording/buttons.ts'
import type { SeenBossBar, SeenClick, SeenScreen } from '../../recording/hands-draft.ts'
import { withServer } from '../../testing/bots/with-server.ts'
import { joinStage } from '../client/testing.ts'
import { HandsWatch } from './hands-watch.ts'

/** Lets Ann play while her hands are watched. */
const watched = (
  version: string,
  body: (
    stage: Parameters<Parameters<typeof withServer>[1]>[0],
    ann: Awaited<ReturnType<typeof joinStage>>,
    seen: {
      screens: (SeenScreen | undefined)[]
      clicks: SeenClick[]
      notes: string[]
      bars: SeenBossBar[][]
      watch: HandsWatch
    },
  ) => Promise<void>,
) =>
  withServer({ virtual: true, version }, async (stage) => {
    const ann = await joinStage(stage, 'Ann')
    const screens: (SeenScreen | undefined)[] = []
    const clicks: SeenClick[] = []
    const notes: string[] = []
    const bars: SeenBossBar[][] = []
    const watch = new HandsWatch(() => [ann], {
      screen: (_, screen) => screens.push(screen),
      clicked: (_, click) => clicks.push(click),
      noted: (_, stacks) => notes.push(...stacks.map(({ note }) => note)),
      bossBars: (_, shown) => bars.push([...shown]),
    })
    await body(stage, ann, { screens, clicks, notes, bars, watch })
    watch.end()
  })

describe.each(['1.16.5', '1.19.2', '1.21.4'])('the hands of an agent in %s', (version) => {
  it('show the full crafting table before what it makes is taken, and the closed screen after', () =>
    watched(version, async ({ command, sleep }, ann, { screens, clicks }) => {
      await command('execute at Ann run setblock ~1 ~ ~ crafting_table')
      await command('give Ann stick 7')
      await sleep(500)
      const { x, y, z } = ann.entity.position
      const table = ann.blockAt(new Vec3(x + 1, y, z))!
      const [recipe] = ann.recipesFor(ann.registry.itemsByName['ladder']!.id, null, 1, table)
      await ann.craft(recipe!, 1, table)
      await sleep(200)
      const full = screens.find((screen) =>
        screen?.slots.some(({ slot, item }) => slot === 0 && item === 'ladder'),
      )
      expect(full?.kind).toBe('crafting')
      expect(full?.slots.filter(({ item }) => item === 'stick')).toHaveLength(7)
      expect(screens.at(-1)).toBeUndefined()
      expect(clicks.some(({ slot, kind }) => slot === 0 && kind === 'crafting')).toBe(true)
    }))

  it('tell the boss bars that it sees, when one comes, changes and goes', () =>
    watched(version, async ({ command, sleep }, _, { bars, watch }) => {
      for (const line of [
        'add a:b {"text":"Old One"}',
        'set a:b color purple',
        'set a:b value 60',
        'set a:b players Ann',
        'set a:b value 30',
        'remove a:b',
      ]) {
        await command(`bossbar ${line}`)
        await sleep(100)
        watch.tick()
      }
      const seen = (share: number) => [
        { title: 'Old One', colour: 'purple', share: expect.closeTo(share, 3) },
      ]
      expect(bars).toEqual([seen(0.6), seen(0.3), []])
    }))

  it('tell the slots of windows that come in several sizes', () =>
    watched(version, async ({ command, sleep }, ann, { screens, clicks }) => {
      await command('execute at Ann run setblock ~2 ~ ~ smithing_table')
      await command('execute at Ann run summon donkey ~ ~ ~2 {Tame:1b,ChestedHorse:1b,NoAI:1b}')
      await sleep(500)
      const { x, y, z } = ann.entity.position.floored()
      const window = await ann.openBlock(ann.blockAt(new Vec3(x + 2, y, z))!)
      await sleep(100)
      const withTemplate = ['1.20.4', '1.21.4'].includes(version)
      expect(screens.at(-1)).toMatchObject({ kind: 'smithing', slotCount: withTemplate ? 40 : 39 })
      ann.closeWindow(window)
      ann.setControlState('sneak', true)
      await sleep(100)
      const donkey = Object.values(ann.entities).find(({ name }) => name === 'donkey')!
      await ann.lookAt(donkey.position.offset(0, 1, 0), true)
      ann.useOn(donkey)
      await sleep(300)
      expect(screens.at(-1)).toMatchObject({ kind: 'horse', slotCount: 53 })
      expect(clicks.every(({ slotCount }) => slotCount > 0)).toBe(true)
    }))

  it('tell what a stack is when it is taken from an open container, and after that is closed', () =>
    watched(version, async ({ command, sleep }, ann, { notes, watch }) => {
      await command('execute at Ann run setblock ~2 ~ ~ chest')
      await command(
        version === '1.21.4'
          ? 'give Ann potion[potion_contents={potion:"minecraft:swiftness"}]'
          : 'give Ann potion{Potion:"minecraft:swiftness"}',
      )
      await sleep(500)
      watch.tick()
      const { x, y, z } = ann.entity.position.floored()
      const chest = await ann.openContainer(ann.blockAt(new Vec3(x + 2, y, z))!)
      const potion = ann.registry.itemsByName['potion']!.id
      await chest.deposit(potion, null, 1)
      await sleep(100)
      watch.tick()
      notes.length = 0
      await chest.withdraw(potion, null, 1)
      await sleep(100)
      watch.tick()
      expect(notes).toEqual(['potion:swiftness'])
      ann.closeWindow(chest)
      await sleep(100)
      watch.tick()
      expect(notes.filter((note) => note !== 'potion:swiftness')).toEqual([])
    }))

  it('press keys, turn the camera and dig', () =>
    watched(version, async ({ command, sleep, tick }, ann, { watch }) => {
      await command('execute at Ann run setblock ~2 ~ ~ dirt')
      await sleep(500)
      watch.tick()
      ann.setControlState('forward', true)
      ann.setControlState('sneak', true)
      await ann.look(ann.entity.yaw - Math.PI / 2, -Math.PI / 4, true)
      await tick()
      const [turned] = watch.tick()
      expect(turned?.buttons).toBe(bitOf('forward') | bitOf('sneak'))
      expect(turned?.yaw).toBeCloseTo(90, 0)
      expect(turned?.pitch).toBeCloseTo(45, 0)
      ann.clearControlStates()
      const { x, y, z } = ann.entity.position.floored()
      const block = ann.blockAt(new Vec3(x + 2, y, z))!
      const dug = ann.dig(block, true)
      await sleep(200)
      expect(watch.tick()[0]!.buttons & bitOf('attack')).not.toBe(0)
      await dug
      await sleep(100)
      watch.tick()
      expect(watch.tick()[0]!.buttons).toBe(0)
      ann.setQuickBarSlot(4)
      expect(watch.tick()[0]!.buttons).toBe(bitOf('hotbar.5'))
    }))

  it('tell a potion and an enchanted sword from others', () =>
    watched(version, async ({ command, sleep }, _, { notes, watch }) => {
      const isNew = version === '1.21.4'
      await command(
        isNew
          ? 'give Ann potion[potion_contents={potion:"minecraft:swiftness"}]'
          : 'give Ann potion{Potion:"minecraft:swiftness"}',
      )
      await command(
        isNew
          ? 'give Ann iron_sword[enchantments={"minecraft:sharpness":2}]'
          : 'give Ann iron_sword{Enchantments:[{id:"minecraft:sharpness",lvl:2}]}',
      )
      await sleep(500)
      watch.tick()
      expect(notes).toContain('potion:swiftness')
      expect(notes.some((note) => note.startsWith('enchanted:'))).toBe(true)
    }))
})
