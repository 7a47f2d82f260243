import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { EmbeddedServer } from '../index.ts'
import { seededRandom } from '../random.ts'

describe('commands', () => {
  let server: EmbeddedServer

  beforeAll(async () => {
    server = await EmbeddedServer.start({
      clock: { now: () => 0, sleep: () => new Promise(() => {}) },
      random: seededRandom(3),
      autoTick: false,
    })
  })
  afterAll(() => server.stop())
  beforeEach(() => {
    server.command('fill 0 -60 0 20 -50 20 air')
    server.command('gamerule doMobLoot false')
    server.command('kill @e')
    for (let i = 0; i < 25; i++) server.tick()
  })

  const run = (line: string) => server.command(line)
  const failed = (line: string) => {
    const reply = run(line)
    if (reply.ok) throw new Error(`/${line} worked: ${reply.message}`)
    return reply
  }
  const name = (x: number, y: number, z: number) => server.blockAt({ x, y, z }).name

  it('sets blocks with states, in the modes keep and destroy', () => {
    expect(run('/setblock 1 -60 1 minecraft:oak_stairs[facing=east,half=top]')).toEqual({
      ok: true,
      message: 'Changed the block at 1, -60, 1',
    })
    expect(server.blockAt({ x: 1, y: -60, z: 1 }).properties).toMatchObject({ facing: 'east', half: 'top' })
    expect(failed('setblock 1 -60 1 stone keep').message).toBe('Could not set the block')
    expect(failed('setblock 1 -60 1 oak_stairs[facing=east,half=top]').reason).toBe('failed')
    expect(run('setblock 1 -60 1 air destroy').ok).toBe(true)
    expect(server.entities.map((entity) => entity.item)).toEqual([{ name: 'oak_stairs', count: 1 }])
  })

  it.each([
    ['foo', 'unknown_command', 'at position 0'],
    ['', 'unknown_command', 'at position 0'],
    ['setblock 1 2 3 marble', 'not_found', "Unknown block type 'minecraft:marble' at position 15"],
    ['setblock 1 2', 'syntax', 'Incomplete (expected 3 coordinates) at position 9'],
    ['setblock 1 x 3 stone', 'syntax', 'Expected integer at position 11'],
    ['setblock 1 2.5 3 stone', 'syntax', "Invalid integer '2.5' at position 11"],
    [
      'setblock 1 2 3 oak_stairs[facing=up]',
      'syntax',
      "does not accept 'up' for facing property at position 33",
    ],
    ['setblock 1 2 3 stone[facing=up]', 'syntax', "does not have property 'facing' at position 21"],
    ['setblock 1 2 3 stone now', 'syntax', 'Incorrect argument for command at position 21'],
    ['setblock 1 400 3 stone', 'failed', 'out of this world'],
    ['give Nobody stone', 'not_found', 'No player was found'],
    ['give @a[foo=1] stone', 'syntax', "Unknown option 'foo' at position 8"],
    ['tp @s 1 2 3', 'not_found', 'No entity was found'],
    ['summon dragonfly', 'not_found', 'Unknown entity: minecraft:dragonfly'],
    ['gamerule doFoo true', 'syntax', 'at position 9'],
    [
      'gamerule keepInventory 5',
      'syntax',
      "Invalid boolean, expected 'true' or 'false' but found '5' at position 23",
    ],
    ['time set soon', 'syntax', 'Expected float at position 9'],
    ['fill 0 0 0 40 40 40 stone', 'failed', 'maximum 32768, specified 68921'],
    ['data get block 0 -61 0', 'failed', 'The target block is not a block entity'],
    ['item replace block 0 -61 0 container.0 with stone', 'failed', 'is not a container'],
  ])('/%s fails with %s', (line, reason, message) => {
    const reply = failed(line)
    expect(reply.reason).toBe(reason)
    expect(reply.message).toContain(message)
  })

  it('shows the position of an error as vanilla does', () => {
    expect(failed('setblock 1 2 3 marble').message).toMatch(/ at position 15: \.\.\.ock 1 2 3 <--\[HERE\]$/)
  })

  it('fills areas whole, hollow, as an outline, keeping blocks, and filtered', () => {
    expect(run('fill 0 -60 0 2 -58 2 stone')).toMatchObject({ message: 'Successfully filled 27 blocks' })
    expect(failed('fill 0 -60 0 2 -58 2 stone').message).toBe('No blocks were filled')
    run('fill 0 -60 0 2 -58 2 glass hollow')
    expect([name(1, -59, 1), name(0, -59, 1)]).toEqual(['air', 'glass'])
    run('fill 0 -60 0 2 -58 2 dirt replace glass')
    expect([name(1, -59, 1), name(0, -59, 1)]).toEqual(['air', 'dirt'])
    run('fill 0 -60 0 2 -58 2 stone keep')
    expect([name(1, -59, 1), name(0, -59, 1)]).toEqual(['stone', 'dirt'])
    run('fill 5 -60 5 7 -58 7 bricks outline')
    expect([name(6, -59, 6), name(5, -59, 6)]).toEqual(['air', 'bricks'])
  })

  it('reads and writes containers', () => {
    run('setblock 3 -60 3 chest')
    expect(run('item replace block 3 -60 3 container.4 with diamond 7').message).toBe(
      'Replaced a slot at 3, -60, 3 with [Diamond]',
    )
    expect(run('data get block 3 -60 3')).toMatchObject({
      data: {
        id: 'minecraft:chest',
        x: 3,
        y: -60,
        z: 3,
        Items: [{ Slot: 4, id: 'minecraft:diamond', Count: 7 }],
      },
    })
    expect(run('data get block 3 -60 3 Items[0].Count')).toMatchObject({ data: 7 })
    expect(failed('data get block 3 -60 3 Items[3]').reason).toBe('not_found')
    expect(failed('item replace block 3 -60 3 container.27 with stone').message).toContain(
      'does not have slot',
    )
  })

  it('summons, finds and kills by selector', () => {
    expect(run('summon cow 5 -60 5')).toMatchObject({ ok: true, message: 'Summoned new Cow' })
    run('summon cow 15 -60 5')
    run('summon pig 5 -60 6')
    expect(server.entities.map((entity) => [entity.kind, entity.position])).toContainEqual([
      'cow',
      { x: 5.5, y: -60, z: 5.5 },
    ])
    expect(run('data get entity @e[type=pig,limit=1] Health')).toMatchObject({ data: 10 })
    expect(failed('data get entity @e[type=cow] Health').message).toContain('Only one entity is allowed')
    expect(run('kill @e[type=cow,distance=..9]').message).toBe('Killed Cow')
    expect(run('kill @e[type=!cow]').message).toBe('Killed Pig')
    for (let i = 0; i < 25; i++) server.tick()
    expect(server.entities.map((entity) => entity.kind)).toEqual(['cow'])
  })

  it('sets and queries time, weather, rules and difficulty', () => {
    expect(run('time set noon').message).toBe('Set the time to 6000')
    // vanilla reports the time of day, which a whole day leaves unchanged
    expect(run('time add 1d').message).toBe('Set the time to 6000')
    expect(run('time query daytime')).toMatchObject({ data: 6000 })
    expect(run('gamerule doDaylightCycle false').message).toBe(
      'Gamerule doDaylightCycle is now set to: false',
    )
    server.tick()
    expect(run('time query daytime')).toMatchObject({ data: 6000 })
    expect(run('gamerule doDaylightCycle')).toMatchObject({ data: false })
    expect(run('weather thunder').message).toBe('Set the weather to rain & thunder')
    expect(run('difficulty hard').ok).toBe(true)
    expect(failed('difficulty hard').message).toBe('The difficulty did not change; it is already set to hard')
    expect(run('list').message).toBe('There are 0 of a max of 1000 players online: ')
  })

  it('knows every game rule of 1.19.2 and its type', () => {
    const flags =
      'announceAdvancements commandBlockOutput disableElytraMovementCheck disableRaids doDaylightCycle doEntityDrops doFireTick doImmediateRespawn doInsomnia doLimitedCrafting doMobLoot doMobSpawning doPatrolSpawning doTileDrops doTraderSpawning doWardenSpawning doWeatherCycle drowningDamage fallDamage fireDamage forgiveDeadPlayers freezeDamage keepInventory logAdminCommands mobGriefing naturalRegeneration reducedDebugInfo sendCommandFeedback showDeathMessages spectatorsGenerateChunks universalAnger'
    const numbers =
      'maxCommandChainLength maxEntityCramming playersSleepingPercentage randomTickSpeed spawnRadius'
    for (const rule of flags.split(' ')) {
      const { data } = run(`gamerule ${rule}`) as { data?: unknown }
      expect(failed(`gamerule ${rule} 1`).message).toContain('Invalid boolean')
      expect(run(`gamerule ${rule} ${data}`)).toMatchObject({ ok: true, data })
    }
    for (const rule of numbers.split(' ')) {
      expect(failed(`gamerule ${rule} true`).message).toContain('Expected integer')
      expect(run(`gamerule ${rule} 3`)).toMatchObject({ ok: true, data: 3 })
    }
    run('gamerule sendCommandFeedback true')
  })
})
