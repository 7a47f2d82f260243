import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    // Plug-ins that tests load import the package by its name.
    alias: [{ find: /^causalmace$/, replacement: fileURLToPath(new URL('./src/index.ts', import.meta.url)) }],
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    exclude: ['**/*.slow.test.ts', '**/node_modules/**', 'test/packages/**'],
    globalSetup: ['test/support/temporary-folder.ts'],
    testTimeout: 30_000,
    pool: 'forks',
    // Vitest leaves a core to itself; on two cores that would be half of them.
    maxWorkers: Math.max(2, availableParallelism()),
  },
})
