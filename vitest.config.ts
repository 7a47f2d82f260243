import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

/** Rooms whose tests replace the clock or play in a world: each of their files gets a process of its own. */
const PLAYED = [
  'src/world/**/*.test.ts',
  'src/judger/**/*.test.ts',
  'src/testing/**/*.test.ts',
  'test/**/*.test.ts',
]
const NEVER = ['**/*.slow.test.ts', '**/node_modules/**', 'test/packages/**']

export default defineConfig({
  test: {
    // Plug-ins that tests load import the package by its name.
    alias: [{ find: /^causalmace$/, replacement: fileURLToPath(new URL('./src/index.ts', import.meta.url)) }],
    globalSetup: ['test/support/temporary-folder.ts'],
    testTimeout: 30_000,
    hookTimeout: 30_000,
    pool: 'forks',
    // Vitest leaves a core to itself; on two cores that would be half of them.
    maxWorkers: Math.max(2, availableParallelism()),
    projects: [
      { extends: true, test: { name: 'played', include: PLAYED, exclude: NEVER } },
      // Tests of pure ideas share their modules, which halves what they cost.
      {
        extends: true,
        test: {
          name: 'ideas',
          include: ['src/**/*.test.ts'],
          exclude: [...NEVER, ...PLAYED],
          isolate: false,
        },
      },
    ],
  },
})
