/*
 * `npm run bench:planning`: measures the benefit of causal refinement with simulated models whose errors are known
 * (profiles/simulated.yaml), on tasks whose true dependencies are derived from the game's data. Every comparison is paired
 * by task and seed, and intervals treat both as random. `-- --seeds 3` uses fewer seeds, `-- --quick` a tenth of the tasks,
 * `-- --only strong,scaling` some of the profiles, with or without the scaling.
 * `-- --rivals` compares with the methods of the literature at 5, 10, 20, 40 and 80 questions, with and without rules in the prompt.
 * `-- --rules` plans in 50 worlds with other rules, over four scenarios; `--world` in addition tries all subtasks out there, `--plays` lets teams
 * play in 20 of them. `--worlds N` takes the first N, `--seed S` draws other rules.
 * `-- --experience` plays ten episodes of tasks in such worlds and learns from each; `--svg FILE` draws the curves, `--worlds N` and `--episodes N` take
 * fewer.
 */
import '../../test/support/guarded.ts'
import { flags } from './planning-flags.ts'

if (flags.rivals) await import('./rivals/compare.ts')
else if (flags.experience) await import('./experience/compare.ts')
else if (flags.rules && flags.plays) await import('./rules/plays.ts')
else if (flags.rules) await import('./rules/compare.ts')
else await import('./refinement.ts')
