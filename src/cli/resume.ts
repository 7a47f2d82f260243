import { Command, InvalidArgumentError } from 'commander'
import { modelFailureOf } from '../core/errors.ts'
import type { Threshold } from '../experiment/analysis/thresholds.ts'
import { ExperimentFolder } from '../experiment/matrix/experiment-folder.ts'
import { latestPlugins, mixtureOf } from '../experiment/matrix/played-with.ts'
import { assertKeyMayGo, URL_VARIABLE, withItsKey } from '../model/openai/endpoint-url.ts'
import { loadReferences } from '../plugin/load.ts'
import { gatheringText, isGathered } from '../report/gathering-text.ts'
import { conduct } from './conduct.ts'
import { claimLockOption, failUnderOption, jobsOf } from './experiment-options.ts'
import { allOption, layoutHere } from './layout.ts'
import { type BudgetFlags, budgetOf, withBudgetFlags } from './model-options.ts'
import { jsonOption, printerOf } from './output.ts'
import { withReloadedPluginFlag } from './plugin-options.ts'
import { type PoolFlags, withPoolFlags } from './pool-options.ts'
import { untilOption } from './until-option.ts'
import { positive } from './whole-number.ts'

interface ResumeFlags extends BudgetFlags, PoolFlags {
  plugin?: string[]
  mixed?: boolean
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
  withPoolFlags(withBudgetFlags(withReloadedPluginFlag(new Command('resume'))))
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
    .option(
      '--mixed',
      'resume even though code, a plug-in or a task has changed since the earlier episodes; every table then says so',
    )
    .addOption(failUnderOption())
    .addOption(untilOption())
    .addOption(claimLockOption())
    .option('--plain', 'plain lines, also on a terminal')
    .addOption(allOption())
    .addOption(jsonOption())
    .action(async (path: string, flags: ResumeFlags) => {
      const folder = ExperimentFolder.open(path)
      assertKeyMayGo(folder.spec.modelSettings.baseUrl, flags.baseUrl, process.env)
      const recorded = folder.spec.modelSettings.baseUrl
      if (recorded !== undefined)
        folder.reachEndpointAt(withItsKey(recorded, [flags.baseUrl, process.env[URL_VARIABLE]]))
      // Whether they have changed is checked below, together with code and tasks.
      const catalogue = await loadReferences(latestPlugins(folder.spec), {
        given: flags.plugin ?? [],
        acceptChanges: true,
      })
      const mixture = mixtureOf(folder, {
        plugins: catalogue.references,
        allow: flags.mixed === true,
        now: new Date(),
      })
      const budget = { ...folder.spec.budget, ...budgetOf(flags) }
      await conduct(folder, { ...flags, catalogue, mixture, budget, jobs: jobsOf(flags) })
      if (isGathered(folder)) printerOf(flags)(`\n${gatheringText(folder, layoutHere(flags))}`)
    })

/** Outcomes, or model error codes. */
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
