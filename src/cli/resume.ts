import { Command, InvalidArgumentError } from 'commander'
import { modelFailureOf } from '../core/errors.ts'
import type { Threshold } from '../experiment/analysis/thresholds.ts'
import { ExperimentFolder } from '../experiment/matrix/experiment-folder.ts'
import { provenance } from '../experiment/provenance.ts'
import { assertKeyMayGo } from '../model/openai/endpoint-url.ts'
import { loadReferences } from '../plugin/load.ts'
import { gatheringText, isGathered } from '../report/gathering-text.ts'
import { conduct } from './conduct.ts'
import { claimLockOption, failUnderOption, jobsOf } from './experiment-options.ts'
import { allOption, layoutHere } from './layout.ts'
import { type BudgetFlags, budgetOf, withBudgetFlags } from './model-options.ts'
import { jsonOption, printerOf } from './output.ts'
import { type RecordedPluginFlags, withRecordedPluginFlags } from './plugin-options.ts'
import { type PoolFlags, withPoolFlags } from './pool-options.ts'
import { untilOption } from './until-option.ts'
import { positive } from './whole-number.ts'

interface ResumeFlags extends RecordedPluginFlags, BudgetFlags, PoolFlags {
  jobs?: number
  baseUrl?: string
  plain?: boolean
  all?: boolean
  json?: boolean
  again?: Set<string>
  failUnder?: Threshold[]
  until?: number
  lock?: number
}

export const resumeCommand = (): Command =>
  withPoolFlags(withBudgetFlags(withRecordedPluginFlags(new Command('resume'))))
    .description(
      'continue an experiment that was stopped, killed or ran out of budget; nothing is played twice',
    )
    .argument('<experiment>', 'folder of an experiment')
    .option('--jobs <n>', 'episodes at a time (default: as many as cores and memory allow)', positive)
    .option(
      '--again <list>',
      'also play settled episodes again that ended so: model_error or world_crash (faults of the infrastructure), or a code such as model_filter',
      faultList,
    )
    .option('--base-url <url>', 'where the key may go, if the experiment names a host of its own')
    .addOption(failUnderOption())
    .addOption(untilOption())
    .addOption(claimLockOption())
    .option('--plain', 'plain lines, also on a terminal')
    .addOption(allOption())
    .addOption(jsonOption())
    .action(async (path: string, flags: ResumeFlags) => {
      const folder = ExperimentFolder.open(path)
      assertKeyMayGo(folder.spec.modelSettings.baseUrl, flags.baseUrl, process.env)
      const catalogue = await loadReferences(folder.spec.plugins, {
        given: flags.plugin ?? [],
        acceptChanges: flags.acceptChangedPlugins === true,
      })
      const then = folder.spec.versions?.git?.commit
      const now = provenance().git?.commit
      if (then !== undefined && now !== undefined && then !== now)
        process.stderr.write(
          `note: begun with commit ${then.slice(0, 10)}, resumed with ${now.slice(0, 10)}; their results may not be comparable\n`,
        )
      const budget = { ...folder.spec.budget, ...budgetOf(flags) }
      await conduct(folder, { ...flags, catalogue, budget, jobs: jobsOf(flags) })
      if (isGathered(folder)) printerOf(flags)(`\n${gatheringText(folder, layoutHere(flags))}`)
    })

/** Outcomes, or codes of model errors. */
function faultList(text: string): Set<string> {
  const names = text.split(',').map((name) => name.trim())
  const unknown = names.find(
    (name) => name !== 'model_error' && name !== 'world_crash' && modelFailureOf(name) === undefined,
  )
  if (unknown === undefined) return new Set(names)
  throw new InvalidArgumentError(
    `"${unknown}" is neither model_error, world_crash nor the code of a model error, such as model_filter.`,
  )
}
