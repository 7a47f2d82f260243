import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Environment, type EnvironmentOptions } from '../../src/environment/environment.ts'
import { Catalogue } from '../../src/plugin/catalogue.ts'
import { createExpert } from '../../src/question/expert/expert.ts'
import type { Task } from '../../src/task/task.ts'

/** An environment of a task in a folder of its own. */
export function environmentOf(
  task: Task,
  options: Partial<EnvironmentOptions> & Pick<EnvironmentOptions, 'slots'>,
): Environment {
  const catalogue = new Catalogue([])
  return new Environment({
    task,
    taskFile: `${task.id}.yaml`,
    seed: 1,
    answerer: createExpert(catalogue),
    scoring: catalogue,
    root: mkdtempSync(join(tmpdir(), 'environment-')),
    runPrefix: task.id,
    wallClock: () => 0,
    ...options,
  })
}

/** An action in the form with names. */
export const keys = (buttons: string, pitch = 0, yaw = 0): unknown => ({
  action_type: 'env',
  action: {
    ...Object.fromEntries(
      buttons
        .split(' ')
        .filter((word) => word !== '')
        .map((word) => [word, 1]),
    ),
    camera: [pitch, yaw],
  },
})
