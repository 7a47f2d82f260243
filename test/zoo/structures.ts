import type { GameVersion } from '../../src/game/version.ts'
import type { BuiltinTask } from '../../src/scenario/builtin.ts'
import { parseTask } from '../../src/scenario/testing.ts'
import type { Exhibit } from './exhibits.ts'

/** Cells after which a structure is full. */
const FULL = 20
/** Exhibits side by side. */
const COLUMNS = 4
/** Free blocks around the exhibits. */
const MARGIN = 6
const GROUND = -60

/** A structure of about twenty cells, as a construction task. */
export interface Structure {
  task: BuiltinTask
  exhibits: readonly Exhibit[]
}

/** Puts exhibits together in their order until a structure is full. Contexts are not mixed. */
export function structuresOf(exhibits: readonly Exhibit[], version: GameVersion): Structure[] {
  const groups: Exhibit[][] = []
  for (const context of new Set(exhibits.map((one) => one.context))) {
    let group: Exhibit[] = []
    for (const one of exhibits.filter((other) => other.context === context)) {
      group.push(one)
      if (group.reduce((sum, { blocks }) => sum + blocks.length, 0) < FULL) continue
      groups.push(group)
      group = []
    }
    if (group.length > 0) groups.push(group)
  }
  return groups.map((group, index) => ({ task: taskOf(group, index, version), exhibits: group }))
}

function taskOf(exhibits: readonly Exhibit[], index: number, minecraft: GameVersion): BuiltinTask {
  const width = Math.max(...exhibits.map((one) => one.width))
  const rows = Math.ceil(exhibits.length / COLUMNS)
  const [east, south] = [COLUMNS * width + MARGIN, rows * width + MARGIN]
  const file = {
    schema: 1,
    id: `zoo-${index}`,
    scenario: 'construction',
    title: `Zoo ${index}`,
    goal: 'Build every block of the zoo in its state.',
    minecraft,
    agents: 1,
    arena: { min: [-MARGIN, GROUND, -MARGIN], max: [east, GROUND + 12, south], spawn: [-2, GROUND, -2] },
    supply: {
      chests: [0, 1, 2, 3].map((chest) => ({ at: [1 + 2 * chest, GROUND, -4], facing: 'south' })),
      stock: 'stacks',
    },
    limits: { seconds: 1200 },
    blueprint: {
      origin: [0, GROUND, 0],
      blocks: exhibits.flatMap(({ blocks }, place) =>
        blocks.map(({ block, at: [x, y, z] }) => ({
          block,
          at: [x + width * (place % COLUMNS), y, z + width * Math.floor(place / COLUMNS)],
        })),
      ),
    },
  }
  return parseTask(JSON.stringify(file), file.id)
}
