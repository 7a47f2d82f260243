import { execFile } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { packagePath } from '../../src/core/package-root.ts'

export const MAIN = packagePath('src', 'cli', 'main.ts')

/** Writes `left.yaml` and `right.yaml`, two constructions of two blocks. */
export function writeStubs(folder: string): void {
  for (const id of ['left', 'right']) {
    writeFileSync(
      join(folder, `${id}.yaml`),
      `schema: 1
id: ${id}
scenario: construction
title: A stub
goal: Build the stub as the blueprint shows.
agents: 1
arena: { min: [-4, -60, -4], max: [4, -54, 4], spawn: [0, -60, 0] }
supply: { chests: [{ at: [2, -60, 0], facing: west }] }
blueprint: { origin: [${id === 'left' ? -2 : 1}, -60, -2], palette: { S: stone, G: glass }, layers: [S, G] }
`,
    )
  }
}

/** The command line, run in a folder. */
export const commandIn =
  (folder: string) =>
  async (...args: string[]) => {
    const run = promisify(execFile)(process.execPath, [MAIN, ...args], { cwd: folder })
    const { code, stdout, stderr } = await run.then(
      (ended) => ({ code: 0, ...ended }),
      (error) => error as { code: number; stdout: string; stderr: string },
    )
    return { code, out: stdout, err: stderr }
  }
