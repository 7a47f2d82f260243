import { availableParallelism } from 'node:os'
import { defineConfig, mergeConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import common from './vitest.config.ts'

/** The files that take longest. They start first, so that at the end no core waits for one of them. */
const LONGEST = [
  'test/external/minestom/minestom',
  'test/planning/executed-truth',
  'test/end-to-end/endpoint',
  'test/end-to-end/caps',
  'test/end-to-end/budgets',
  'test/conformance/world/probes',
  'test/planning/irreversible',
]

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const rank = ({ moduleId }: TestSpecification) => {
      const index = LONGEST.findIndex((name) => moduleId.includes(`${name}.slow.test.ts`))
      return index < 0 ? LONGEST.length : index
    }
    return sorted.sort((a, b) => rank(a) - rank(b))
  }
}

/** The suites that are too long for `npm test`: `npm run test:slow`. */
const { projects: _projects, ...test } = common.test ?? {}

export default mergeConfig(
  { ...common, test },
  defineConfig({
    test: {
      include: ['test/**/*.slow.test.ts'],
      exclude: ['**/node_modules/**', 'test/packages/**'],
      // Long runs with many worlds, of which each file should begin with an empty heap.
      isolate: true,
      // Ends what hangs. Nothing here is measured by the wall clock, which a busy machine stretches fivefold.
      testTimeout: 900_000,
      hookTimeout: 900_000,
      // Many of these tests wait for processes and clocks: a worker more keeps the cores busy.
      maxWorkers: Math.max(2, availableParallelism()) + 1,
      sequence: { sequencer: LongestFirst },
    },
  }),
)
