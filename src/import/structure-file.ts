import { basename } from 'node:path'
import { boundingBox } from '../core/position.ts'
import { gameData } from '../game/data/game-data.ts'
import type { GameVersion } from '../game/version.ts'
import type { ForeignCell } from './foreign-cell.ts'
import { foreignConstruction } from './foreign-construction.ts'
import { type Outcome, refused, shortLine, slug } from './imported.ts'
import { isLegacySchematic, legacyCells } from './legacy-schematic.ts'
import { isLitematic, litematicCells } from './litematic.ts'
import { isMcstructure, mcstructureCells } from './mcstructure.ts'
import type { NbtValue } from './nbt-reader.ts'
import { dataVersionIn, ofOldVersion } from './old-versions.ts'
import { readNbtFile } from './read-nbt-file.ts'
import { isSchematic, schematicCells } from './schematic.ts'
import { type ReadCells, templateCells } from './structure-template.ts'

/**
 * Reads a vanilla structure file (`.nbt`) or a schematic (Sponge's `.schem`, Litematica's `.litematic`, MCEdit's `.schematic`),
 * or a structure of Bedrock (`.mcstructure`), as one construction task.
 * @param name name of the task; by default the file's name
 */
export function importStructureFile(
  path: string,
  { minecraft, name = basename(path).replace(/\.\w+$/, '') }: { minecraft: GameVersion; name?: string },
): Outcome {
  const content = readNbtFile(path)
  const read = cellsIn(content)
  if ('reason' in read) return refused(name, read.field, read.reason)
  const game = gameData(minecraft)
  const current = ofOldVersion(read.cells, { dataVersion: dataVersionIn(content), game })
  if ('reason' in current) return refused(name, current.field, current.reason)
  return foreignConstruction(current.cells, {
    task: name,
    about: {
      id: slug(name),
      title: shortLine(name.replaceAll('_', ' ')),
      goal: 'Build the structure as the blueprint shows.',
      minecraft,
    },
    notes: [...read.notes, ...current.notes],
    placed: grounded,
  })
}

/** Recognises a file by its content and reads its cells; file names are unreliable. */
function cellsIn(content: NbtValue): ReadCells {
  if (isLegacySchematic(content)) return legacyCells(content)
  if (isLitematic(content)) return litematicCells(content)
  if (isMcstructure(content)) return mcstructureCells(content)
  if (isSchematic(content)) return schematicCells(content)
  if (isTemplate(content)) return templateCells(content)
  const names = shortLine(Object.keys(content).join(', ')) || 'nothing'
  return { field: 'root', reason: `holds ${names}; expected ${KNOWN}` }
}

/** The names by which files of each kind are recognised. */
const KNOWN =
  'a structure (size, palette, blocks), a schematic of Sponge (Width, Palette or Blocks), Litematica (Regions) or MCEdit (Blocks, Data), or a structure of Bedrock (structure)'

const isTemplate = (content: NbtValue): boolean =>
  ['size', 'palette', 'palettes', 'blocks'].some((key) => Object.hasOwn(content as object, key))

/** Moves the cells to VillagerBench's position: east side at x = −8, centred in z, on the ground. */
function grounded(cells: readonly ForeignCell[]): ForeignCell[] {
  const box = boundingBox(cells.map(({ position }) => position))
  if (box === undefined) return []
  const { min, max } = box
  const half = Math.floor((max.z - min.z) / 2)
  return cells.map((cell) => {
    const { x, y, z } = cell.position
    return { ...cell, position: { x: x - max.x - 8, y: y - min.y - 60, z: z - min.z - half } }
  })
}
