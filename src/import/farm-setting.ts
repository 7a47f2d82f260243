import { z } from 'zod'
import { checked } from '../core/checked/checked.ts'
import { count, plural } from '../core/count.ts'
import { InvalidFileError } from '../core/errors.ts'
import { boundingBox, cellKey, formatPosition, inBox, type Position } from '../core/position.ts'
import { type GameData, gameData } from '../game/data/game-data.ts'
import { isAnimal } from '../game/mobs/animals.ts'
import type { GameVersion } from '../game/version.ts'
import type { TaskDraft } from '../scenario/builtin.ts'
import { cookingComplexity } from '../scenario/gathering/cooking-complexity.ts'
import type { GatheringTask } from '../scenario/gathering/gathering.ts'
import { PartChecker } from '../task/part-checker.ts'
import type { Task } from '../task/task.ts'
import { worldIssue } from '../task/world-bounds.ts'
import { boxesOf } from './boxes.ts'
import { readCheckPoints } from './check-points.ts'
import {
  type FarmBlueprints,
  type Furnishing,
  farmBlockSchema,
  farmBlueprintsSchema,
  furnish,
  plainName,
} from './farm-blueprint.ts'
import type { ImportOptions } from './import-file.ts'
import { concluded, firstIssue, type Outcome, refused, shortLine, slug } from './imported.ts'
import { readJsonArray, readJsonFile } from './json-file.ts'
import { knownBlock, Remarks } from './known-block.ts'
import { listOf } from './list-of.ts'

/** The site of VillagerBench's cooking tasks (`env/farm_craft_judger.py`): origin, room and spawn. */
const BASE: Position = { x: 41, y: -60, z: 122 }
const COOKING_ROOM = { min: { x: 30, y: -60, z: 122 }, max: { x: 52, y: -45, z: 147 } }
const SPAWN: Position = { x: 41, y: -60, z: 124 }

const settingSchema = z
  .object({
    name: z.string().min(1),
    target: plainName,
    component: listOf(farmBlockSchema.extend({ type: z.enum(['block', 'structure']) })),
    check_point: listOf(
      z.object({
        name: plainName,
        count: z.int().positive(),
        score: z.number().nonnegative(),
        sub_check_point: listOf(plainName),
      }),
    ),
  })
  .loose()

/** Reads VillagerBench's `data/farm_setting.json`. The farms that it names come from `farm_blue_print.json`. */
export function* importFarmSettings(
  path: string,
  blueprintPath: string,
  { minecraft, only = () => true }: Pick<ImportOptions, 'minecraft' | 'only'>,
): Generator<Outcome> {
  const { settings, blueprints } = readFarmFiles(path, blueprintPath)
  for (const [index, element] of settings.entries())
    if (only(index)) yield importFarmSetting(element, index, { blueprints, minecraft })
}

/**
 * The settings in the order of their file, and the farms.
 * @throws InvalidFileError if one of the files cannot be read, or the second contains no farms
 */
export function readFarmFiles(
  path: string,
  blueprintPath: string,
): { settings: unknown[]; blueprints: FarmBlueprints } {
  const settings = readJsonArray(path)
  const blueprints = checked(farmBlueprintsSchema, readJsonFile(blueprintPath))
  if (blueprints.success) return { settings, blueprints: blueprints.data }
  const { field, reason } = firstIssue(blueprints.issues)
  throw new InvalidFileError(blueprintPath, [{ path: field, message: reason }])
}

/**
 * Imports one setting as a gathering task whose item to obtain is the dish.
 * @param goal the goal as shown to the agents; default: the one in the setting
 */
export function importFarmSetting(
  element: unknown,
  index: number,
  { blueprints, minecraft, goal = '' }: { blueprints: FarmBlueprints; minecraft: GameVersion; goal?: string },
): Outcome {
  const parsed = checked(settingSchema, element)
  const name = (element as { name?: unknown } | null)?.name
  const task = typeof name === 'string' ? name : String(index)
  if (!parsed.success) {
    const { field, reason } = firstIssue(parsed.issues)
    return refused(task, field, reason)
  }
  const { target, component, check_point } = parsed.data
  const game = gameData(minecraft)
  const unknown = unknownName(parsed.data, game)
  if (unknown !== undefined) return refused(task, unknown.path.join('.'), unknown.message)
  const { checkPoints, notes, issue } = readCheckPoints(check_point)
  if (issue !== undefined) return refused(task, issue.field, issue.reason)
  const missing = component.findIndex(
    (part) => part.type === 'structure' && !Object.hasOwn(blueprints, part.name),
  )
  if (missing >= 0) {
    const reason = `the blueprints have no structure "${component[missing]?.name}"`
    return refused(task, `component.${missing}.name`, reason)
  }
  for (const [index, { position }] of component.entries()) {
    const reason = worldIssue(moved(position))
    if (reason !== undefined) return refused(task, `component.${index}.position`, reason)
  }
  const parts = component.map((part) =>
    part.type === 'structure'
      ? furnish(blueprints[part.name] as FarmBlueprints[string], moved(part.position))
      : furnish({ blocks: [part] }, BASE),
  )
  const whole = together(parts, game, notes)
  for (const [key, value] of Object.entries(parsed.data)) {
    if (value === 'acacia_log in pasture')
      notes.push(`${key}: the log is in the material factory, not in a pasture as the file says`)
  }
  const draft = { ...draftOf(task, target, whole, checkPoints, notes), minecraft }
  return concluded(task, goal === '' ? draft : { ...draft, goal }, notes, { limitOf: timeLimitOf })
}

/** The first field that names a block or item that does not exist in the game. */
function unknownName({ target, component, check_point }: z.infer<typeof settingSchema>, game: GameData) {
  const checker = new PartChecker(game, () => true)
  checker.item(target, ['target'])
  for (const [index, part] of component.entries()) {
    if (part.type === 'block') checker.block(part.name, ['component', index, 'name'])
    for (const [place, { name }] of (part.items ?? []).entries()) {
      if (checker.issues.length > 0) return checker.issues[0]
      checker.item(name, ['component', index, 'items', place, 'name'])
    }
  }
  for (const [index, { name }] of check_point.entries()) {
    if (checker.issues.length > 0) break
    checker.item(name, ['check_point', index, 'name'])
  }
  return checker.issues[0]
}

/** VillagerBench's limit on wall time for a dish of complexity c: 200·c s. */
function timeLimitOf(task: Task): number | undefined {
  const complexity = cookingComplexity(task as GatheringTask)
  return complexity === undefined ? undefined : 200 * complexity
}

const moved = ([x, y, z]: readonly [number, number, number]): Position => ({
  x: BASE.x + x,
  y: BASE.y + y,
  z: BASE.z + z,
})

/** Merges furnishings. If two fill the same cell, the last one wins, as with commands that run in sequence. */
function together(parts: readonly Furnishing[], game: GameData, notes: string[]): Furnishing {
  const remarks = new Remarks()
  for (const note of parts.flatMap((part) => part.notes)) remarks.add(note)
  const blocks = new Map<string, Furnishing['blocks'][number]>()
  const replace = (position: Position, by: string) => {
    const there = blocks.get(cellKey(position))?.block.name
    if (there !== undefined && there !== by) remarks.add(`${there} left out: ${by} stands in its cell`)
  }
  for (const block of parts.flatMap((part) => part.blocks)) {
    replace(block.position, block.block.name)
    blocks.set(cellKey(block.position), block)
  }
  const chests = new Map<string, Furnishing['chests'][number]>()
  for (const chest of parts.flatMap((part) => part.chests)) {
    const key = cellKey(chest.position)
    replace(chest.position, 'chest')
    blocks.delete(key)
    const before = chests.get(key)
    // The original fills the slots of one chest twice, starting from the first slot each time.
    const items = [...chest.items, ...(before?.items.slice(chest.items.length) ?? [])]
    if (before !== undefined) remarks.add('two chests in one cell read as one')
    chests.set(key, { ...chest, items })
  }
  const animals = parts.flatMap((part) => part.animals)
  const known = [...blocks.values()].map((entry) => ({
    ...entry,
    block: knownBlock(entry.block, game, remarks.add),
  }))
  notes.push(...remarks.list())
  const strange = animals.filter(({ kind }) => !isAnimal(kind))
  if (strange.length > 0)
    notes.push(`${count(strange.length, 'entity', 'entities')} left out: ${strange[0]?.kind} gives nothing`)
  return {
    notes: [],
    blocks: known,
    chests: [...chests.values()],
    animals: animals.filter(({ kind }) => isAnimal(kind)),
  }
}

function draftOf(
  task: string,
  target: string,
  { blocks, chests, animals }: Furnishing,
  checkpoints: ReturnType<typeof readCheckPoints>['checkPoints'],
  notes: string[],
): TaskDraft {
  const places = [...blocks, ...chests, ...animals].map(({ position }) => position)
  const stray = places.filter((place) => !inBox(COOKING_ROOM, place))
  if (stray[0] !== undefined)
    notes.push(
      `${count(stray.length, 'cell')} ${plural(stray.length, 'lies', 'lie')} outside the original's room, such as ${formatPosition(stray[0])}: the arena is larger`,
    )
  const { min, max } = boundingBox([...places, COOKING_ROOM.min, COOKING_ROOM.max]) ?? COOKING_ROOM
  const herds = Map.groupBy(animals, ({ kind, position }) => `${kind} ${cellKey(position)}`)
  return {
    schema: 1,
    id: slug(task),
    scenario: 'cooking',
    title: `Cook: ${shortLine(target.replaceAll('_', ' '))} (${shortLine(task)})`,
    goal: `Make a ${shortLine(target.replaceAll('_', ' '))}. Some ingredients may lie in chests, others must be got from farms, pastures or the mine. There is a crafting table.`,
    arena: { min: tuple(min), max: tuple(max), spawn: tuple(SPAWN) },
    supply: {
      chests: chests.map(({ position, facing, items }) => ({
        at: tuple(position),
        facing: facing as 'north',
        items,
      })),
    },
    gathering: {
      // The original's task is complete when its dish has been scored.
      obtain: [{ item: target, count: checkpoints.find(({ item }) => item === target)?.count ?? 1 }],
      blocks: boxesOf(blocks),
      animals: [...herds.values()].map((herd) => ({
        kind: herd[0]?.kind ?? '',
        at: tuple(herd[0]?.position ?? BASE),
        count: herd.length,
      })),
      checkpoints,
    },
  }
}

const tuple = ({ x, y, z }: Position): [number, number, number] => [x, y, z]
