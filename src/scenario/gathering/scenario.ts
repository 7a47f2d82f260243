import { describeItems } from '../../game/item-counts.ts'
import { resolveSupply } from '../../task/chests.ts'
import { filledSupply } from '../../task/file-parts.ts'
import { PAPER_WEIGHTS } from '../paper-weights.ts'
import { defineScenario } from '../scenario.ts'
import { gatheringCompletionFold } from './completion-fold.ts'
import { decomposeGathering } from './decompose.ts'
import { describeGathering } from './describe.ts'
import { feasibility } from './feasibility.ts'
import { gatheringSchema } from './gathering.ts'
import { itemsSection } from './items-section.ts'
import { gatheringJudge } from './judge.ts'
import { isWantedAliveAndDead, lastChanceCauses } from './last-chance.ts'
import { gatheringMeasureFold } from './measures.ts'
import { gatheringTactics } from './tactics.ts'
import { gatheringPart, resolveGathering } from './task-file.ts'

/** Gathering: the team obtains items from containers, fields, ores and animals. With check-points it is cooking. */
export const gatheringScenario = defineScenario({
  id: 'gathering',
  kinds: ['gathering', 'cooking'],
  kindOf: ({ gathering: { checkpoints } }) => (checkpoints === undefined ? 'gathering' : 'cooking'),
  kindHint: 'a cooking task scores the steps of its recipe in gathering.checkpoints',
  // The paper's table has only dishes, so plain gathering has no group.
  tables: [
    {
      kind: 'cooking',
      weight: PAPER_WEIGHTS.cooking,
      columns: [{ title: 'ACR (%)', value: ({ villagerContributionRate: rate }) => rate && 100 * rate }],
    },
  ],
  file: { supply: filledSupply, gathering: gatheringPart },
  own: { gathering: gatheringSchema },
  resolve: ({ supply, gathering: part }, checker) => ({
    containers: resolveSupply(supply, checker),
    ...resolveGathering(part, checker),
  }),
  // In older journals the sources are part of `gathering`.
  upgrade: (task) => ({ sources: (task.gathering as { blocks?: unknown } | undefined)?.blocks, ...task }),
  size: ({ gathering: { obtain } }) => describeItems(obtain),
  feasibility,
  tactics: gatheringTactics,
  judge: gatheringJudge,
  measureFold: gatheringMeasureFold,
  completionFold: gatheringCompletionFold,
  causes: lastChanceCauses,
  ownRules: (task) => (isWantedAliveAndDead(task) ? ['last-chance'] : []),
  decompose: decomposeGathering,
  describe: describeGathering,
  placeSection: itemsSection,
})
