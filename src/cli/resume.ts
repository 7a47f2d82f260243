import { Command } from 'commander'
import { ExperimentFolder } from '../experiment/matrix/experiment-folder.ts'
import { provenance } from '../experiment/provenance.ts'
import { conduct } from './conduct.ts'
import { jobsOf } from './experiment-options.ts'

export const resumeCommand = (): Command =>
  new Command('resume')
    .description(
      'go on with an experiment that was stopped, killed or ran out of budget; nothing is played twice',
    )
    .argument('<experiment>', 'folder of an experiment')
    .option('--jobs <n>', 'episodes at a time (default: as many as cores and memory allow)', Number)
    .option('--plain', 'plain lines, also on a terminal')
    .action(async (path: string, flags: { jobs?: number; plain?: boolean }) => {
      const folder = ExperimentFolder.open(path)
      const then = folder.spec.versions?.git?.commit
      const now = provenance().git?.commit
      if (then !== undefined && now !== undefined && then !== now)
        process.stderr.write(
          `note: begun with commit ${then.slice(0, 10)}, gone on with ${now.slice(0, 10)}; results of both may not compare\n`,
        )
      await conduct(folder, { ...flags, jobs: jobsOf(flags) })
    })
