import { describe, expect, it } from 'vitest'
import { SUPPORTED } from '../../core/support.ts'
import { decomposableOpen } from './decomposable.ts'
import { decomposeOpen } from './decompose.ts'
import type { OpenFacts } from './steps.ts'
import { openFile, readOpen } from './testing.ts'

const supportOf = (setup: string[], goal: unknown, version?: string) =>
  decomposableOpen(readOpen(openFile(setup, goal, version)))

describe('an open goal can be planned', () => {
  it.each([
    [['give @s white_wool 1', 'give @s red_dye 1'], { kind: 'crafted', of: 'red_wool' }],
    [['setblock ~2 ~ ~ dirt'], { kind: 'mined', of: 'dirt' }],
    [
      ['setblock ~2 ~ ~ dirt'],
      {
        kind: 'or',
        of: [
          { kind: 'held', of: 'water_bucket' },
          { kind: 'mined', of: 'dirt' },
        ],
      },
    ],
  ])('where a way is known: %j, %j', (setup, goal) => {
    expect(supportOf(setup, goal)).toEqual(SUPPORTED)
  })

  it.each([
    [
      ['give @s bucket 1'],
      { kind: 'held', of: 'water_bucket' },
      'water_bucket is filled into a bucket or bottle',
    ],
    [
      ['give @s oak_log 1', 'give @s iron_axe 1'],
      { kind: 'held', of: 'stripped_oak_log' },
      'stripped_oak_log is made by using a tool or a liquid on a block',
    ],
    [
      ['give @s diamond_sword 1', 'give @s netherite_ingot 1', 'setblock ~2 ~ ~ smithing_table'],
      { kind: 'held', of: 'netherite_sword' },
      'netherite_sword is forged at a smithing table',
    ],
    [['setblock ~2 ~ ~ stone'], { kind: 'mined', of: 'dirt' }, 'nothing in the scene leads to it'],
    [
      ['setblock ~2 ~ ~ dirt'],
      {
        kind: 'and',
        of: [
          { kind: 'mined', of: 'dirt' },
          { kind: 'held', of: 'water_bucket' },
        ],
      },
      'carry 1 water bucket',
    ],
  ])('and otherwise says for which part there is no way, and why: %j, %j', (setup, goal, why) => {
    expect(supportOf(setup, goal)).toMatchObject({ ok: false, why: expect.stringContaining(why) })
  })

  it('and no subtask has a goal as its title that its actions do not serve', () => {
    const task = readOpen(openFile(['give @s bucket 1'], { kind: 'held', of: 'water_bucket' }))
    const scene = { agents: [{ name: 'Alice', items: [] }], containers: [], blocks: [] }
    const { nodes } = decomposeOpen({ task, scene } as unknown as OpenFacts)
    expect(nodes.map(({ description }) => description)).toEqual(['go to (12, -60, 12)'])
  })
})
