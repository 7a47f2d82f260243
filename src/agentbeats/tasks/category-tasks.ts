import { existsSync, readdirSync } from 'node:fs'
import { basename, extname, join } from 'node:path'
import { InvalidFileError } from '../../core/errors.ts'
import { packagePath } from '../../core/package-root.ts'
import type { GameVersion } from '../../game/version.ts'
import { importMcuConfig } from '../../import/mcu/import-config.ts'
import { builtinScenarios } from '../../scenario/builtin.ts'
import type { OpenTask } from '../../scenario/open/open.ts'
import { readTaskFile } from '../../task/resolve-task.ts'
import type { Category } from './categories.ts'

/** A task of a category, ready to be played. */
export interface BeatsTask {
  /** The file's name without extension: the key of its results. */
  readonly name: string
  readonly path: string
  readonly read: { readonly task: OpenTask } | { readonly refused: string }
  /** Fixes made to the file, and parts that were left out. */
  readonly notes: readonly string[]
}

/** Our own tasks, with the names and rewards of the published ones. */
export const OWN_TASKS = packagePath('benchmarks', 'agentbeats')

/** Extra game time for set-up before the first step and shutdown after the last (s). */
const SPARE_SECONDS = 30
const STEPS_PER_SECOND = 20

export interface CategoryOptions {
  /** Folder with one subfolder per category. */
  readonly folder: string
  readonly minecraft: GameVersion
  /** Steps per task. */
  readonly steps: number
}

/**
 * The tasks of a category, in file-name order.
 * @throws InvalidFileError if the folder has no such category
 */
export function categoryTasks(
  category: Category,
  { folder, minecraft, steps }: CategoryOptions,
): BeatsTask[] {
  const path = join(folder, category)
  const files = existsSync(path) ? readdirSync(path).filter((name) => /^\.ya?ml$/.test(extname(name))) : []
  if (files.length === 0)
    throw new InvalidFileError(
      path,
      [{ path: '', message: 'no folder with task configs (.yaml)' }],
      CONFIG_HINT,
    )
  return files.sort().map((name) => readTask(join(path, name), minecraft, steps))
}

const CONFIG_HINT =
  'Give --tasks a folder with a folder for each category, as in AgentBeats’ task_configs/tasks.'

function readTask(path: string, minecraft: GameVersion, steps: number): BeatsTask {
  const name = basename(path, extname(path))
  const outcome = importMcuConfig(path, { minecraft })
  if (outcome.kind === 'refused')
    return {
      name,
      path,
      read: { refused: `${outcome.refusal.field} ${outcome.refusal.reason}`.trim() },
      notes: [],
    }
  const limits = { seconds: steps / STEPS_PER_SECOND + SPARE_SECONDS }
  const { task, issues } = readTaskFile({ ...outcome.draft, limits }, builtinScenarios)
  if (task?.scenario !== 'open')
    return { name, path, read: { refused: issues[0]?.message ?? 'no open task' }, notes: [] }
  return { name, path, read: { task: task as OpenTask }, notes: outcome.notes }
}

/** The tasks of a shard: those whose index modulo the number of shards is the shard's. */
export const shardOf = <T>(tasks: readonly T[], { index, count }: { index: number; count: number }): T[] =>
  tasks.filter((_, i) => i % count === index)
