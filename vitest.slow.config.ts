import { defineConfig, mergeConfig } from 'vitest/config'
import common from './vitest.config.ts'

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
    },
  }),
)
