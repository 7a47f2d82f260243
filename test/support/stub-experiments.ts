import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

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
