import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { WorldFolder } from '../persistence/world-folder.ts'
import { SmallWorld } from '../testing/small-world.ts'

let path: string

beforeEach(async () => {
  path = await mkdtemp(join(tmpdir(), 'fields-'))
})
afterEach(() => rm(path, { recursive: true, force: true }))

it('continues growing and smelting after a world was saved and loaded', async () => {
  const before = new SmallWorld()
  before.ok('fill 0 -61 0 3 -61 3 farmland[moisture=7]')
  before.ok('fill 0 -60 0 3 -60 3 wheat')
  before.ok('setblock 40 -20 40 oak_sapling')
  before.ok('setblock 9 -60 9 furnace{Items:[{Slot:0b,id:"minecraft:sand",Count:2b}]}')
  before.ok('item replace block 9 -60 9 container.1 with coal')
  before.ticks(100)
  const folder = await WorldFolder.open(path)
  folder.load(before.game)
  await folder.save(before.game, 1_700_000_000_000)

  const after = new SmallWorld()
  const saved = await WorldFolder.open(path)
  saved.load(after.game)
  const counts = ({ game }: SmallWorld) => [...game.growth.counts].sort()
  expect(counts(after)).toEqual(counts(before))
  after.ticks(110)
  const { items } = after.game.level.blockEntities.get('9,-60,9') ?? {}
  expect([items?.[0]?.count, items?.[2]?.name]).toEqual([1, 'glass'])
})
