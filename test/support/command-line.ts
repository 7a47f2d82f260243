import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { packagePath } from '../../src/core/package-root.ts'

/** The file that `causalmace` starts. */
export const MAIN = packagePath('src', 'cli', 'main.ts')

export interface Ended {
  readonly code: number
  readonly out: string
  readonly err: string
}

/** The command line, run in a folder, with these variables in addition to those of the tests. */
export const commandIn =
  (folder: string, variables: Readonly<Record<string, string>> = {}) =>
  async (...args: string[]): Promise<Ended> => {
    const env = { ...process.env, ...variables }
    const run = promisify(execFile)(process.execPath, [MAIN, ...args], { cwd: folder, env })
    const { code, stdout, stderr } = await run.then(
      (ended) => ({ code: 0, ...ended }),
      (error) => error as { code: number; stdout: string; stderr: string },
    )
    return { code, out: stdout, err: stderr }
  }
