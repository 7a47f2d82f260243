import { Command } from 'commander'
import { UsageError } from '../core/errors.ts'
import { handIn } from '../experiment/matrix/calibrate-once.ts'
import { handKnowledge } from '../experiment/matrix/experiment-knowledge.ts'
import { withReportedContexts } from '../experiment/matrix/reported-contexts.ts'
import { designProtocol } from '../experiment/protocol/design-protocol.ts'
import { loadProtocol } from '../experiment/protocol/protocol-file.ts'
import { createProtocolFolder } from '../experiment/protocol/protocol-folder.ts'
import type { Catalogue } from '../plugin/catalogue.ts'
import { calibrationOption, calibrationsIn } from './calibration-option.ts'
import { conduct } from './conduct.ts'
import {
  jobsOf,
  nameOf,
  type PlayingFlags,
  playingOf,
  seedList,
  stamp,
  withPlayingFlags,
} from './experiment-options.ts'
import { knowledgeOption } from './knowledge-option.ts'
import {
  type EndpointFlags,
  transcriptsOption,
  withEndpointFlags,
  withEpisodeBudgetFlags,
} from './model-options.ts'
import { jsonOption } from './output.ts'
import { withPluginFlag } from './plugin-options.ts'
import { filmOption } from './run-options.ts'

/** The flags for playing a planned experiment; its protocol defines the episodes. */
export interface ProtocolFlags extends PlayingFlags, EndpointFlags {
  pilot?: boolean
  seeds?: number[]
  because?: string
  calibration?: string[]
  knowledge?: string
  film?: 'on' | 'off'
  json?: boolean
}

export const withProtocolFlags = (command: Command): Command =>
  withPlayingFlags(withEpisodeBudgetFlags(withEndpointFlags(withPluginFlag(command))))
    .option('--pilot', 'play the pilot alone: the primary block with the seeds of the pilot')
    .option('--seeds <list>', 'play these seeds instead, and say so in the results', seedList)
    .option('--because <why>', 'why the protocol is not followed')
    .addOption(calibrationOption())
    .addOption(knowledgeOption())
    .addOption(filmOption())
    .addOption(transcriptsOption())
    .option('--plain', 'plain lines, also on a terminal')
    .addOption(jsonOption())

export const experimentCommand = (catalogue: Catalogue): Command =>
  withProtocolFlags(new Command('experiment'))
    .description('play an experiment according to its protocol, and report whether it was followed')
    .argument('<protocol>', 'protocol file (YAML), such as benchmarks/ablation/method.yaml')
    .action((path: string, flags: ProtocolFlags) => conductProtocol(path, flags, catalogue))

/** Plays the experiment of a protocol file. */
export async function conductProtocol(
  path: string,
  { pilot = false, seeds, because, ...flags }: ProtocolFlags,
  catalogue: Catalogue,
): Promise<void> {
  if ((seeds === undefined) !== (because === undefined)) {
    throw new UsageError('--seeds and --because belong together.', {
      hint: 'A deviation from the protocol needs a reason, e.g. --seeds 1-2 --because "a first look".',
    })
  }
  if (pilot && seeds !== undefined) {
    throw new UsageError('--pilot has the seeds that the protocol names.', { hint: 'Leave out --seeds.' })
  }
  const now = new Date()
  const file = loadProtocol(path)
  const id = nameOf(flags, `${file.protocol.id}${pilot ? '-pilot' : ''}-${stamp(now)}`)
  const instead = seeds === undefined || because === undefined ? undefined : { seeds, because }
  const playing = playingOf(flags)
  const design = designProtocol(file, { catalogue, id, pilot, instead, now, playing })
  const models = [...new Set(design.spec.conditions.map(({ model }) => model))]
  const sheets = calibrationsIn(flags.calibration, models)
  const spec = await withReportedContexts(design.spec, catalogue)
  const folder = createProtocolFolder(flags.experiments, file, { ...design, spec })
  handIn(folder, sheets)
  handKnowledge(folder, flags.knowledge, catalogue)
  await conduct(folder, { ...flags, catalogue, jobs: jobsOf(flags) })
}
