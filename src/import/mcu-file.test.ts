import { existsSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { InvalidFileError } from '../core/errors.ts'
import { DIMENSIONS } from '../mcu/autoeval/dimension.ts'
import { writeCriteria } from '../mcu/import/criteria.ts'
import { type PlayedTask, writeResults } from '../mcu/import/results.ts'
import type { OpenTask } from '../scenario/open/open.ts'
import { openScenario } from '../scenario/open/scenario.ts'
import { mcuStandard } from '../suite/mcu/standard.ts'
import { readTaskFile } from '../task/resolve-task.ts'
import { writeMcuConfig } from './mcu-export.ts'
import { readMcuFile } from './mcu-file.ts'
import { fileOf, NO_SAMPLES, samples as villager } from './testing.ts'

const VERSION = '1.19.2'

const samples = villager === undefined ? undefined : join(dirname(villager), 'mcu')
const read = (name: string, content: unknown) => readMcuFile(fileOf(name, content), { minecraft: VERSION })
const wrong = (name: string, content: unknown) => {
  try {
    read(name, content)
  } catch (error) {
    if (error instanceof InvalidFileError) return error.issues[0]
    throw error
  }
  return expect.fail('the file was read')
}

const played: readonly PlayedTask[] = [
  { task: 'mine_stone', category: 'Mining', score: 1 },
  { task: 'mine_dirt', category: 'Mining', score: 0.25, error: 'the world was gone' },
  { task: 'eat_bread', category: 'Tool Use', score: 0 },
]

describe('a file of MCU', () => {
  it('of results is read, and what does not add up is said', () => {
    const text = writeResults('ours', played)
    expect(read('result.json', text)).toMatchObject({ kind: 'results', notes: [] })
    const { notes } = read('result.json', text.replace('"total_score": 12.5', '"total_score": 13'))
    expect(notes).toEqual(['Mining: scores add up to 12.50, not 13'])
  })

  it('of results names tasks as AgentBeats names its files, unless two would become one', () => {
    const keysOf = (...tasks: string[]) =>
      Object.keys(
        JSON.parse(
          writeResults(
            'ours',
            tasks.map((task) => ({ task, category: 'c', score: 1 })),
          ),
        ).results[0].task_metrics,
      )
    expect(keysOf('mine-iron-ore', 'craft_ladder')).toEqual(['mine_iron_ore', 'craft_ladder'])
    expect(keysOf('a-b', 'a_b')).toEqual(['a-b', 'a_b'])
  })

  it('of results has the score of judges where no rule decides, and none and no share of the total before they looked', () => {
    const text = writeResults('ours', [
      { task: 'build_house', category: 'Building', score: null, judged: 0.55 },
      { task: 'build_garden', category: 'Building', score: null },
    ])
    const [building] = JSON.parse(text).results
    expect(building).toMatchObject({ num_tasks: 2, total_score: 5.5, total_max_score: 10 })
    expect(building.task_metrics.build_house).toMatchObject({ sim_score: 'N/A', score: 5.5 })
    expect(building.task_metrics.build_garden).toMatchObject({ sim_score: 'N/A', score: 'N/A' })
    expect(read('result.json', text)).toMatchObject({ kind: 'results', notes: [] })
  })

  it('of results has the sum of rewards, and the mean of rules and judges where a task is not complete', () => {
    const dimensions = { 'Action Control': 0.6 }
    const text = writeResults('ours', [
      { task: 'a', category: 'combat', score: 0.7 },
      { task: 'b', category: 'combat', score: 0.4, reward: 2, judged: 0, dimensions },
      {
        task: 'c',
        category: 'combat',
        score: 1,
        reward: 5,
        judged: 0.5,
        dimensions: { 'Action Control': 0.2 },
      },
      { task: 'd', category: 'long', score: 0.3, reward: 3, isLong: true },
    ])
    const [combat, long] = JSON.parse(text).results
    expect(combat.task_metrics).toMatchObject({
      a: { sim_score: 7, score: 7, action_control: 'N/A' },
      b: { sim_score: 2, score: 2, action_control: 6 },
      c: { sim_score: 5, score: 10, action_control: 2 },
    })
    expect(combat).toMatchObject({ total_score: 19, total_max_score: 30, avg_action_control: 4 })
    expect(long).toMatchObject({
      total_score: 30,
      total_max_score: 100,
      task_metrics: { d: { sim_score: 3 } },
    })
    expect(read('result.json', text)).toMatchObject({ kind: 'results', notes: [] })
  })

  it('of criteria reads back as it was written', () => {
    const sections = Object.fromEntries(DIMENSIONS.map((name) => [name, ['is it done', 'e.g. so']]))
    expect(read('x.txt', writeCriteria(sections))).toMatchObject({ kind: 'criteria', sections, notes: [] })
  })

  it('of atoms says what each line is', () => {
    const file = read('atoms.txt', 'mine stone\nphilosophise\n')
    expect(file).toMatchObject({ kind: 'atoms', dropped: 1 })
  })

  it.each([
    ['x.png', 'abc', '', 'not a file of MCU'],
    ['x.txt', 'Dear Sir or Madam,\n', '', 'not a list of atoms'],
    ['x.txt', '**Contents**\n- a\n', '', 'none of the six dimensions'],
    ['x.txt', Buffer.from([0xff, 0xfe, 0xc0]), '', 'not UTF-8'],
    ['x.txt', 'mine stone\0', '', 'null bytes'],
    ['x.json', '{"a": 1}', '', 'neither a rating nor results'],
    ['x.json', '[[[[', '', ''],
    ['x.json', '{"results": [{"task_category": 7}], "participants": {}}', 'results.0.task_category', 'text'],
    ['x.json', '{"Task Progress": "99", "task_name": "x"}', 'Task Progress', 'no rating'],
    ['x.yaml', 'text: 7', 'text', 'expected text'],
    ['x.yaml', 'a: [', '', 'not YAML'],
  ])('%s with %j is refused with its place', (name, content, path, message) => {
    const issue = wrong(name, content)
    expect(issue?.path).toBe(path)
    expect(issue?.message).toContain(message)
  })
})

describe('a task written as a config of MCU', () => {
  it('is read as the same scene with the same words', () => {
    for (const draft of mcuStandard().filter((_, index) => index % 30 === 0)) {
      const { task } = readTaskFile(draft, [openScenario])
      const open = task as OpenTask
      const back = read(`${draft.id.replace(/^mcu_(simple|hard)_/, '')}.yaml`, writeMcuConfig(open))
      if (back.kind !== 'task') return expect.fail(back.kind)
      expect(back.draft.goal, draft.id).toBe(open.goal)
      const again = readTaskFile(back.draft, [openScenario]).task as OpenTask
      expect(again.open.setup, draft.id).toEqual(open.open.setup)
      expect(again.open.success, draft.id).toEqual(open.open.success)
    }
  })

  it('keeps rewards and milestones', () => {
    const rule = '{event: craft_item, identity: t, objects: [stick], reward: 2, max_reward_times: 1}'
    const file = read('long.yaml', `custom_init_commands: []\ntext: x\nmilestone_reward_cfg: [${rule}]\n`)
    if (file.kind !== 'task') return expect.fail(file.kind)
    const config = writeMcuConfig(readTaskFile(file.draft, [openScenario]).task as OpenTask)
    expect(read('long.yaml', config)).toMatchObject({
      draft: { open: (file.draft as { open?: unknown }).open },
    })
  })
})

describe.skipIf(samples === undefined || !existsSync(samples))(`the samples ${samples ?? NO_SAMPLES}`, () => {
  it('all import, each as what it is', () => {
    const kinds = new Map<string, number>()
    for (const entry of readdirSync(samples ?? '', { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue
      const { kind } = readMcuFile(join(entry.parentPath, entry.name), { minecraft: VERSION })
      kinds.set(kind, (kinds.get(kind) ?? 0) + 1)
    }
    expect(kinds.get('rating')).toBe(16)
    expect(kinds.get('criteria')).toBe(4)
    expect(kinds.get('task')).toBeGreaterThanOrEqual(14)
  })
})
