import { createRandom } from '../../../core/random.ts'
import { shuffled } from '../shuffled.ts'
import type { DecisionRule, Verdict } from './decision.ts'
import { asPredicted } from './none.ts'
import { tested } from './tested.ts'

/** Drops as many edges as `tested` does, but chosen at random: the effect of merely making the graph smaller. */
export const randomDrop: DecisionRule = {
  id: 'random-drop',
  isCalibrated: true,
  async decide(input): Promise<Verdict[]> {
    // Until the end the graph stays as predicted: the test's results must not show before the random draw.
    const { onWave } = input
    const asBefore = (found: readonly Verdict[], wave: number) =>
      onWave?.(asPredicted(found.flatMap(({ edge }) => (edge.isLate ? [] : [edge]))), wave)
    const verdicts = await tested.decide({ ...input, onWave: asBefore })
    const random = createRandom(input.seed).fork('edges to drop')
    const order = shuffled(verdicts, random)
    const gone = new Set(order.slice(0, verdicts.filter(({ decision }) => decision !== 'keep').length))
    return verdicts.map((verdict): Verdict => {
      const isGone = gone.has(verdict)
      return {
        ...verdict,
        decision: isGone ? 'drawn_by_lot' : 'keep',
        carriers: verdict.edge.named,
        sentence: isGone
          ? `Dropped at random, as one of ${gone.size} of ${verdicts.length} edges.`
          : `Kept when ${gone.size} of ${verdicts.length} edges were dropped at random.`,
      }
    })
  },
}
