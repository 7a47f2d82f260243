import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { stringify } from 'yaml'
import { packagePath } from '../core/package-root.ts'
import { parseTask } from '../scenario/testing.ts'

const text = readFileSync(packagePath('benchmarks', 'planning', 'examples', 'iron-pickaxe.yaml'), 'utf8')

/** The messages about a book, without file and line. */
function issuesOf(book: object): string[] {
  try {
    parseTask(text + stringify({ rules: { name: 'test', ...book } }), 'task.yaml')
    return []
  } catch (error) {
    return (error as Error).message.split('\n').map((line) => line.replace(/^task\.yaml:\d+ {2}rules\./, ''))
  }
}

const log = { takes: [{ item: 'oak_log', count: 1 }] }

describe('a rule that no world can follow is refused with what was given and what is expected', () => {
  it.each<[string, object, string]>([
    ['growth of a rock', { growth: { stone: 'sugar' } }, 'growth.stone: expected a crop that can be fed'],
    ['growth of an unfed crop', { growth: { nether_wart: 'sugar' } }, 'got "nether_wart"'],
    ['air as food', { growth: { wheat: 'air' } }, 'growth.wheat: expected an item, got "air"'],
    [
      'a tool that is none',
      { digs: { stone: { tools: ['wooden_pickaxe', 'stick'] } } },
      'digs.stone.tools.1: expected a tool such as stone_pickaxe, got "stick"',
    ],
    ['air as a drop', { digs: { stone: { drops: { item: 'air', count: 1 } } } }, 'got "air"'],
    ['a block that cannot be dug', { digs: { bedrock: { tools: [] } } }, 'got "bedrock"'],
    ['air that is dug', { digs: { air: { tools: [] } } }, 'expected a block other than air, got "air"'],
    ['air that falls', { falls: { air: true } }, 'expected a block other than air'],
    ['air as footing', { needsBelow: { stone: ['air'] } }, 'needsBelow.stone.0: expected a block other'],
    ['air as an ingredient', { recipes: { stick: { takes: [{ item: 'air', count: 1 }] } } }, 'got "air"'],
    ['smelted air', { smelts: { glass: 'air' } }, 'smelts.glass: expected an item, got "air"'],
    ['a state of a block', { falls: { 'oak_log[axis=x]': true } }, 'holds for all blocks of a name'],
    ['two products of a grid', { recipes: { stick: log, ladder: log } }, 'got those of stick'],
    ['two products of smelting', { smelts: { glass: 'coal', brick: 'coal' } }, 'which makes glass'],
    [
      'a typo',
      { recipes: { stikc: log } },
      'recipes.stikc: unknown item "stikc" in Minecraft 1.19.2; did you',
    ],
    ['a floor that falls', { falls: { grass_block: true } }, 'got "grass_block"; the ground would fall'],
    ['a floor that breaks', { needsBelow: { grass_block: [] } }, 'the ground would break'],
    ['the item for the crop', { growth: { carrot: 'sugar' } }, 'did you mean "carrots"?'],
  ])('such as %s', (_, book, message) => {
    const issues = issuesOf(book)
    expect(issues).toHaveLength(1)
    expect(issues[0]).toContain(message)
  })

  it('and rules that it can follow are not', () => {
    const digs = { stone: { tools: ['shears', 'wooden_sword'], drops: { item: 'dirt', count: 2 } } }
    const others = {
      falls: { bricks: true },
      needsBelow: { bricks: ['stone'] },
      growth: { carrots: 'sugar' },
    }
    expect(issuesOf({ falls: { dirt: true } })).toEqual([])
    expect(issuesOf({ digs, recipes: { stick: log }, smelts: { glass: 'coal' }, ...others })).toEqual([])
  })
})
