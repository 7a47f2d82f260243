import { type Command, InvalidArgumentError, Option } from 'commander'
import { causalDefaults } from '../planner/causal/causal-planner.ts'
import { KNOWLEDGE_USES } from '../planner/causal/knowledge/use.ts'
import { DECISIONS, plannerIdWith, type Refinement } from '../plugin/refinement.ts'
import { positive } from './whole-number.ts'

/** The settings of the refinement, as commander parses them; --knowledge names the store. */
export interface RefinementFlags extends Omit<Refinement, 'knowledge'> {
  knowledgeUse?: Refinement['knowledge']
}

/** The flags of all verbs that plan, controlling how the planner `causal` refines its graph. */
export function withRefinementFlags(command: Command): Command {
  return command
    .addOption(
      new Option(
        '--decision <how>',
        'which edges stay: tested against other contradictions (default), by a baseline, tried in the world, or both',
      ).choices(DECISIONS),
    )
    .option(
      '--samples <n>',
      `answers to each arm of --decision paper and vote (default: ${causalDefaults.samples})`,
      positive,
    )
    .option(
      '--level <p>',
      `chance of certifying even one false edge (default: ${causalDefaults.level})`,
      share,
    )
    .addOption(
      new Option(
        '--wordings <whose>',
        'counterfactuals and paraphrases from the rule files (default), or from the model',
      ).choices(['file', 'model']),
    )
    .addOption(
      new Option(
        '--knowledge-use <which>',
        'which evidence in --knowledge may reduce the questions: from questions, from play, both (default), or none',
      ).choices(KNOWLEDGE_USES),
    )
}

/**
 * The id of the planner that the flags describe, with its settings.
 * @throws UsageError if settings are given for a planner that has none
 */
export const plannerIn = ({
  planner,
  decision,
  samples,
  level,
  wordings,
  knowledgeUse,
}: RefinementFlags & { planner: string }): string =>
  plannerIdWith(planner, { decision, samples, level, wordings, knowledge: knowledgeUse })

function share(text: string): number {
  const value = Number(text)
  if (text.trim() !== '' && value > 0 && value < 1) return value
  throw new InvalidArgumentError(`"${text}" is not a number between 0 and 1.`)
}
