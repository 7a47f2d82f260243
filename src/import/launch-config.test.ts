import { writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parseTask } from '../scenario/testing.ts'
import { importFile } from './import-file.ts'
import { importers } from './importers.ts'
import { taskFileText } from './task-file-text.ts'
import { all, fileOf, refusalOf, taskOf } from './testing.ts'

const VERSION = '1.19.2'

describe('a launch configuration', () => {
  const run = (more: object = {}) => ({
    api_model: 'gpt',
    task_type: 'construction',
    task_idx: 0,
    agent_num: 2,
    task_goal: 'Build.',
    document_file: 'data\\map_description.json',
    host: '127.0.0.1',
    port: 25565,
    task_name: 'gpt_construction_task0_2p',
    ...more,
  })
  const blueprints = [
    { name: 'lamp', size: [0, 0, 0], blocks: [{ name: 'dirt', position: [0, 0, 0], facing: 'A' }] },
  ]

  it('is read with the tasks of the data folder, for the team size that it names', async () => {
    const file = fileOf('launch.json', [run({ dig_needed: 'true' })])
    writeFileSync(join(dirname(file), 'building_blue_print.json'), JSON.stringify(blueprints))
    const { draft, notes } = taskOf((await all(importFile(file, importers, { minecraft: VERSION })))[0])
    expect([draft.id, draft.agents]).toEqual(['gpt-construction-task0-2p', 2])
    expect(notes).toEqual([expect.stringMatching(/dig_needed/), expect.stringMatching(/Windows slashes/)])
  })

  it('9: reads "false" as false; the original reads it as true', async () => {
    const file = fileOf('launch.json', [run({ dig_needed: 'false', document_file: '' })])
    writeFileSync(join(dirname(file), 'building_blue_print.json'), JSON.stringify(blueprints))
    expect(taskOf((await all(importFile(file, importers, { minecraft: VERSION })))[0]).notes).toEqual([])
  })

  it('has control characters of its texts read as spaces, since task files may not hold any', async () => {
    const file = fileOf('launch.json', [
      run({ task_goal: 'Work\u0000together.\u001b[2J', document_file: '' }),
    ])
    writeFileSync(join(dirname(file), 'building_blue_print.json'), JSON.stringify(blueprints))
    const { draft, notes } = taskOf((await all(importFile(file, importers, { minecraft: VERSION })))[0])
    expect(draft.goal).toBe('Work together. [2J')
    expect(notes).toEqual(['control characters became spaces in goal'])
    expect(parseTask(taskFileText(draft, notes), 'imported.yaml').goal).toBe(draft.goal)
  })

  it.each([
    ['a task that the data do not have', run({ task_idx: 9 }), 'task_idx'],
    ['a puzzle', run({ task_type: 'puzzle' }), 'task_type'],
    ['a meta task', run({ task_type: 'meta' }), 'task_type'],
    ['an unknown kind', run({ task_type: 'dance' }), 'task_type'],
    ['no team', run({ agent_num: 0 }), 'agent_num'],
    ['farms without data', run({ task_type: 'farming' }), 'task_idx'],
  ])('with %s is refused there', async (_name, entry, field) => {
    const file = fileOf('launch.json', [entry])
    writeFileSync(join(dirname(file), 'building_blue_print.json'), JSON.stringify(blueprints))
    expect(refusalOf((await all(importFile(file, importers, { minecraft: VERSION })))[0]).field).toBe(field)
  })

  it('has only the wanted runs read, by their numbers', async () => {
    const file = fileOf('launch.json', [
      run({ task_name: 'a' }),
      run({ task_name: 'b' }),
      run({ task_name: 'c' }),
    ])
    writeFileSync(join(dirname(file), 'building_blue_print.json'), JSON.stringify(blueprints))
    const found = await all(importFile(file, importers, { minecraft: VERSION, only: (index) => index === 1 }))
    expect(found.map((outcome) => taskOf(outcome).draft.id)).toEqual(['b'])
  })

  it('has its constructions read where the farms are incomplete', async () => {
    const file = fileOf('launch.json', [run(), run({ task_type: 'farming', task_name: 'cake' })])
    const data = dirname(file)
    writeFileSync(join(data, 'building_blue_print.json'), JSON.stringify(blueprints))
    writeFileSync(join(data, 'farm_setting.json'), '[]')
    const [built, cooked] = await all(importFile(file, importers, { minecraft: VERSION }))
    expect(built?.kind).toBe('task')
    expect(refusalOf(cooked).reason).toContain(`there is no ${join(data, 'farm_blue_print.json')}`)
  })

  it('names a run with an issue as the file does', async () => {
    const found = await all(
      importFile(fileOf('launch.json', [run({ agent_num: 27 })]), importers, { minecraft: VERSION }),
    )
    expect(refusalOf(found[0])).toMatchObject({
      task: 'run 0 (gpt_construction_task0_2p)',
      reason: 'expected at most 26, got 27',
    })
  })

  it('gives each of several runs of one structure its own name, team and goal', async () => {
    const file = fileOf('launch.json', [
      run({ task_name: 'a' }),
      run({ task_name: 'b' }),
      run({ task_name: 'c', agent_num: 5 }),
      run({ task_name: 'd', task_goal: 'Hurry.' }),
    ])
    writeFileSync(join(dirname(file), 'building_blue_print.json'), JSON.stringify(blueprints))
    const drafts = (await all(importFile(file, importers, { minecraft: VERSION }))).map(
      (outcome) => taskOf(outcome).draft,
    )
    expect(drafts.map(({ id, agents, goal }) => [id, agents, goal])).toEqual([
      ['a', 2, 'Build.'],
      ['b', 2, 'Build.'],
      ['c', 5, 'Build.'],
      ['d', 2, 'Hurry.'],
    ])
  })

  it('with a duplicate run skips the second, as the original does', async () => {
    const file = fileOf('launch.json', [run(), run()])
    writeFileSync(join(dirname(file), 'building_blue_print.json'), JSON.stringify(blueprints))
    expect((await all(importFile(file, importers, { minecraft: VERSION }))).map(({ kind }) => kind)).toEqual([
      'task',
      'refused',
    ])
  })
})

it('a file that names no team is read for the requested team size', async () => {
  const file = fileOf('blueprints.json', [
    { name: 'lamp', size: [0, 0, 0], blocks: [{ name: 'dirt', position: [0, 0, 0], facing: 'A' }] },
  ])
  const read = async (agents?: number) =>
    taskOf(
      (
        await all(
          importFile(file, importers, {
            minecraft: VERSION,
            ...(agents === undefined ? {} : { agents }),
          }),
        )
      )[0],
    ).draft.agents
  expect([await read(5), await read()]).toEqual([5, undefined])
})
