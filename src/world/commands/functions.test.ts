import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readDataPacks } from '../persistence/data-packs.ts'
import { SmallWorld } from '../testing/small-world.ts'
import { loadFunctions } from './functions.ts'

/** A world with the functions of one data pack. */
function worldWith(files: Readonly<Record<string, string>>): SmallWorld {
  const folder = mkdtempSync(join(tmpdir(), 'packs-'))
  for (const [path, text] of Object.entries(files)) {
    const file = join(folder, 'pack', 'data', path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  const world = new SmallWorld()
  loadFunctions(world.game, folder)
  return world
}

describe('functions of data packs', () => {
  it('run their commands one after the other, without comments and empty lines', () => {
    const world = worldWith({
      'a/functions/build/wall.mcfunction':
        '# a wall\n\nsetblock 1 -60 1 stone\nsetblock 1 -59 1 \\\n  stone\n',
    })
    expect(world.ok('function a:build/wall').message).toBe("Executed 2 commands from function 'a:build/wall'")
    expect([world.block(1, -60, 1), world.block(1, -59, 1)]).toEqual(['stone', 'stone'])
  })

  it('are called by a tag, and go on after a command that fails', () => {
    const world = worldWith({
      'a/functions/one.mcfunction': 'nonsense\nsetblock 1 -60 1 stone',
      'a/functions/two.mcfunction': 'setblock 2 -60 1 stone',
      'a/tags/functions/both.json': '{"values":["a:one","a:two"]}',
    })
    expect(world.ok('function #a:both').message).toBe('Executed 3 commands from 2 functions')
    expect([world.block(1, -60, 1), world.block(2, -60, 1)]).toEqual(['stone', 'stone'])
  })

  it('that call themselves terminate', () => {
    const world = worldWith({ 'a/functions/loop.mcfunction': 'function a:loop' })
    expect(world.ok('function a:loop').ok).toBe(true)
  })

  it('run when they were scheduled for, unless that is taken back', () => {
    const world = worldWith({ 'a/functions/later.mcfunction': 'setblock 1 -60 1 stone' })
    world.ok('schedule function a:later 5t')
    world.ticks(4)
    expect(world.block(1, -60, 1)).toBe('air')
    world.ticks(2)
    expect(world.block(1, -60, 1)).toBe('stone')
    world.ok('setblock 1 -60 1 air')
    world.ok('schedule function a:later 5t')
    world.ok('schedule clear a:later')
    world.ticks(8)
    expect(world.block(1, -60, 1)).toBe('air')
  })

  it('are none where there is no folder', () => {
    expect([...readDataPacks('/nowhere/at/all').lines]).toEqual([])
  })
})
