import { describe, expect, it } from 'vitest'
import { readTask } from '../meaning/read.ts'
import { composeReading } from '../molecule/compose.ts'
import { writeCommand } from '../setup/write.ts'
import { checkScene } from '../verify/check-scene.ts'
import { sceneOfRounds } from './rounds.ts'

const VERSION = '1.19.2'
const ARENA = {
  box: { min: { x: -16, y: -60, z: -16 }, max: { x: 20, y: -44, z: 20 } },
  spawn: { x: 0, y: -60, z: 0 },
}

describe('a scene for a goal of some number', () => {
  it('has blocks, mobs and gifts once for each, and one station and one trader', () => {
    const at = { x: 3, y: 0, z: 1 }
    const trader = { kind: 'summon', entity: 'villager', at, nbt: '{Offers:{}}' } as const
    const scene = sceneOfRounds(
      [
        { kind: 'give', item: 'apple', count: 2 },
        { kind: 'setblock', at, block: 'stone' },
        { kind: 'setblock', at, block: 'furnace[facing=north]' },
        { kind: 'summon', entity: 'cow', at },
        trader,
      ],
      10,
    )
    const blocks = scene.filter((each) => each.kind === 'setblock')
    const mobs = scene.filter((each) => each.kind === 'summon')
    const blocksNamed = (name: string) => blocks.filter(({ block }) => block === name)
    expect(scene[0]).toMatchObject({ item: 'apple', count: 20 })
    expect(new Set(blocksNamed('stone').map((each) => JSON.stringify(each.at))).size).toBe(10)
    expect(blocksNamed('furnace[facing=north]')).toHaveLength(1)
    expect(mobs.filter(({ entity }) => entity === 'cow')).toHaveLength(10)
    expect(mobs.filter(({ entity }) => entity === 'villager')).toHaveLength(1)
  })

  it.each([
    'mine 5 stone',
    'kill 3 zombies',
    'kill 2 cows with arrows',
    'craft 12 sticks',
    'place 5 torches',
    'plant 3 wheat seeds',
    'light 3 campfires',
    'hunt 3 cows',
    'smelt 3 iron ingots',
    'buy 2 bread',
    'throw 4 eggs',
    'mine stone 3 times',
  ])('holds enough for "%s"', (text) => {
    const { setup, success } = composeReading(readTask(text, VERSION))
    const findings = checkScene({
      commands: setup.map((operation) => writeCommand(operation, VERSION)),
      ...(success === undefined ? {} : { success }),
      version: VERSION,
      arena: ARENA,
    })
    expect(success).toBeDefined()
    expect(findings).toEqual([])
  })
})
