/*
 * `npm run bench:planning`: measures the benefit of causal refinement with simulated models whose errors are known
 * (profiles/simulated.yaml), on tasks whose true dependencies are derived from the game's data. Every comparison is paired
 * by task and seed, and intervals treat both as random. `-- --seeds 3` uses fewer seeds, `-- --quick` a tenth of the tasks,
 * `-- --only strong,scaling` some of the profiles, with or without the scaling.
 * `-- --rivals` compares with the methods of the literature at 5, 10, 20, 40 and 80 questions, with and without rules in the prompt.
 * `-- --rules` plans in worlds with other rules for crafting and digging; `--world` in addition tries all subtasks out there.
 * `-- --experience` plays ten episodes of tasks in such worlds and learns from each; `--svg FILE` draws the curves.
 */
import '../../test/support/guarded.ts'
import { flags } from './planning-flags.ts'

if (flags.rivals) await import('./rivals/compare.ts')
else if (flags.experience) await import('./experience/compare.ts')
else if (flags.rules) await import('./rules/compare.ts')
else await import('./refinement.ts')
