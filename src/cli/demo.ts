import { Command } from 'commander'
import { packagePath } from '../core/package-root.ts'
import { findTasks } from '../experiment/matrix/find-tasks.ts'
import type { Catalogue } from '../plugin/catalogue.ts'
import { allOption, type LayoutFlags } from './layout.ts'
import { play } from './play.ts'
import { type RunFlags, withRunFlags } from './run-options.ts'

export const demoCommand = (catalogue: Catalogue): Command =>
  withRunFlags(new Command('demo'), catalogue)
    .description('play and score the demo: three agents build a pavilion; no key, no Java')
    .addOption(allOption())
    .action((flags: RunFlags & LayoutFlags) => {
      const [pavilion] = findTasks([packagePath('benchmarks', 'demo', 'pavilion.yaml')], catalogue)
      if (pavilion !== undefined) return play(pavilion, flags, catalogue)
    })
