/**
 * What the client library's published examples do, in our own words: each behaviour is played by a real client on the
 * default version and on the newest one.
 */
import type { Bot, Chest, Villager } from 'mineflayer'
import { Vec3 } from 'vec3'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { Stage, up } from '../../src/world/testing/stage.ts'

const FEET = up(-60)

describe.each(['1.19.2', '1.21.4'])('what the published examples do, on %s', (version) => {
  let stage: Stage
  let bot: Bot

  beforeAll(async () => {
    stage = await Stage.open({ version })
    bot = await stage.join('Alice')
  })
  afterAll(() => stage.close())
  beforeEach(async () => {
    for (const line of ['gamemode survival Alice', 'time set 1000', 'effect clear Alice'])
      stage.server.command(line)
    await stage.resetWithMobs({ from: 0, to: 31, height: 8, ground: 'grass_block' })
    await stage.ticks(5)
  })

  const set = (x: number, y: number, z: number, block: string) =>
    stage.command(`setblock ${x} ${FEET + y} ${z} ${block}`)
  const seen = (x: number, y: number, z: number) => {
    const block = bot.blockAt(new Vec3(x, FEET + y, z))
    if (!block) throw new Error(`no block at ${x} ${y} ${z}`)
    return block
  }
  const give = async (item: string, count = 1) => {
    stage.command(`give Alice ${item} ${count}`)
    await stage.ticks(3)
  }
  const owned = (name: string) => {
    const item = bot.inventory.items().find((entry) => entry.name === name)
    if (!item) throw new Error(`the bot has no ${name}`)
    return item
  }
  const summon = async (kind: string, nbt = '') => {
    stage.command(`summon ${kind} 8.5 ${FEET} 6.5 ${nbt}`.trim())
    await stage.ticks(3)
    const entity = bot.nearestEntity((other) => other.name === kind)
    if (!entity) throw new Error(`no ${kind}`)
    return entity
  }
  const until = async (isSo: () => boolean, ticks: number) => {
    for (let i = 0; i < ticks && !isSo(); i++) await stage.ticks(1)
    expect(isSo()).toBe(true)
  }

  it('digger: digs away what it stands on, and builds itself up again', async () => {
    await stage.hold(bot, 'iron_shovel')
    await stage.run(bot.dig(seen(8, -1, 8)))
    await until(() => bot.entity.onGround && bot.entity.position.y < FEET - 0.5, 40)
    expect(seen(8, -1, 8).name).toBe('air')
    await stage.hold(bot, 'dirt', 4)
    await stage.run(bot.look(bot.entity.yaw, -Math.PI / 2, true))
    bot.setControlState('jump', true)
    const below = seen(8, -2, 8)
    await until(() => bot.entity.position.y > below.position.y + 2, 20)
    bot.setControlState('jump', false)
    await stage.run(bot.placeBlock(below, new Vec3(0, 1, 0)))
    await stage.ticks(20)
    expect(seen(8, -1, 8).name).toBe('dirt')
    expect(Math.floor(bot.entity.position.y)).toBe(FEET)
  })

  it('chest: looks into a chest, a furnace and a dispenser, puts things in and takes them out', async () => {
    for (const [i, block] of ['chest', 'furnace', 'dispenser'].entries()) {
      set(7 + i, 0, 6, block)
      await give('coal', 8)
      await stage.ticks(2)
      if (block === 'furnace') {
        const furnace = await stage.run(bot.openFurnace(seen(7 + i, 0, 6)))
        await stage.run(furnace.putFuel(owned('coal').type, null, 8))
        expect(furnace.fuelItem()?.count).toBe(8)
        await stage.run(furnace.takeFuel())
        furnace.close()
      } else {
        const box: Chest = await stage.run(bot.openContainer(seen(7 + i, 0, 6)) as Promise<Chest>)
        await stage.run(box.deposit(owned('coal').type, null, 8))
        expect(box.containerItems().map(({ name, count }) => [name, count])).toEqual([['coal', 8]])
        await stage.run(box.withdraw(bot.registry.itemsByName['coal']?.id ?? 0, null, 8))
        box.close()
      }
      await stage.ticks(3)
      expect(stage.owned('Alice', 'coal')).toBe(8)
      stage.server.command('clear Alice')
      await stage.ticks(3)
    }
  })

  it('farmer: sows every field and harvests what is ripe', async () => {
    for (let x = 6; x <= 10; x++) set(x, -1, 7, 'farmland[moisture=7]')
    for (const x of [6, 7]) set(x, 0, 7, 'wheat[age=7]')
    await give('wheat_seeds', 8)
    for (let round = 0; round < 8; round++) {
      const ripe = bot.findBlock({
        matching: (block) => block.name === 'wheat' && Number(block.getProperties()['age']) === 7,
        maxDistance: 6,
      })
      if (ripe) {
        await stage.run(bot.dig(ripe))
        continue
      }
      const field = bot.findBlock({
        matching: bot.registry.blocksByName['farmland']?.id ?? 0,
        useExtraInfo: (block) => bot.blockAt(block.position.offset(0, 1, 0))?.name === 'air',
        maxDistance: 6,
      })
      if (!field) break
      await stage.run(bot.equip(owned('wheat_seeds'), 'hand'))
      await stage.run(bot.placeBlock(field, new Vec3(0, 1, 0)))
    }
    await stage.ticks(5)
    for (let x = 6; x <= 10; x++) expect(stage.block(x, FEET, 7)).toBe('wheat[age=0]')
    expect(stage.ofKind('item').length + stage.owned('Alice', 'wheat')).toBeGreaterThan(0)
  })

  it('fisherman: casts the rod, waits and pulls something out', async () => {
    stage.command(`fill 2 ${FEET - 2} 0 15 ${FEET - 1} 7 water`)
    await stage.hold(bot, 'fishing_rod')
    await stage.run(bot.lookAt(new Vec3(8.5, FEET - 1, 5), true))
    await stage.run(bot.fish())
    await stage.ticks(40)
    const { items } = bot.inventory
    expect(items.call(bot.inventory).some(({ name }) => name !== 'fishing_rod')).toBe(true)
  })

  it('crossbower: loads its crossbow and shoots a player', async () => {
    const pig = await summon('pig', '{NoAI:1b}')
    await give('arrow', 4)
    await stage.hold(bot, 'crossbow')
    await stage.run(bot.lookAt(pig.position.offset(0, 0.5, 0), true))
    bot.activateItem()
    await stage.ticks(26)
    bot.deactivateItem()
    await stage.ticks(4)
    let isHurt = false
    const note = (entity: { readonly id: number }) => {
      isHurt ||= entity.id === pig.id
    }
    bot.on('entityHurt', note)
    bot.on('entityDead', note)
    bot.activateItem()
    await until(() => isHurt, 40)
  })

  it('sleeper: goes to bed at night and gets up in the morning', async () => {
    set(8, 0, 6, 'red_bed[part=foot,facing=north]')
    set(8, 0, 5, 'red_bed[part=head,facing=north]')
    stage.command('time set 14000')
    await stage.ticks(25)
    const bed = bot.findBlock({ matching: (block) => bot.isABed(block), maxDistance: 6 })
    if (!bed) throw new Error('no bed')
    await stage.run(bot.sleep(bed))
    expect(bot.isSleeping).toBe(true)
    await until(() => !bot.isSleeping, 200)
    await stage.ticks(25)
    expect(bot.time.isDay).toBe(true)
  })

  it('jumper: walks, jumps, sprints, hits, mounts, steers and gets off', async () => {
    const from = bot.entity.position.clone()
    bot.setControlState('jump', true)
    await until(() => bot.entity.position.y > from.y + 1, 20)
    bot.setControlState('jump', false)
    await stage.run(bot.look(Math.PI, 0, true))
    bot.setControlState('forward', true)
    bot.setControlState('sprint', true)
    await stage.ticks(20)
    bot.clearControlStates()
    expect(bot.entity.position.z - from.z).toBeGreaterThan(3)
    stage.command(`tp Alice 8.5 ${FEET} 8.5`)
    await stage.ticks(5)
    const horse = await summon('horse', '{Tame:1b,SaddleItem:{id:"minecraft:saddle",Count:1b,count:1}}')
    bot.mount(horse)
    await until(() => (bot as Bot & { vehicle?: { id: number } }).vehicle?.id === horse.id, 20)
    const start = horse.position.clone()
    for (let i = 0; i < 20; i++) {
      bot.moveVehicle(0, 1)
      await stage.ticks(1)
    }
    expect(horse.position.distanceTo(start)).toBeGreaterThan(1)
    const before = stage.server.players[0]?.position
    bot.setControlState('sneak', true)
    await stage.ticks(3)
    bot.setControlState('sneak', false)
    await stage.ticks(5)
    expect(stage.server.players[0]?.position).not.toEqual(before)
  })

  it('elytra: jumps off a tower, glides, and rockets carry it on', async () => {
    stage.command(`fill 8 ${FEET} 8 8 ${FEET + 20} 8 stone`)
    stage.command(`tp Alice 8.5 ${FEET + 21} 8.5 0 0`)
    await give('elytra')
    await give('firework_rocket', 8)
    await stage.run(bot.equip(owned('elytra'), 'torso'))
    await stage.run(bot.equip(owned('firework_rocket'), 'hand'))
    await stage.run(bot.look(Math.PI, 0, true))
    bot.setControlState('forward', true)
    await until(() => !bot.entity.onGround && bot.entity.velocity.y < -0.1, 40)
    await stage.run(bot.elytraFly())
    bot.clearControlStates()
    bot.activateItem()
    await stage.ticks(30)
    expect(bot.entity.position.z - 8.5).toBeGreaterThan(8)
    expect(stage.owned('Alice', 'firework_rocket')).toBe(7)
    stage.command(`fill 8 ${FEET} 8 8 ${FEET + 20} 8 air`)
    stage.command(`tp Alice 8.5 ${FEET} 8.5`)
    stage.server.command('clear Alice')
    await stage.ticks(10)
  })

  it('anvil man: renames a thing and joins a book to a sword', async () => {
    set(8, 0, 6, 'anvil')
    stage.command('xp add Alice 30 levels')
    await give('diamond_sword')
    await give('diamond')
    await stage.ticks(5)
    const anvil = await stage.run(bot.openAnvil(seen(8, 0, 6)))
    await stage.run(anvil.rename(owned('diamond_sword'), 'Biter'))
    bot.closeWindow(anvil as never)
    await stage.ticks(3)
    expect(JSON.stringify(owned('diamond_sword').customName)).toContain('Biter')
  })

  it('bee: flies from flower to flower', async () => {
    stage.command('gamemode creative Alice')
    await stage.ticks(3)
    const flowers = [
      [5, 5],
      [12, 6],
      [9, 12],
    ] as const
    for (const [x, z] of flowers) set(x, 0, z, 'poppy')
    bot.creative.startFlying()
    for (const [x, z] of flowers) {
      const above = new Vec3(x + 0.5, FEET + 3, z + 0.5)
      await stage.run(bot.creative.flyTo(above))
      expect(bot.entity.position.distanceTo(above)).toBeLessThan(1)
      const player = stage.server.players[0]
      expect(Math.abs((player?.position.x ?? 0) - above.x)).toBeLessThan(1.5)
    }
    bot.creative.stopFlying()
    stage.command('gamemode survival Alice')
    stage.command(`tp Alice 8.5 ${FEET} 8.5`)
    await stage.ticks(20)
  })

  it('trader: sees what a villager offers, and buys', async () => {
    const villager = await summon(
      'villager',
      '{NoAI:1b,VillagerData:{profession:"minecraft:fletcher",level:1,type:"minecraft:plains"},Offers:{Recipes:[{buy:{id:"minecraft:stick",Count:32b,count:32},sell:{id:"minecraft:emerald",Count:1b,count:1},maxUses:16}]}}',
    )
    await give('stick', 64)
    const window = (await stage.run(bot.openVillager(villager))) as Villager
    await stage.ticks(3)
    expect(window.trades.map(({ outputItem }) => outputItem.name)).toEqual(['emerald'])
    await stage.run(bot.trade(window, 0, 2))
    window.close()
    await stage.ticks(5)
    expect([stage.owned('Alice', 'emerald'), stage.owned('Alice', 'stick')]).toEqual([2, 0])
  })

  it('enchanter: chooses among three offers and enchants', async () => {
    set(8, 0, 6, 'enchanting_table')
    for (let x = 6; x <= 10; x++) set(x, 0, 4, 'bookshelf')
    stage.command('xp set Alice 30 levels')
    await give('diamond_pickaxe')
    await give('lapis_lazuli', 10)
    await stage.ticks(5)
    const table = await stage.run(bot.openEnchantmentTable(seen(8, 0, 6)))
    const inWindow = (name: string) => {
      const item = table.items().find((entry) => entry.name === name)
      if (!item) throw new Error(`no ${name} in the window`)
      return item
    }
    await stage.run(table.putTargetItem(inWindow('diamond_pickaxe')))
    await stage.run(table.putLapis(inWindow('lapis_lazuli')))
    await until(() => table.enchantments.every(({ level }) => level > 0), 40)
    await stage.run(table.enchant(0))
    await stage.run(table.takeTargetItem())
    table.close()
    await stage.ticks(5)
    // the client library reads enchantments of 1.20.4 and before only
    const { nbt, components } = owned('diamond_pickaxe') as { nbt?: unknown; components?: unknown }
    expect(JSON.stringify(components ?? nbt).toLowerCase()).toContain('enchantments')
    expect(bot.experience.level).toBe(29)
  })
})
