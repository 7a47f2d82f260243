import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse, stringify } from 'yaml'
import { packagePath } from '../core/package-root.ts'
import { taskFileText } from '../import/task-file-text.ts'
import { suites } from '../suite/suites.ts'
import { checkTask } from '../task/load-task.ts'
import { builtinScenarios } from './builtin.ts'

const check = (text: string) => checkTask(text, 'task.yaml', builtinScenarios)
const text = readFileSync(packagePath('CONTRIBUTING.md'), 'utf8')
const shown = (id: string) =>
  parse(
    [...text.matchAll(/```yaml\n([\s\S]*?)```/g)]
      .map(([, yaml]) => yaml as string)
      .find((yaml) => yaml.includes(`id: ${id}`)) as string,
  )

describe('an infeasible task is detected', () => {
  it('if nothing provides a wanted item, with what is missing', () => {
    const file = shown('first-pickaxe')
    const without = file.gathering.blocks.filter(({ block }: { block: string }) => block !== 'iron_ore')
    expect(() => check(stringify({ ...file, gathering: { ...file.gathering, blocks: without } }))).toThrow(
      /gathering\.obtain\.0: 1 iron_pickaxe cannot be obtained: .*iron_pickaxe/,
    )
  })

  it('if a gate needs an item that does not exist', () => {
    const file = shown('two-cells')
    const supply = { chests: [] }
    expect(() => check(stringify({ ...file, supply }))).toThrow(
      /escape: only 0 of 1 gold_block can be brought out/,
    )
  })

  it('if a block would fall, with nothing to stand on', () => {
    const file = shown('hut')
    const blueprint = { origin: [0, -60, 0], blocks: [{ block: 'sand', at: [0, 4, 0] }] }
    expect(() => check(stringify({ ...file, blueprint }))).toThrow(
      /blueprint: nothing to place these against: sand at \(0, -56, 0\)/,
    )
  })
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
