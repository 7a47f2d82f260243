import { readFileSync } from 'node:fs'
import { type Document, isNode, LineCounter, parseDocument } from 'yaml'
import { type FileFault, InvalidFileError } from '../core/errors.ts'
import { type Box, cellKey, formatPosition, inBox, type Position } from '../core/position.ts'
import { type BlueprintFault, expandBlueprint } from './blueprint.ts'
import { type GameData, gameData } from './game-data.ts'
import type { GameVersion } from './game-version.ts'
import { atHeightOf } from './heights.ts'
import { type BlueprintBlock, type ItemCount, materialsOf, type Task } from './task.ts'
import { type TaskFile, taskFileSchema } from './task-file.ts'

const CHEST_SLOTS = 27

export interface LoadTaskOptions {
  /** Plays the task in this version of the game, whatever its file says. */
  minecraft?: GameVersion
}

/**
 * Reads and checks a task file (YAML; JSON is YAML).
 * @throws InvalidFileError with every fault and its line.
 */
export function loadTask(path: string, options: LoadTaskOptions = {}): Task {
  let text: string
  try {
    text = readFileSync(path, 'utf8')
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code
    const message = code === 'ENOENT' ? 'no such file' : (error as Error).message
    throw new InvalidFileError(
      path,
      [{ path: '', message }],
      'Give the path of a task file, such as benchmarks/demo/pavilion.yaml.',
    )
  }
  return parseTask(text, path, options)
}

/** As `loadTask`, for a text that is already at hand; `name` stands for the file in messages. */
export function parseTask(text: string, name: string, options: LoadTaskOptions = {}): Task {
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines, uniqueKeys: true })
  if (document.errors.length > 0) {
    throw new InvalidFileError(
      name,
      document.errors.map((error) => ({
        path: '',
        line: error.linePos?.[0].line ?? 1,
        message: error.message.split('\n')[0] ?? 'not YAML',
      })),
    )
  }
  const fault = (path: readonly PropertyKey[], message: string): FileFault => {
    const line = lineOf(path)
    return { path: path.join('.'), message, ...(line === undefined ? {} : { line }) }
  }
  const lineOf = (path: readonly PropertyKey[]): number | undefined => {
    for (let length = path.length; length >= 0; length--) {
      const node = document.getIn(path.slice(0, length), true)
      if (isNode(node) && node.range) return lines.linePos(node.range[0]).line
    }
    return undefined
  }

  const parsed = taskFileSchema.safeParse(contentOf(document, name))
  if (!parsed.success) {
    throw new InvalidFileError(
      name,
      parsed.error.issues.map((issue) => fault(issue.path, issue.message)),
    )
  }
  const { task, faults } = resolve(parsed.data, gameData(options.minecraft ?? parsed.data.minecraft))
  if (faults.length > 0)
    throw new InvalidFileError(
      name,
      faults.map(({ path, message }) => fault(path, message)),
    )
  return atHeightOf(task.gameVersion, task)
}

/** Aliases are followed only here: one without an anchor, or far too many, count as faults of the file too. */
function contentOf(document: Document, name: string): unknown {
  try {
    return document.toJS()
  } catch (error) {
    throw new InvalidFileError(name, [{ path: '', message: (error as Error).message }])
  }
}

function resolve(file: TaskFile, game: GameData): { task: Task; faults: BlueprintFault[] } {
  const { blocks, faults: blueprintFaults } = expandBlueprint(file.blueprint, game)
  const faults = blueprintFaults.map((fault) => ({ ...fault, path: ['blueprint', ...fault.path] }))
  const { min, max, floor, spawn } = file.arena
  const box: Box = { min, max }
  if (min.x > max.x || min.y > max.y || min.z > max.z) {
    faults.push({ path: ['arena', 'max'], message: 'must not lie below min in any axis' })
  }
  if (!game.hasBlock(floor)) faults.push({ path: ['arena', 'floor'], message: `unknown block "${floor}"` })
  if (!inBox(box, spawn)) faults.push({ path: ['arena', 'spawn'], message: outside(spawn, box) })
  faults.push(...checkCells(file, blocks, box))
  if (blocks.length === 0)
    faults.push({ path: ['blueprint'], message: 'holds no block: fill layers or blocks' })

  const stacks = materialsOf(blocks).flatMap((material) => stock(material, file.supply.stock, game))
  const slots = file.supply.chests.length * CHEST_SLOTS
  if (stacks.length > slots) {
    const need = Math.ceil(stacks.length / CHEST_SLOTS)
    faults.push({
      path: ['supply', 'chests'],
      message: `the materials fill ${stacks.length} slots, the chests have ${slots}: add chests until there are ${need}`,
    })
  }
  const containers = file.supply.chests.map(({ at, facing }, index) => ({
    position: at,
    block: { name: 'chest', properties: { facing } },
    items: stacks.slice(index * CHEST_SLOTS, (index + 1) * CHEST_SLOTS),
  }))
  const task: Task = {
    id: file.id,
    scenario: file.scenario,
    title: file.title,
    goal: file.goal.trim(),
    gameVersion: game.version,
    agents: file.agents,
    arena: { box, floor, spawn },
    containers,
    timeLimitMs: file.limits.seconds * 1000,
    blueprint: blocks,
  }
  return { task, faults }
}

function checkCells(file: TaskFile, blocks: readonly BlueprintBlock[], box: Box): BlueprintFault[] {
  const faults: BlueprintFault[] = []
  const blueprintCells = new Set(blocks.map(({ position }) => cellKey(position)))
  const strays = blocks.filter(({ position }) => !inBox(box, position))
  if (strays[0] !== undefined) {
    const first = strays[0].position
    const more = strays.length === 1 ? '' : ` (and ${strays.length - 1} more blocks)`
    faults.push({
      path: ['blueprint', 'origin'],
      message: `${strays[0].block.name} at ${outside(first, box)}${more}`,
    })
  }
  file.supply.chests.forEach(({ at }, index) => {
    const path = ['supply', 'chests', index, 'at']
    if (!inBox(box, at)) faults.push({ path, message: outside(at, box) })
    if (blueprintCells.has(cellKey(at)))
      faults.push({ path, message: `${formatPosition(at)} is a cell of the blueprint` })
  })
  return faults
}

const outside = (cell: Position, { min, max }: Box): string =>
  `${formatPosition(cell)} lies outside the arena ${formatPosition(min)} to ${formatPosition(max)}`

/** Splits a material into the stacks that a chest will hold. */
function stock({ item, count }: ItemCount, mode: 'stacks' | 'exact', game: GameData): ItemCount[] {
  const size = game.stackSize(item)
  const total = mode === 'exact' ? count : Math.ceil(count / size) * size
  const stacks: ItemCount[] = []
  for (let left = total; left > 0; left -= size) stacks.push({ item, count: Math.min(left, size) })
  return stacks
}
