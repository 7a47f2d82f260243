import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse, stringify } from 'yaml'
import { packagePath } from '../core/package-root.ts'
import { taskFileText } from '../import/task-file-text.ts'
import { suites } from '../suite/suites.ts'
import { checkTask } from '../task/load-task.ts'
import { kindOf, kindsOf } from '../task/task-format.ts'
import { builtinScenarios } from './builtin.ts'

const check = (text: string) => checkTask(text, 'task.yaml', builtinScenarios)
const text = readFileSync(packagePath('CONTRIBUTING.md'), 'utf8')
const shown = (id: string) =>
  parse(
    [...text.matchAll(/```yaml\n([\s\S]*?)```/g)]
      .map(([, yaml]) => yaml as string)
      .find((yaml) => yaml.includes(`id: ${id}`)) as string,
  )

const example = (id: string) =>
  parse(readFileSync(packagePath('benchmarks', 'planning', 'examples', `${id}.yaml`), 'utf8'))

describe('an infeasible task is detected', () => {
  it('if nothing provides a wanted item, with what is missing', () => {
    const file = shown('first-pickaxe')
    const without = file.gathering.blocks.filter(({ block }: { block: string }) => block !== 'iron_ore')
    expect(() => check(stringify({ ...file, gathering: { ...file.gathering, blocks: without } }))).toThrow(
      /gathering\.obtain\.0: 1 iron_pickaxe cannot be obtained: nothing in the task gives 3 iron_ingot \(.*raw_iron, a furnace and fuel/,
    )
  })

  it('if a gate needs an item that does not exist', () => {
    const file = shown('two-cells')
    const supply = { chests: [] }
    expect(() => check(stringify({ ...file, supply }))).toThrow(
      /escape: only 0 of 1 gold_block can be brought out/,
    )
  })

  it('if a recipe of its world takes what another product needs, with the product that comes of it', () => {
    const file = example('iron-pickaxe')
    const takes = [{ item: 'oak_planks', count: 4 }]
    const rules = { name: 'test', recipes: { stick: { makes: 4, takes } } }
    expect(() => check(stringify({ ...file, rules }))).toThrow(/a grid with 4 oak_planks makes stick\)/)
  })

  it('if a rule names no mechanism of its escape, and says that alone', () => {
    const openings = { door: { openedBy: ['levr'] } }
    const file = example('two-rooms')
    const [gate] = file.escape.gates
    const [lever] = file.escape.mechanisms
    const rules = { name: 'test', openings: { [gate.id]: { openedBy: [`${lever.id}x`] } } }
    const messageOf = () => check(stringify({ ...file, rules }))
    expect(messageOf).toThrow(`there is no mechanism "${lever.id}x"; did you mean "${lever.id}"?`)
    expect(messageOf).not.toThrow(/\n/)
    expect(() => check(stringify({ ...file, rules: { name: 'test', openings } }))).toThrow(
      /no gate or teleport "door"/,
    )
  })

  it('if a block would fall, with nothing to stand on', () => {
    const file = shown('hut')
    const blueprint = { origin: [0, -60, 0], blocks: [{ block: 'sand', at: [0, 4, 0] }] }
    expect(() => check(stringify({ ...file, blueprint }))).toThrow(
      /blueprint: sand at \(0, -56, 0\): falls unless there is a block below it, \(0, -57, 0\), where there is none/,
    )
  })
})

describe('a block that would not stay is named with the cell that it needs', () => {
  const blueprintWith = (block: string, under?: string) => ({
    origin: [0, -60, 0],
    blocks: [{ block, at: [0, 1, 0] }, ...(under === undefined ? [] : [{ block: under, at: [0, 0, 0] }])],
  })
  it.each([
    [
      'wall_torch[facing=south]',
      undefined,
      'hangs on the block to its north, (0, -59, -1), where there is none',
    ],
    ['lever[face=ceiling,facing=north]', undefined, 'hangs from the block above it, (0, -58, 0), where'],
    ['torch', 'oak_leaves', 'stands on the block below it, (0, -60, 0); oak_leaves does not hold it'],
    ['oak_door[facing=north]', undefined, 'stands on the block below it, (0, -60, 0), where there is none'],
    [
      'carrots',
      'stone',
      'stands on the block below it, (0, -60, 0); stone does not hold it: it needs farmland there',
    ],
    ['sugar_cane', 'sand', 'sand does not hold it: it needs sand with water beside it there'],
    ['carrots', undefined, 'where there is nothing; it needs farmland there'],
  ])('%s over %s in a blueprint', (block, under, words) => {
    const file = { ...shown('hut'), blueprint: blueprintWith(block, under) }
    expect(() => check(stringify(file))).toThrow(words)
  })

  it('among the blocks that a task puts up before the run', () => {
    const file = shown('first-pickaxe')
    const blocks = [
      ...file.gathering.blocks,
      { block: 'wheat[age=7]', at: [-6, -60, 3] },
      { block: 'wall_torch[facing=north]', at: [-6, -59, 5] },
      { block: 'red_bed[part=head,facing=east]', at: [-4, -60, 7] },
      { block: 'oak_door[half=lower,facing=north]', at: [-7, -60, 7] },
      { block: 'oak_door[half=upper,facing=north]', at: [-7, -59, 7] },
    ]
    const issue = () => check(stringify({ ...file, gathering: { ...file.gathering, blocks } }))
    expect(issue).toThrow(
      'wheat[age=7] at (-6, -60, 3): stands on the block below it, (-6, -61, 3); grass_block',
    )
    expect(issue).toThrow('wall_torch[facing=north] at (-6, -59, 5): hangs on the block to its south')
    expect(issue).toThrow('is the head of a bed whose foot is to be at (-5, -60, 7), where there is none')
    expect(issue).not.toThrow('oak_door')
  })
})

it('names each ingredient that is missing, not the product of those available', () => {
  const file = shown('first-pickaxe')
  const supply = { chests: [{ at: [3, -60, 3], items: [{ item: 'wheat', count: 2 }] }] }
  const obtain = [{ item: 'cake', count: 1 }]
  const { checkpoints: _, ...gathering } = { ...file.gathering, obtain }
  expect(() => check(stringify({ ...file, supply, gathering }))).toThrow(
    /1 cake cannot be obtained: nothing in the task gives .*2 sugar \(.*\), 1 egg, 1 wheat/,
  )
})

it('has an example of each kind of task in benchmarks/demo/, and each can be completed', () => {
  const folder = packagePath('benchmarks/demo')
  const files = readdirSync(folder).filter((name) => name.endsWith('.yaml'))
  const kinds = files.map((name) =>
    kindOf(builtinScenarios, checkTask(readFileSync(join(folder, name), 'utf8'), name, builtinScenarios)),
  )
  expect([...new Set(kinds)].sort()).toEqual(kindsOf(builtinScenarios).sort())
})

it('reads a cooking task under either name, and refuses one that scores no recipe', () => {
  const cake = readFileSync(packagePath('benchmarks/demo/cake.yaml'), 'utf8')
  const named = (scenario: string) => cake.replace('scenario: cooking', `scenario: ${scenario}`)
  expect(check(named('gathering'))).toEqual(check(cake))
  const { checkpoints: _, ...gathering } = parse(cake).gathering
  expect(() => check(stringify({ ...parse(cake), gathering }))).toThrow(
    /scenario: this is a task of the kind gathering, not cooking/,
  )
})

it.each(['villager', 'ablation'])(
  'every task of the suite %s is feasible',
  (id) => {
    const drafts = suites.find((suite) => suite.id === id)?.tasks({}) ?? []
    expect(drafts.length).toBeGreaterThan(0)
    for (const draft of drafts) expect(() => check(taskFileText(draft)), draft.id).not.toThrow()
  },
  60_000,
)
