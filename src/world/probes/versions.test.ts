import type { Bot } from 'mineflayer'
import { Vec3 } from 'vec3'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { VERSIONS } from '../index.ts'
import { dialectOf } from '../protocol/dialect/index.ts'
import { Stage } from '../testing/stage.ts'

/** Kinds that belong to players, or that are never shown to clients. */
const NOT_SUMMONED = new Set(['player', 'fishing_bobber', 'marker'])

describe.each(VERSIONS)('a world of %s', (version) => {
  const { bottom, registry } = dialectOf(version)
  const floor = bottom + 4
  let stage: Stage
  let alice: Bot
  let bob: Bot

  beforeAll(async () => {
    stage = await Stage.open({ version, spawn: { x: 8.5, y: floor, z: 8.5 } })
    alice = await stage.join('Alice')
    bob = await stage.join('Bob')
  })
  afterAll(() => stage.close())

  it('shows the ground, players and their messages', async () => {
    expect(alice.version).toBe(version)
    expect(alice.blockAt(new Vec3(3, floor - 1, 3))?.name).toBe('grass_block')
    expect(alice.entity.position.y).toBeCloseTo(floor, 1)
    expect(bob.players['Alice']?.entity).toBeTruthy()
    const heard: string[] = []
    bob.on('chat', (name, message) => void heard.push(`${name}: ${message}`))
    alice.chat('hello')
    await stage.ticks(3)
    expect(heard).toEqual(['Alice: hello'])
  })

  it('lets bots craft, place and dig', async () => {
    stage.command('give Alice oak_log 2')
    await stage.ticks(2)
    const [recipe] = alice.recipesFor(registry.itemsByName['oak_planks']?.id ?? 0, null, 1, null)
    if (!recipe) throw new Error('no recipe')
    await stage.run(alice.craft(recipe, 2))
    expect(stage.count(alice, 'oak_planks')).toBe(8)
    await stage.hold(alice, 'dirt')
    const ground = alice.blockAt(new Vec3(10, floor - 1, 8))
    if (!ground) throw new Error('no ground')
    await stage.run(alice.placeBlock(ground, new Vec3(0, 1, 0)))
    await stage.ticks(2)
    const placed = bob.blockAt(new Vec3(10, floor, 8))
    expect(placed?.name).toBe('dirt')
    if (placed) await stage.run(bob.dig(placed))
    await stage.ticks(2)
    expect(alice.blockAt(new Vec3(10, floor, 8))?.name).toBe('air')
  })

  it('shows the text of signs to present and to later players, and lets none of them rewrite it', async () => {
    const at = `12 ${floor} 12`
    stage.command(`setblock ${at} oak_sign{Text1:'{"text":"Wood"}',Text2:'{"text":"here"}'}`)
    stage.command(`setblock 13 ${floor} 12 chest`)
    await stage.ticks(2)
    const carol = await stage.join('Carol')
    for (const bot of [alice, carol]) {
      const sign = bot.blockAt(new Vec3(12, floor, 12))
      expect(sign?.getSignText()[0]?.trimEnd()).toBe('Wood\nhere')
    }
    // Only the player who placed a sign, or since 1.20 the one who opened it, may write on it.
    const sign = carol.blockAt(new Vec3(12, floor, 12))
    if (sign) carol.updateSign(sign, 'Mine')
    await stage.ticks(3)
    expect(
      alice
        .blockAt(new Vec3(12, floor, 12))
        ?.getSignText()[0]
        ?.trimEnd(),
    ).toBe('Wood\nhere')
  })

  it('shows titles and raw messages', async () => {
    const shown: string[] = []
    // since 1.20.3 mineflayer passes the text as NBT
    bob.on('title', (text, type) => void shown.push(`${type}: ${JSON.stringify(text)}`))
    bob.on('messagestr', (text) => void shown.push(text))
    stage.command('title Bob title {"text":"Hello"}')
    stage.command('title Bob times 1 2 3')
    stage.command('title Bob clear')
    stage.command('tellraw Bob ["Hel",{"text":"lo"}]')
    await stage.ticks(3)
    expect(shown.some((text) => text.startsWith('title: ') && text.includes('Hello'))).toBe(true)
    expect(shown).toContain('Hello')
  })

  it('respawns dead players', async () => {
    stage.command('kill Bob')
    await stage.ticks(60)
    expect([bob.health, bob.entity.position.y]).toEqual([20, floor])
  })

  it('lets a player break every block', async () => {
    stage.server.command('gamerule doTileDrops true')
    const game = stage.game
    for (const { name } of Object.values(registry.blocksByName).flatMap((block) => block ?? [])) {
      stage.server.command(`setblock 20 ${floor} 20 ${name}`)
      stage.server.command(`setblock 20 ${floor} 20 air destroy`)
    }
    await stage.ticks(3)
    stage.server.command('kill @e[type=item]')
    await stage.ticks(2)
    expect(game.level.get({ x: 20, y: floor, z: 20 }).name).toBe('air')
  })

  it('shows every kind of mob, and its death', async () => {
    const kinds = Object.keys(registry.entitiesByName).filter((kind) => !NOT_SUMMONED.has(kind))
    const summoned = kinds.filter((kind) => stage.server.command(`summon ${kind} 30 ${floor} 30`).ok)
    expect(summoned.length).toBeGreaterThan(60)
    await stage.ticks(5)
    expect(Object.values(bob.entities).some((entity) => entity.name === 'cow')).toBe(true)
    stage.server.command('kill @e[type=!player]')
    await stage.ticks(40)
  })

  it('gives every item', async () => {
    for (const name of Object.keys(registry.itemsByName).filter((name) => name !== 'air')) {
      stage.command(`give Alice ${name}`)
      stage.server.command('clear Alice')
    }
    const worn = registry.isNewerOrEqualTo('1.20.5')
      ? '[damage=7,enchantments={levels:{sharpness:3}}]'
      : '{Damage:7,Enchantments:[{id:sharpness,lvl:3s}]}'
    stage.command(`give Alice diamond_sword${worn}`)
    await stage.ticks(3)
    const sword = alice.inventory.items().find((item) => item.name === 'diamond_sword')
    expect(sword?.durabilityUsed).toBe(7)
    // since 1.20.5 prismarine-item passes the component on unchanged
    const [enchantment] = [
      (sword?.enchants as { enchantments?: unknown } | undefined)?.enchantments ?? sword?.enchants,
    ].flat()
    const { id: sharpness } = registry.enchantmentsByName['sharpness'] ?? {}
    expect([
      { name: 'sharpness', lvl: 3 },
      { id: sharpness, level: 3 },
    ]).toContainEqual(enchantment)
  })
})
