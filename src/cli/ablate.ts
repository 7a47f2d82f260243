import { Command } from 'commander'
import { packagePath } from '../core/package-root.ts'
import type { Catalogue } from '../plugin/catalogue.ts'
import { conductProtocol, type ProtocolFlags, withProtocolFlags } from './experiment.ts'

export const ablateCommand = (catalogue: Catalogue): Command =>
  withProtocolFlags(new Command('ablate'))
    .description(
      'the ablation of the method, after the paper’s Table 4: the experiment of benchmarks/ablation/method.yaml',
    )
    .action((flags: ProtocolFlags) =>
      conductProtocol(packagePath('benchmarks', 'ablation', 'method.yaml'), flags, catalogue),
    )
