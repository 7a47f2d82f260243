import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const NEVER = ['**/*.slow.test.ts', '**/node_modules/**', 'test/packages/**']
/** The world is played with mineflayer as it is. The other tests patch it, so they have processes of their own. */
const WORLD = ['src/world/**/*.test.ts']
/** Rooms whose tests play in a world, most of them in virtual time. */
const PLAYED = ['src/judger/**/*.test.ts', 'src/testing/**/*.test.ts', 'test/**/*.test.ts']

/** Tests that replace a module, which must not have been loaded by another file. */
const ALONE = ['test/tables/every-table.test.ts']

/** Files of a project share processes and modules, which halves what they cost: loading takes longer than most tests. */
const project = (name: string, include: readonly string[], exclude: readonly string[] = []) => ({
  extends: true as const,
  test: { name, include: [...include], exclude: [...NEVER, ...exclude] },
})

export default defineConfig({
  test: {
    // Plug-ins that tests load import the package by its name.
    alias: [{ find: /^causalmace$/, replacement: fileURLToPath(new URL('./src/index.ts', import.meta.url)) }],
    globalSetup: ['test/support/temporary-folder.ts'],
    setupFiles: ['test/support/leave-no-trace.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    pool: 'forks',
    isolate: false,
    // Vitest leaves a core to itself; on two cores that would be half of them.
    maxWorkers: Math.max(2, availableParallelism()),
    projects: [
      project('world', WORLD),
      project('played', PLAYED, ALONE),
      { extends: true, test: { name: 'alone', include: ALONE, isolate: true } },
      project('ideas', ['src/**/*.test.ts'], [...WORLD, ...PLAYED]),
    ],
  },
})
