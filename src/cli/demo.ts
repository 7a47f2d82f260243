import { Command } from 'commander'
import { packagePath } from '../core/package-root.ts'
import { findTasks } from '../experiment/matrix/find-tasks.ts'
import { play } from './play.ts'
import { type RunFlags, withRunFlags } from './run-options.ts'

export const demoCommand = (): Command =>
  withRunFlags(new Command('demo'))
    .description('play and score the demo: three agents build a pavilion; no key, no Java')
    .action((flags: RunFlags) => {
      const [pavilion] = findTasks([packagePath('benchmarks', 'demo', 'pavilion.yaml')])
      if (pavilion !== undefined) return play(pavilion, flags)
    })
