import { type Box, cellKey, formatPosition, inBox, type Position } from '../core/position.ts'
import { type BlueprintFault, expandBlueprint } from '../scenario/construction/blueprint.ts'
import { resolveEscape, type Surroundings } from '../scenario/escape/task-file.ts'
import { resolveGathering } from '../scenario/gathering/task-file.ts'
import { PartChecker } from './file-parts.ts'
import type { GameData } from './game-data.ts'
import { scaffoldOf } from './scaffold.ts'
import { type BlueprintBlock, type ItemCount, materialsOf, type Task } from './task.ts'
import type { ConstructionFile, EscapeFile, FilledChest, TaskFile } from './task-file.ts'

const CHEST_SLOTS = 27

/** Turns what people write into what a run needs, and collects every fault with its path in the file. */
export function resolveTask(file: TaskFile, game: GameData): { task: Task; faults: BlueprintFault[] } {
  const { min, max, floor, spawn } = file.arena
  const box: Box = { min, max }
  const checker = new PartChecker(game, (cell) => inBox(box, cell))
  if (min.x > max.x || min.y > max.y || min.z > max.z) {
    checker.fault(['arena', 'max'], 'must not lie below min in any axis')
  }
  if (!game.hasBlock(floor)) checker.fault(['arena', 'floor'], `unknown block "${floor}"`)
  if (!inBox(box, spawn)) checker.fault(['arena', 'spawn'], outside(spawn, box))
  const parts = partsOf(file, game, box, checker)
  const task: Task = {
    id: file.id,
    scenario: file.scenario,
    title: file.title,
    goal: file.goal.trim(),
    gameVersion: game.version,
    agents: file.agents,
    arena: { box, floor, spawn },
    timeLimitMs: file.limits.seconds * 1000,
    blueprint: [],
    ...parts,
  }
  return { task, faults: checker.faults }
}

/** What the scenarios have of their own. */
function partsOf(
  file: TaskFile,
  game: GameData,
  box: Box,
  checker: PartChecker,
): Pick<Task, 'containers'> & Partial<Pick<Task, 'blueprint' | 'gathering' | 'escape'>> {
  if (file.scenario === 'construction') {
    const { blocks, faults } = expandBlueprint(file.blueprint, game)
    for (const { path, message } of faults) checker.fault(['blueprint', ...path], message)
    checkCells(file, blocks, box, checker)
    if (blocks.length === 0) checker.fault(['blueprint'], 'holds no block: fill layers or blocks')
    return { blueprint: blocks, containers: suppliedFor(file, blocks, game, checker) }
  }
  const containers = file.supply.chests.map((chest, index) => filledChest(chest, index, checker))
  return file.scenario === 'gathering'
    ? { containers, gathering: resolveGathering(file.gathering, checker) }
    : { containers, escape: resolveEscape(file.escape, checker, surroundingsOf(file)) }
}

const surroundingsOf = ({ arena, supply }: EscapeFile): Surroundings => ({
  spawn: arena.spawn,
  chests: supply.chests.map(({ at }) => at),
})

/** Chests with all that a blueprint takes, and with dirt to climb on where cells are high. */
function suppliedFor(
  file: ConstructionFile,
  blocks: readonly BlueprintBlock[],
  game: GameData,
  checker: PartChecker,
): Task['containers'] {
  const { min } = file.arena
  const supplies = together([...scaffoldOf(blocks, min.y, file.agents), ...materialsOf(blocks)])
  const stacks = supplies.flatMap((material) => stock(material, file.supply.stock, game))
  const slots = file.supply.chests.length * CHEST_SLOTS
  if (stacks.length > slots) {
    const need = Math.ceil(stacks.length / CHEST_SLOTS)
    checker.fault(
      ['supply', 'chests'],
      `the materials fill ${stacks.length} slots, the chests have ${slots}: add chests until there are ${need}`,
    )
  }
  return file.supply.chests.map(({ at, facing }, index) => ({
    position: at,
    block: { name: 'chest', properties: { facing } },
    items: stacks.slice(index * CHEST_SLOTS, (index + 1) * CHEST_SLOTS),
  }))
}

/** A chest with the content that the file names, split into stacks. */
function filledChest(
  { at, facing, items }: FilledChest,
  index: number,
  checker: PartChecker,
): Task['containers'][number] {
  const path = ['supply', 'chests', index]
  checker.cell(at, [...path, 'at'])
  items.forEach(({ item }, place) => {
    checker.item(item, [...path, 'items', place, 'item'])
  })
  const stacks = items.flatMap((entry) => stock(entry, 'exact', checker.game))
  if (stacks.length > CHEST_SLOTS)
    checker.fault([...path, 'items'], `fill ${stacks.length} slots; a chest has ${CHEST_SLOTS}`)
  return { position: at, block: { name: 'chest', properties: { facing } }, items: stacks }
}

function checkCells(
  file: ConstructionFile,
  blocks: readonly BlueprintBlock[],
  box: Box,
  checker: PartChecker,
): void {
  const blueprintCells = new Set(blocks.map(({ position }) => cellKey(position)))
  const strays = blocks.filter(({ position }) => !inBox(box, position))
  if (strays[0] !== undefined) {
    const first = strays[0].position
    const more = strays.length === 1 ? '' : ` (and ${strays.length - 1} more blocks)`
    checker.fault(['blueprint', 'origin'], `${strays[0].block.name} at ${outside(first, box)}${more}`)
  }
  file.supply.chests.forEach(({ at }, index) => {
    const path = ['supply', 'chests', index, 'at']
    if (!inBox(box, at)) checker.fault(path, outside(at, box))
    if (blueprintCells.has(cellKey(at)))
      checker.fault(path, `${formatPosition(at)} is a cell of the blueprint`)
  })
}

const outside = (cell: Position, { min, max }: Box): string =>
  `${formatPosition(cell)} lies outside the arena ${formatPosition(min)} to ${formatPosition(max)}`

/** Each item once. */
function together(items: readonly ItemCount[]): ItemCount[] {
  const counts = new Map<string, number>()
  for (const { item, count } of items) counts.set(item, (counts.get(item) ?? 0) + count)
  return [...counts].map(([item, count]) => ({ item, count }))
}

/** Splits a material into the stacks that a chest will hold. */
function stock({ item, count }: ItemCount, mode: 'stacks' | 'exact', game: GameData): ItemCount[] {
  const size = game.stackSize(item)
  const total = mode === 'exact' ? count : Math.ceil(count / size) * size
  const stacks: ItemCount[] = []
  for (let left = total; left > 0; left -= size) stacks.push({ item, count: Math.min(left, size) })
  return stacks
}
