import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { importFile } from '../../src/import/import-file.ts'
import { importers } from '../../src/import/importers.ts'
import { taskFileText } from '../../src/import/task-file-text.ts'
import { all, NO_SAMPLES, samples } from '../../src/import/testing.ts'
import { parseTask } from '../../src/scenario/testing.ts'
import type { Task } from '../../src/task/task.ts'
import { play } from '../support/play.ts'

/* Tasks of VillagerBench's own files, read where this machine has them, written as task files and played. */

async function imported(file: string, id: string): Promise<Task> {
  const data = join(samples as string, 'farm_blue_print.sample.json')
  const found = await all(
    importFile(join(samples as string, file), importers, { minecraft: '1.19.2', data, agents: 3 }),
  )
  const drafts = found.flatMap((outcome) => (outcome.kind === 'task' ? [outcome.draft] : []))
  const draft = drafts.find((one) => one.id === id)
  if (draft === undefined) expect.fail(`${file} gives ${drafts.map((one) => one.id).join(', ')}`)
  return parseTask(taskFileText(draft), id)
}

describe.skipIf(samples === undefined)(
  `a task of VillagerBench ${samples === undefined ? NO_SAMPLES : ''}`,
  () => {
    it.each([
      ['escape_atom.sample.json', 'escape-atom-1-lever'],
      ['escape_atom.sample.json', 'escape-atom-2-lever'],
      ['escape_atom.sample.json', 'escape-atom-4-spruce-pressure-plate'],
      ['farm_setting.sample.json', 'cake-0'],
    ])('of %s is played to its end by the expert', async (file, id) => {
      const { card } = await play(await imported(file, id))
      expect(card).toMatchObject({ outcome: 'success', completionRate: { value: 1 } })
    })
  },
)
