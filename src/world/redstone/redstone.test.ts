import { describe, expect, it, vi } from 'vitest'
import { redstoneBench } from '../testing/redstone-bench.ts'

describe('redstone', () => {
  const { game, command, tick, set, property } = redstoneBench()
  const lever = (x: number, y: number, z: number, on: boolean) =>
    set(`${x} ${y} ${z} lever[face=floor,powered=${on}]`)
  /** Number of ticks until the condition is met. */
  const ticksUntil = (so: () => boolean) => {
    for (let n = 0; n < 100; n++) {
      if (so()) return n
      tick(1)
    }
    throw new Error('the condition was never met')
  }

  it('carries power fifteen steps, decreasing by one per step', () => {
    command('fill 1 -60 1 18 -60 1 redstone_wire')
    lever(0, -60, 1, true)
    expect(Array.from({ length: 18 }, (_, i) => property(i + 1, -60, 1, 'power'))).toEqual([
      15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 0, 0,
    ])
    lever(0, -60, 1, false)
    expect(property(1, -60, 1, 'power')).toBe(0)
    expect(property(15, -60, 1, 'power')).toBe(0)
  })

  it('uses the stronger of two sources, and falls back to the other', () => {
    command('fill 1 -60 1 9 -60 1 redstone_wire')
    lever(0, -60, 1, true)
    set('10 -60 1 redstone_block')
    expect(property(9, -60, 1, 'power')).toBe(15)
    expect(property(5, -60, 1, 'power')).toBe(11)
    set('10 -60 1 air')
    expect(property(9, -60, 1, 'power')).toBe(7)
  })

  it('climbs and descends steps, but not under a roof and not down glass', () => {
    set('1 -60 1 redstone_wire')
    set('2 -60 1 stone')
    set('2 -59 1 redstone_wire')
    set('3 -60 1 redstone_wire')
    set('0 -60 1 redstone_block')
    expect([property(2, -59, 1, 'power'), property(3, -60, 1, 'power')]).toEqual([14, 13])
    set('1 -59 1 stone')
    expect(property(2, -59, 1, 'power')).toBe(0)
    set('1 -59 1 air')
    set('2 -60 1 glass')
    set('2 -59 1 redstone_wire')
    expect([property(2, -59, 1, 'power'), property(3, -60, 1, 'power')]).toEqual([14, 0])
  })

  it('passes strong power through a solid block to everything, weak power to everything but dust', () => {
    // the lever's block is strongly powered, so dust behind it is powered
    set('5 -60 5 stone')
    set('4 -60 5 lever[face=wall,facing=west,powered=true]')
    set('6 -60 5 redstone_wire[north=side,east=side,south=side,west=side]')
    expect(property(6, -60, 5, 'power')).toBe(15)
    // dust weakly powers the block into which it leads: a lamp behind it lights up, dust behind it does not
    set('7 -60 5 stone')
    set('8 -60 5 redstone_lamp')
    set('7 -60 6 redstone_wire[north=side,east=side,south=side,west=side]')
    expect(property(8, -60, 5, 'lit')).toBe(true)
    expect(property(7, -60, 6, 'power')).toBe(0)
  })

  it('lights a lamp at once and puts it out after four ticks', () => {
    set('5 -60 5 redstone_lamp')
    lever(5, -59, 5, true)
    expect(property(5, -60, 5, 'lit')).toBe(true)
    lever(5, -59, 5, false)
    expect(ticksUntil(() => property(5, -60, 5, 'lit') === false)).toBe(4)
  })

  it('opens both halves of iron doors, trapdoors and gates', () => {
    set('5 -60 5 iron_door[half=lower,facing=east]')
    set('5 -59 5 iron_door[half=upper,facing=east]')
    set('5 -60 7 iron_trapdoor[facing=east]')
    set('5 -60 9 oak_fence_gate[facing=east]')
    for (const z of [5, 7, 9]) set(`6 -60 ${z} redstone_block`)
    expect([5, 7, 9].map((z) => [property(5, -60, z, 'open'), property(5, -60, z, 'powered')])).toEqual(
      Array.from({ length: 3 }, () => [true, true]),
    )
    expect(property(5, -59, 5, 'open')).toBe(true)
    for (const z of [5, 7, 9]) set(`6 -60 ${z} air`)
    expect([5, 7, 9].map((z) => property(5, -60, z, 'open'))).toEqual([false, false, false])
    expect(property(5, -59, 5, 'open')).toBe(false)
  })

  it('does not close a door that was placed open', () => {
    set('5 -60 5 oak_door[half=lower,open=true]')
    set('5 -59 5 oak_door[half=upper,open=true]')
    tick(5)
    expect(property(5, -60, 5, 'open')).toBe(true)
  })

  it('turns a torch off two ticks after its block is powered', () => {
    set('5 -60 5 stone')
    set('5 -59 5 redstone_torch')
    set('6 -60 5 redstone_wall_torch[facing=east]')
    set('5 -60 4 redstone_wire')
    lever(5, -60, 3, true)
    const off = (x: number, y: number) => property(x, y, 5, 'lit') === false
    expect(ticksUntil(() => off(5, -59) && off(6, -60))).toBe(2)
    lever(5, -60, 3, false)
    expect(ticksUntil(() => !off(5, -59) && !off(6, -60))).toBe(2)
  })

  it('burns out a torch that powers its own block', () => {
    // the torch powers the block above, which powers the dust next to it, which powers the torch's own block
    set('5 -60 5 stone')
    set('6 -60 5 redstone_wall_torch[facing=east]')
    set('6 -59 5 stone')
    set('5 -59 5 redstone_wire')
    let offs = 0
    let before = property(6, -60, 5, 'lit')
    for (let i = 0; i < 120; i++) {
      tick(1)
      const now = property(6, -60, 5, 'lit')
      if (before && !now) offs++
      before = now
    }
    expect(offs).toBe(8)
    expect(before).toBe(false)
    set('5 -59 5 air')
    tick(160)
    expect(property(6, -60, 5, 'lit')).toBe(true)
  })

  it.each([1, 2, 3, 4])('delays by %i steps of two ticks in a repeater', (delay) => {
    set(`5 -60 5 repeater[facing=west,delay=${delay}]`)
    set('6 -60 5 redstone_wire[north=side,east=side,south=side,west=side]')
    lever(4, -60, 5, true)
    expect(ticksUntil(() => property(6, -60, 5, 'power') === 15)).toBe(2 * delay)
    lever(4, -60, 5, false)
    expect(ticksUntil(() => property(6, -60, 5, 'power') === 0)).toBe(2 * delay)
  })

  it('locks a repeater from its side', () => {
    set('5 -60 5 repeater[facing=west]')
    set('5 -60 4 repeater[facing=north]')
    lever(5, -60, 3, true)
    tick(5)
    expect(property(5, -60, 5, 'locked')).toBe(true)
    lever(4, -60, 5, true)
    tick(5)
    expect(property(5, -60, 5, 'powered')).toBe(false)
    lever(5, -60, 3, false)
    tick(6)
    expect([property(5, -60, 5, 'locked'), property(5, -60, 5, 'powered')]).toEqual([false, true])
  })

  it('runs a clock of two repeaters without end and with a constant period', () => {
    set('5 -60 5 repeater[facing=west,delay=2]')
    set('6 -60 5 redstone_wire[north=side,east=side,south=side,west=side]')
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
      tick(1)
      const now = property(6, -60, 5, 'power')
      if (now === 15 && before === 0) beats++
      before = now
    }
    expect(beats).toBeGreaterThanOrEqual(20)
  })

  it('settles a thousand pieces of dust in one go, and again when the power goes', () => {
    command('fill 0 -60 0 40 -60 16 redstone_wire')
    command('fill 0 -61 0 40 -61 16 stone')
    const get = vi.spyOn(game().level, 'get')
    for (let x = 0; x <= 40; x += 10) for (let z = 0; z <= 16; z += 8) set(`${x} -60 ${z} redstone_block`)
    command('fill 0 -60 0 40 -60 16 redstone_wire replace redstone_block')
    tick(2)
    const reads = get.mock.calls.length
    get.mockRestore()
    const powers = new Set<unknown>()
    for (let x = 0; x <= 40; x++) for (let z = 0; z <= 16; z++) powers.add(property(x, -60, z, 'power'))
    expect([...powers]).toEqual([0])
    // 15 changes, each settled over 697 pieces: the work is proportional to the network's size, not to its square
    expect(reads).toBeLessThan(15 * 697 * 25)
  })
})
