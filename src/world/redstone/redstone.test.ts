import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { EmbeddedServer } from '../index.ts'
import type { Game } from '../kernel/game.ts'
import { seededRandom } from '../random.ts'
import { openServer } from '../testing/open-server.ts'
import { realClock } from '../testing/real-clock.ts'

describe('redstone', () => {
  let server: EmbeddedServer
  let game: Game
  const errors: Error[] = []

  beforeAll(async () => {
    const opened = await openServer({ clock: realClock(), random: seededRandom(1), autoTick: false })
    server = opened.server
    game = opened.game
    server.on('error', ({ error }) => errors.push(error))
  })
  afterAll(async () => {
    await server.stop()
    expect(errors).toEqual([])
  })
  beforeEach(() => {
    server.command('fill 0 -60 0 40 -52 16 air')
    server.command('fill 0 -61 0 40 -61 16 stone')
    tick(200)
  })

  const tick = (n: number) => {
    for (let i = 0; i < n; i++) server.tick()
  }
  const set = (line: string) => {
    const reply = server.command(`setblock ${line}`)
    if (!reply.ok) throw new Error(reply.message)
  }
  const at = (x: number, y: number, z: number) => server.blockAt({ x, y, z })
  const is = (x: number, y: number, z: number, property: string) => at(x, y, z).properties[property]
  const lever = (x: number, y: number, z: number, on: boolean) =>
    set(`${x} ${y} ${z} lever[face=floor,powered=${on}]`)
  /** Number of ticks until the condition is met. */
  const ticksUntil = (so: () => boolean) => {
    for (let n = 0; n < 100; n++) {
      if (so()) return n
      server.tick()
    }
    throw new Error('the condition was never met')
  }

  it('carries power fifteen steps, decreasing by one per step', () => {
    server.command('fill 1 -60 1 18 -60 1 redstone_wire')
    lever(0, -60, 1, true)
    expect(Array.from({ length: 18 }, (_, i) => is(i + 1, -60, 1, 'power'))).toEqual([
      15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 0, 0,
    ])
    lever(0, -60, 1, false)
    expect(is(1, -60, 1, 'power')).toBe(0)
    expect(is(15, -60, 1, 'power')).toBe(0)
  })

  it('uses the stronger of two sources, and falls back to the other', () => {
    server.command('fill 1 -60 1 9 -60 1 redstone_wire')
    lever(0, -60, 1, true)
    set('10 -60 1 redstone_block')
    expect(is(9, -60, 1, 'power')).toBe(15)
    expect(is(5, -60, 1, 'power')).toBe(11)
    set('10 -60 1 air')
    expect(is(9, -60, 1, 'power')).toBe(7)
  })

  it('climbs and descends steps, but not under a roof and not down glass', () => {
    set('1 -60 1 redstone_wire')
    set('2 -60 1 stone')
    set('2 -59 1 redstone_wire')
    set('3 -60 1 redstone_wire')
    set('0 -60 1 redstone_block')
    expect([is(2, -59, 1, 'power'), is(3, -60, 1, 'power')]).toEqual([14, 13])
    set('1 -59 1 stone')
    expect(is(2, -59, 1, 'power')).toBe(0)
    set('1 -59 1 air')
    set('2 -60 1 glass')
    set('2 -59 1 redstone_wire')
    expect([is(2, -59, 1, 'power'), is(3, -60, 1, 'power')]).toEqual([14, 0])
  })

  it('passes strong power through a solid block to everything, weak power to everything but dust', () => {
    // the lever's block is strongly powered: dust beyond gets power
    set('5 -60 5 stone')
    set('4 -60 5 lever[face=wall,facing=west,powered=true]')
    set('6 -60 5 redstone_wire')
    expect(is(6, -60, 5, 'power')).toBe(15)
    // dust powers the block it leads into weakly: a lamp beyond lights, dust beyond does not
    set('7 -60 5 stone')
    set('8 -60 5 redstone_lamp')
    set('7 -60 6 redstone_wire')
    expect(is(8, -60, 5, 'lit')).toBe(true)
    expect(is(7, -60, 6, 'power')).toBe(0)
  })

  it('lights a lamp at once and puts it out after four ticks', () => {
    set('5 -60 5 redstone_lamp')
    lever(5, -59, 5, true)
    expect(is(5, -60, 5, 'lit')).toBe(true)
    lever(5, -59, 5, false)
    expect(ticksUntil(() => is(5, -60, 5, 'lit') === false)).toBe(4)
  })

  it('opens both halves of iron doors, trapdoors and gates', () => {
    set('5 -60 5 iron_door[half=lower,facing=east]')
    set('5 -59 5 iron_door[half=upper,facing=east]')
    set('5 -60 7 iron_trapdoor[facing=east]')
    set('5 -60 9 oak_fence_gate[facing=east]')
    for (const z of [5, 7, 9]) set(`6 -60 ${z} redstone_block`)
    expect([5, 7, 9].map((z) => [is(5, -60, z, 'open'), is(5, -60, z, 'powered')])).toEqual(
      Array.from({ length: 3 }, () => [true, true]),
    )
    expect(is(5, -59, 5, 'open')).toBe(true)
    for (const z of [5, 7, 9]) set(`6 -60 ${z} air`)
    expect([5, 7, 9].map((z) => is(5, -60, z, 'open'))).toEqual([false, false, false])
    expect(is(5, -59, 5, 'open')).toBe(false)
  })

  it('does not close a door that was placed open', () => {
    set('5 -60 5 oak_door[half=lower,open=true]')
    set('5 -59 5 oak_door[half=upper,open=true]')
    tick(5)
    expect(is(5, -60, 5, 'open')).toBe(true)
  })

  it('turns a torch off two ticks after its block is powered', () => {
    set('5 -60 5 stone')
    set('5 -59 5 redstone_torch')
    set('6 -60 5 redstone_wall_torch[facing=east]')
    set('5 -60 4 redstone_wire')
    lever(5, -60, 3, true)
    const off = (x: number, y: number) => is(x, y, 5, 'lit') === false
    expect(ticksUntil(() => off(5, -59) && off(6, -60))).toBe(2)
    lever(5, -60, 3, false)
    expect(ticksUntil(() => !off(5, -59) && !off(6, -60))).toBe(2)
  })

  it('burns out a torch that powers its own block', () => {
    // the torch powers the block above, which powers the dust beside it, which powers the torch's own block
    set('5 -60 5 stone')
    set('6 -60 5 redstone_wall_torch[facing=east]')
    set('6 -59 5 stone')
    set('5 -59 5 redstone_wire')
    let offs = 0
    let before = is(6, -60, 5, 'lit')
    for (let i = 0; i < 120; i++) {
      server.tick()
      const now = is(6, -60, 5, 'lit')
      if (before && !now) offs++
      before = now
    }
    expect(offs).toBe(8)
    expect(before).toBe(false)
    set('5 -59 5 air')
    tick(160)
    expect(is(6, -60, 5, 'lit')).toBe(true)
  })

  it.each([1, 2, 3, 4])('delays by %i steps of two ticks in a repeater', (delay) => {
    set(`5 -60 5 repeater[facing=west,delay=${delay}]`)
    set('6 -60 5 redstone_wire')
    lever(4, -60, 5, true)
    expect(ticksUntil(() => is(6, -60, 5, 'power') === 15)).toBe(2 * delay)
    lever(4, -60, 5, false)
    expect(ticksUntil(() => is(6, -60, 5, 'power') === 0)).toBe(2 * delay)
  })

  it('locks a repeater from its side', () => {
    set('5 -60 5 repeater[facing=west]')
    set('5 -60 4 repeater[facing=north]')
    lever(5, -60, 3, true)
    tick(5)
    expect(is(5, -60, 5, 'locked')).toBe(true)
    lever(4, -60, 5, true)
    tick(5)
    expect(is(5, -60, 5, 'powered')).toBe(false)
    lever(5, -60, 3, false)
    tick(6)
    expect([is(5, -60, 5, 'locked'), is(5, -60, 5, 'powered')]).toEqual([false, true])
  })

  it('runs a clock of two repeaters without end and with a constant period', () => {
    set('5 -60 5 repeater[facing=west,delay=2]')
    set('6 -60 5 redstone_wire')
    set('6 -60 6 redstone_wire')
    set('5 -60 6 repeater[facing=east,delay=2]')
    set('4 -60 6 redstone_wire')
    set('4 -60 5 redstone_wire')
    lever(3, -60, 5, true)
    tick(2)
    lever(3, -60, 5, false)
    let beats = 0
    let before: unknown = 0
    for (let i = 0; i < 200; i++) {
      server.tick()
      const now = is(6, -60, 5, 'power')
      if (now === 15 && before === 0) beats++
      before = now
    }
    expect(beats).toBeGreaterThanOrEqual(20)
  })

  it('pushes twelve blocks but not thirteen, and not obsidian', () => {
    const row = (z: number, count: number, last = 'stone') => {
      set(`1 -60 ${z} piston[facing=east]`)
      server.command(`fill 2 -60 ${z} ${count} -60 ${z} stone`)
      set(`${count + 1} -60 ${z} ${last}`)
      set(`0 -60 ${z} redstone_block`)
    }
    row(2, 12)
    row(4, 13)
    row(6, 3, 'obsidian')
    row(8, 3, 'torch')
    tick(3)
    expect([2, 4, 6, 8].map((z) => is(1, -60, z, 'extended'))).toEqual([true, false, false, true])
    expect(at(2, -60, 2).name).toBe('piston_head')
    expect(at(14, -60, 2).name).toBe('stone')
    expect([4, 5].map((x) => at(x, -60, 8).name)).toEqual(['stone', 'air'])
    expect(server.entities.filter((entity) => entity.item?.name === 'torch')).toHaveLength(1)
    set('0 -60 2 air')
    tick(3)
    expect([is(1, -60, 2, 'extended'), at(2, -60, 2).name, at(3, -60, 2).name]).toEqual([
      false,
      'air',
      'stone',
    ])
  })

  it('pulls one block back with a sticky piston', () => {
    set('5 -60 5 sticky_piston[facing=up]')
    set('5 -59 5 stone')
    set('4 -60 5 redstone_block')
    tick(3)
    expect([at(5, -59, 5).name, at(5, -58, 5).name]).toEqual(['piston_head', 'stone'])
    set('4 -60 5 air')
    tick(3)
    expect([at(5, -59, 5).name, at(5, -58, 5).name]).toEqual(['stone', 'air'])
  })

  it('throws one item out of a dropper each time power comes, or puts it into a chest', () => {
    set('5 -60 5 dropper[facing=east]')
    set('5 -60 7 dropper[facing=east]')
    set('6 -60 7 chest')
    for (const z of [5, 7]) server.command(`item replace block 5 -60 ${z} container.3 with diamond 2`)
    for (let i = 0; i < 2; i++) {
      for (const z of [5, 7]) set(`4 -60 ${z} redstone_block`)
      tick(5)
      for (const z of [5, 7]) set(`4 -60 ${z} air`)
      tick(5)
      const thrown = server.entities.filter((entity) => entity.item?.name === 'diamond')
      expect(thrown.reduce((sum, entity) => sum + (entity.item?.count ?? 0), 0)).toBe(i + 1)
    }
    const chest = server.command('data get block 6 -60 7 Items')
    expect(chest.message).toMatch(/diamond.*Count: 2b|Count: 2b.*diamond/)
    server.command('kill @e[type=item]')
  })

  it('shoots arrows out of a dispenser, and stops a hopper', () => {
    set('5 -60 5 dispenser[facing=east]')
    set('4 -60 6 hopper')
    server.command('item replace block 5 -60 5 container.0 with arrow 1')
    set('4 -60 5 redstone_block')
    tick(5)
    expect(server.entities.map((entity) => entity.kind)).toEqual(['arrow'])
    expect(is(4, -60, 6, 'enabled')).toBe(false)
    server.command('kill @e[type=!player]')
  })

  it('breaks both halves of a piston', () => {
    set('5 -60 5 piston[facing=east]')
    set('4 -60 5 redstone_block')
    tick(3)
    set('6 -60 5 air')
    tick(1)
    expect(at(5, -60, 5).name).toBe('air')
  })

  it('survives a piston that cuts its own power', () => {
    set('5 -60 5 sticky_piston[facing=east]')
    set('6 -60 5 redstone_block')
    tick(100)
    expect(['sticky_piston']).toContain(at(5, -60, 5).name)
  })

  it('settles a thousand pieces of dust in one go, and again when the power goes', () => {
    server.command('fill 0 -60 0 40 -60 16 redstone_wire')
    server.command('fill 0 -61 0 40 -61 16 stone')
    const get = vi.spyOn(game.level, 'get')
    for (let x = 0; x <= 40; x += 10) for (let z = 0; z <= 16; z += 8) set(`${x} -60 ${z} redstone_block`)
    server.command('fill 0 -60 0 40 -60 16 redstone_wire replace redstone_block')
    tick(2)
    const reads = get.mock.calls.length
    get.mockRestore()
    const powers = new Set<unknown>()
    for (let x = 0; x <= 40; x++) for (let z = 0; z <= 16; z++) powers.add(is(x, -60, z, 'power'))
    expect([...powers]).toEqual([0])
    // 15 changes, each settled over 697 pieces: the work grows with the network, not with its square
    expect(reads).toBeLessThan(15 * 697 * 25)
  })
})
