import { Command } from 'commander'
import { UsageError } from '../core/errors.ts'
import { designProtocol } from '../experiment/protocol/design-protocol.ts'
import { loadProtocol } from '../experiment/protocol/protocol-file.ts'
import { createProtocolFolder } from '../experiment/protocol/protocol-folder.ts'
import type { Catalogue } from '../plugin/catalogue.ts'
import { conduct } from './conduct.ts'
import { jobsOf, positive, seedList, stamp } from './experiment-options.ts'
import { allOption } from './layout.ts'
import { withPluginFlag } from './plugin-options.ts'
import { type PoolFlags, withPoolFlags } from './pool-options.ts'

/** The flags of a planned experiment: everything else stands in its protocol. */
export interface ProtocolFlags extends PoolFlags {
  pilot?: boolean
  seeds?: number[]
  because?: string
  jobs?: number
  id?: string
  experiments: string
  plain?: boolean
  all?: boolean
}

export const withProtocolFlags = (command: Command): Command =>
  withPoolFlags(withPluginFlag(command))
    .option('--pilot', 'play the pilot alone: the primary block with the seeds of the pilot')
    .option('--seeds <list>', 'play these seeds instead, and say so in the results', seedList)
    .option('--because <why>', 'why the protocol is not followed')
    .option('--jobs <n>', 'episodes at a time (default: as many as cores and memory allow)', positive)
    .option('--id <id>', 'name of the experiment (default: that of the protocol, and time)')
    .option('--experiments <folder>', 'folder of all experiments', 'experiments')
    .option('--plain', 'plain lines, also on a terminal')
    .addOption(allOption())

export const experimentCommand = (catalogue: Catalogue): Command =>
  withProtocolFlags(new Command('experiment'))
    .description('play an experiment as its protocol says, and say whether it was followed')
    .argument('<protocol>', 'protocol file (YAML), such as benchmarks/ablation/table-4.yaml')
    .action((path: string, flags: ProtocolFlags) => conductProtocol(path, flags, catalogue))

/** Plays the experiment of a protocol file. */
export async function conductProtocol(
  path: string,
  { pilot = false, seeds, because, ...flags }: ProtocolFlags,
  catalogue: Catalogue,
): Promise<void> {
  if ((seeds === undefined) !== (because === undefined)) {
    throw new UsageError('--seeds and --because belong together.', {
      hint: 'Whoever does not follow a protocol says why, e.g. --seeds 1-2 --because "a first look".',
    })
  }
  if (pilot && seeds !== undefined) {
    throw new UsageError('--pilot has the seeds that the protocol names.', { hint: 'Leave out --seeds.' })
  }
  const now = new Date()
  const file = loadProtocol(path)
  const id = flags.id ?? `${file.protocol.id}${pilot ? '-pilot' : ''}-${stamp(now)}`
  const instead = seeds === undefined || because === undefined ? undefined : { seeds, because }
  const design = designProtocol(file, { catalogue, id, pilot, instead, now })
  const folder = createProtocolFolder(flags.experiments, file, design)
  await conduct(folder, { ...flags, catalogue, jobs: jobsOf(flags) })
}
