import { defineConfig, mergeConfig } from 'vitest/config'
import common from './vitest.config.ts'

/** The suites that are too long for `npm test`: `npm run test:slow`. */
const { include: _include, exclude: _exclude, ...test } = common.test ?? {}

export default mergeConfig(
  { ...common, test },
  defineConfig({
    test: { include: ['test/**/*.slow.test.ts'], exclude: ['**/node_modules/**', 'test/packages/**'] },
  }),
)
