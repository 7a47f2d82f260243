import { createRequire } from 'node:module'
import { Vec3 } from 'vec3'
import { describe, expect, it } from 'vitest'
import { withServer } from '../../testing/bots/with-server.ts'
import { collectBlocks, PathStopped } from './collect-blocks.ts'
import { onDeathCause } from './death-cause.ts'
import { enchantmentsOf } from './enchantments.ts'
import { PlayerState } from './player-state.ts'
import { putAgainst } from './put-against.ts'
import { joinStage } from './testing.ts'

const VERSIONS = ['1.16.5', '1.19.2', '1.21.4']

/** Lets two of our bots join a world and plays with them. */
const playing = (version: string, body: (stage: Stage) => Promise<void>) =>
  withServer({ virtual: true, version }, async (stage) => {
    const [ann, ben] = [await joinStage(stage, 'Ann'), await joinStage(stage, 'Ben')]
    await body({ ...stage, ann, ben })
  })

type Stage = Pick<Parameters<Parameters<typeof withServer>[1]>[0], 'command' | 'tick' | 'sleep'> &
  Record<'ann' | 'ben', Awaited<ReturnType<typeof joinStage>>>

describe.each(VERSIONS)('mineflayer in %s', (version) => {
  it('keeps the private fields of a bot that physics, deaths and recordings read', () =>
    playing(version, async ({ ann, command, sleep }) => {
      await command('execute at Ann run setblock ~ ~ ~ cobweb')
      await sleep(500)
      expect(ann).toMatchObject({ isAlive: true, jumpTicks: 0, jumpQueued: false })
      expect(ann._genericPlace).toBeTypeOf('function')
      const { isInWater, isInLava, isInWeb, isCollidedVertically, elytraFlying } = ann.entity
      expect([isInWater, isInLava, isInWeb]).toEqual([false, false, true])
      expect([typeof isCollidedVertically, typeof (elytraFlying ?? false)]).toEqual(['boolean', 'boolean'])
      if (version !== '1.16.5') expect(ann.game).toMatchObject({ minY: -64, height: 384 })
      const chunk = ann.world.getColumn(0, 0)
      expect(chunk?.sections.length).toBeGreaterThan(15)
      expect(chunk?.skyLightSections).toBeInstanceOf(Array)
    }))

  it('moves bodies by our class and our simulator, and lets resting ones rest', () =>
    playing(version, async ({ ann, sleep }) => {
      const physics = createRequire(import.meta.url)('prismarine-physics') as { PlayerState: unknown }
      expect(physics.PlayerState).toBe(PlayerState)
      const simulated: unknown[] = []
      const { simulatePlayer } = ann.physics
      Object.assign(ann.physics, {
        simulatePlayer(...given: Parameters<typeof simulatePlayer>) {
          simulated.push(given[0])
          return simulatePlayer(...given)
        },
      })
      const { x } = ann.entity.position
      ann.setControlState('forward', true)
      await ann.look(-Math.PI / 2, 0, true)
      await sleep(1000)
      expect(ann.entity.position.x - x).toBeGreaterThan(2)
      expect(simulated.every((state) => state instanceof PlayerState)).toBe(true)
      expect(simulated.length).toBeGreaterThan(10)
    }))

  it('gives all bots of a version one registry and one class of blocks', () =>
    playing(version, async ({ ann, ben }) => {
      expect(ann.registry).toBe(ben.registry)
      const at = new Vec3(0, 10, 0)
      expect(Object.getPrototypeOf(ann.blockAt(at))).toBe(Object.getPrototypeOf(ben.blockAt(at)))
    }))

  it('reads light as it is sent, and as it changes', () =>
    playing(version, async ({ ann, command, tick }) => {
      const { x, y, z } = ann.entity.position.floored()
      const light = (dx: number, dy = 0) => ann.blockAt(new Vec3(x + dx, y + dy, z))?.light
      const sky = (dx: number, dy = 0) => ann.blockAt(new Vec3(x + dx, y + dy, z))?.skyLight
      const at = (dx: number, dy: number) => `${x + dx} ${y + dy} ${z}`
      await command(`setblock ${at(3, 0)} torch`)
      await command(`fill ${x - 4} ${y + 3} ${z - 4} ${x} ${y + 3} ${z + 4} stone`)
      await tick(3)
      expect([0, 1, 2, 3, 4, 5, 7, 16, 17].map((dx) => light(dx))).toEqual([11, 12, 13, 14, 13, 12, 10, 1, 0])
      expect([-5, -4, -2, 0, 1].map((dx) => sky(dx))).toEqual([15, 14, 12, 14, 15])
      expect([sky(2, 90), sky(-2, 90), sky(0, -2)]).toEqual([15, 15, 0])
      await command(`setblock ${at(3, 0)} air`)
      await command(`setblock ${at(-2, 3)} air`)
      await tick(3)
      expect([light(3), light(0), sky(-2)]).toEqual([0, 0, 15])
    }))

  it('places by its private click what is in the hand', () =>
    playing(version, async ({ ann, command, tick }) => {
      await command('give Ann stone 2')
      await tick(20)
      const ground = ann.blockAt(ann.entity.position.floored().offset(2, -1, 0))
      await ann.equip(ann.registry.itemsByName.stone?.id as number, 'hand')
      if (ground === null) throw new TypeError('no ground')
      await putAgainst(ann, ground, { x: 0, y: 1, z: 0 }, { x: 0.5, y: 1, z: 0.5 })
      await tick(5)
      expect(ann.blockAt(ground.position.offset(0, 1, 0))?.name).toBe('stone')
    }))

  it('crafts by the recipes that its data lacks, too', () =>
    playing(version, async ({ ann, command, tick }) => {
      for (const item of ['gunpowder', 'paper', 'red_dye', 'white_wool', 'black_shulker_box'])
        await command(`give Ann ${item} 1`)
      await tick(10)
      const names = () => ann.inventory.items().map(({ name, count }) => `${count} ${name}`)
      const idOf = (item: string) => ann.registry.itemsByName[item]?.id as number
      for (const item of ['firework_rocket', 'red_wool']) {
        const [recipe] = ann.recipesFor(idOf(item), null, 1, null)
        if (recipe === undefined) throw new TypeError(`no recipe of ${item}`)
        await ann.craft(recipe, 1)
        await tick(5)
      }
      expect(names()).toEqual(
        expect.arrayContaining(['3 firework_rocket', '1 red_wool', '1 black_shulker_box']),
      )
    }))

  it('says in the chat why a player has died, with the parts that we read', () =>
    playing(version, async ({ ann, command, tick }) => {
      const causes: string[] = []
      onDeathCause(ann, (cause) => causes.push(cause))
      await command('kill Ann')
      await tick(10)
      expect(causes).toHaveLength(1)
      expect(causes[0]).not.toMatch(/Ann/)
    }))

  it('digs by mineflayer-collectblock with our ways and tools, which it asks for', () =>
    playing(version, async ({ ann }) => {
      const block = ann.blockAt(ann.entity.position.floored().offset(1, -1, 0))
      if (block === null) throw new TypeError('no ground')
      const requests: string[] = []
      await collectBlocks(ann, [block], {
        isSafeToDig: () => {
          requests.push('safe')
          return true
        },
        goTo: async (destination) => {
          requests.push('pos' in destination ? 'block' : 'item')
          if ('entity' in destination) throw new PathStopped()
        },
        takeTool: async () => void requests.push('tool'),
      })
      expect(requests.slice(0, 3)).toEqual(['block', 'safe', 'tool'])
      expect(ann.blockAt(block.position)?.name).toBe('air')
    }))
})

describe.each([...VERSIONS, '1.20.4', '1.21.1'])('enchanted tools in %s', (version) => {
  it('dig faster, under names that digging times know', () =>
    playing(version, async ({ ann, command, tick }) => {
      const isTag = ['1.16.5', '1.19.2', '1.20.4'].includes(version)
      const worn = isTag
        ? '{Enchantments:[{id:"minecraft:efficiency",lvl:3s}]}'
        : '[enchantments={levels:{efficiency:3}}]'
      await command('execute at Ann run setblock ~ ~ ~2 stone')
      await command('give Ann diamond_pickaxe')
      await command(`give Ann diamond_pickaxe${worn}`)
      await tick(5)
      const [plain, pickaxe] = ann.inventory.items()
      expect(enchantmentsOf(plain)).toEqual([])
      expect(enchantmentsOf(pickaxe)).toEqual([{ name: 'efficiency', lvl: 3 }])
      const stone = ann.blockAt(ann.entity.position.offset(0, 0, 2))
      const timeWith = async (tool: typeof plain) => {
        await ann.equip(tool!, 'hand')
        return ann.digTime(stone!)
      }
      expect(await timeWith(pickaxe)).toBeLessThan((await timeWith(plain)) - 50)
    }))
})
