import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    exclude: ['**/*.slow.test.ts', '**/node_modules/**'],
    testTimeout: 30_000,
    pool: 'forks',
    // Vitest leaves a core to itself; on two cores that would be half of them.
    maxWorkers: Math.max(2, availableParallelism()),
  },
})
