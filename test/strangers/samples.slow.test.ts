import { existsSync } from 'node:fs'
import { afterAll, describe, expect, it } from 'vitest'
import { play } from '../../benchmarks/strangers/play.ts'
import { sampleTasks } from '../../benchmarks/strangers/sample-tasks.ts'
import { packagePath } from '../../src/core/package-root.ts'
import { NotApplicableError } from '../../src/core/support.ts'
import { EpisodePlayer } from '../../src/experiment/episode-player.ts'

const SAMPLES = process.env.CAUSALMACE_SAMPLES ?? packagePath('..', 'shared', 'samples')
/** Takes minutes; `npm run strangers` plays it. */
const LONG = 'mine_diamond_from_scratch'
const TEAM = 3
const NOT_APPLICABLE = new NotApplicableError('').code

/** The tasks of other projects' files that a plan is known for; none on a machine without the files. */
const tasks = existsSync(SAMPLES)
  ? (await sampleTasks(SAMPLES, TEAM)).filter(({ name, task }) => task !== undefined && !name.includes(LONG))
  : []

describe.skipIf(tasks.length === 0)('tasks of other projects, made for one player or two', () => {
  const player = new EpisodePlayer()
  afterAll(() => player.close())

  it.each(tasks)('are completed by three: $name', async ({ name, task }) => {
    if (task === undefined) return
    const names = { building: name, from: 'samples', agents: TEAM, code: '' } as const
    try {
      const row = await play({ ...names, task }, player, { signal: new AbortController().signal })
      expect(row).toMatchObject({ outcome: 'success', completion: 1 })
    } catch (error) {
      // No plan is known for it, and the planner says so.
      if ((error as { code?: string }).code !== NOT_APPLICABLE) throw error
    }
  })
})
