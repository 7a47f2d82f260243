import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Vec3 } from 'vec3'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { Stage } from '../testing/stage.ts'

describe('a server with a world folder', () => {
  let path: string

  beforeEach(async () => {
    path = await mkdtemp(join(tmpdir(), 'world-'))
  })
  afterEach(() => rm(path, { recursive: true, force: true }))

  it('continues where it was saved, for players too', async () => {
    const first = await Stage.open({ worldFolder: path })
    const ann = await first.join('Ann')
    first.command('setblock 10 -60 8 barrel{Items:[{Slot:0b,id:"minecraft:apple",Count:3b}]}')
    first.command('tp Ann 11.5 -60 12.5')
    await first.hold(ann, 'oak_planks', 5)
    ann.quit()
    await first.ticks(5)
    await first.server.save()
    await first.close()
    expect(first.errors).toEqual([])

    const second = await Stage.open({ worldFolder: path, spawn: { x: 100, y: -60, z: 100 } })
    const back = await second.join('Ann')
    expect(back.entity.position.distanceTo(new Vec3(11.5, -60, 12.5))).toBeLessThan(0.1)
    expect(second.count(back, 'oak_planks')).toBe(5)
    expect(second.block(10, -60, 8)).toContain('barrel')
    expect(second.server.command('data get block 10 -60 8 Items[0].Count')).toMatchObject({ data: 3 })
    const bob = await second.join('Bob')
    expect(bob.entity.position.x).toBeLessThan(20)
    await second.close()
    expect(second.errors).toEqual([])
  })

  it('releases a button that was saved pressed, and turns off its lamp', async () => {
    const first = await Stage.open({ worldFolder: path })
    first.command('setblock 10 -60 8 redstone_lamp')
    first.command('setblock 11 -60 8 stone_button[face=wall,facing=east,powered=true]')
    await first.ticks(2)
    expect(first.block(10, -60, 8)).toContain('lit=true')
    await first.server.save()
    await first.close()

    const second = await Stage.open({ worldFolder: path })
    expect(second.block(11, -60, 8)).toContain('powered=true')
    await second.ticks(40)
    expect(second.block(11, -60, 8)).toContain('powered=false')
    expect(second.block(10, -60, 8)).toContain('lit=false')
    await second.close()
  })

  it('refuses to save without a world folder', async () => {
    const stage = await Stage.open()
    await expect(stage.server.save()).rejects.toMatchObject({ code: 'no_world_folder' })
    await stage.close()
  })
})
