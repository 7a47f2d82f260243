import { z } from 'zod'
import { checked } from '../core/checked/checked.ts'
import { expectedOneOf } from '../core/checked/wording.ts'
import { once } from '../core/once.ts'
import { type Box, inBox } from '../core/position.ts'
import { type GameData, gameData } from '../game/data/game-data.ts'
import { differencesIn } from '../game/rules/differences.ts'
import { type GameVersion, isDeep } from '../game/version.ts'
import { checkArena } from './check-arena.ts'
import { checkRules } from './check-rules.ts'
import { PartChecker, type TaskIssue } from './part-checker.ts'
import { startIssues } from './start-issues.ts'
import { type Task, taskSchema } from './task.ts'
import { type CommonFile, commonFile } from './task-file.ts'
import { namesOf, scenarioOf, type TaskFormat, type TaskOf, teamSupport } from './task-format.ts'
import { WORLD_BOUNDS } from './world-bounds.ts'

type Arena = NonNullable<CommonFile['arena']>

/** The arena of a task with terrain. The terrain determines its spawn, once the world exists. */
const WHOLE_WORLD: Arena = { ...WORLD_BOUNDS, floor: 'grass_block', spawn: { x: 0, y: 64, z: 0 } }

/** The schema of a scenario's task files. */
const taskFileSchema = once((format: TaskFormat) =>
  z.strictObject({ ...commonFile, scenario: z.enum(namesOf(format)), ...format.file }),
)

/** Settings of a run that override a task's file. Everything that depends on them is resolved with them. */
export interface LoadTaskOptions {
  /** Game version. */
  minecraft?: GameVersion | undefined
  /** Team size. */
  agents?: number | undefined
}

/** Turns a task file into a task, and collects every issue with its path in the file. */
function resolveTask<F extends TaskFormat>(
  { arena: given, ...rest }: CommonFile & { scenario: string } & Record<string, unknown>,
  game: GameData,
  format: F,
): { task: TaskOf<F>; issues: TaskIssue[] } {
  const file = { ...rest, arena: rest.terrain === undefined ? (given as Arena) : WHOLE_WORLD }
  const { min, max, floor, spawn, ...more } = file.arena
  const box: Box = { min, max }
  const checker = new PartChecker(game, (cell) => inBox(box, cell))
  if (file.rules !== undefined) {
    if (format.id === 'open' || file.terrain !== undefined)
      checker.issue(
        ['rules'],
        'only tasks in an arena can have rules of their own, and not those of open goals',
      )
    if (format.id !== 'escape' && Object.keys(file.rules.openings).length > 0)
      checker.issue(['rules', 'openings'], 'only escapes have gates and teleports that open')
    checkRules(file.rules, checker, file.terrain === undefined ? { ...more, box, floor } : undefined)
  }
  checkArena(file.arena, { game, checker, isWholeWorld: file.terrain !== undefined })
  const task: Task = {
    id: file.id,
    scenario: format.id,
    title: file.title,
    goal: [file.goal.trim(), ...(file.rules?.told ? differencesIn(file.rules) : [])].join('\n'),
    gameVersion: game.version,
    agents: file.agents,
    arena: { box, floor, ...more, spawn },
    ...(file.terrain === undefined ? {} : { terrain: file.terrain }),
    ...(file.rules === undefined ? {} : { rules: file.rules }),
    timeLimitMs: file.limits.seconds * 1000,
    blueprint: [],
    sources: [],
    ...format.resolve(file, checker),
  }
  const unstable = file.rules === undefined ? [] : startIssues(task, task.containers, ['supply'])
  return { task: task as TaskOf<F>, issues: [...checker.issues, ...unstable] }
}

/**
 * Reads the parsed content of a task file: returns the task, and every issue with its path. The task is only valid
 * without issues.
 * @param options override what the file says
 */
export function readTaskFile<F extends TaskFormat>(
  content: unknown,
  formats: readonly F[],
  { minecraft, agents }: LoadTaskOptions = {},
): { task?: TaskOf<F>; format?: F; issues: TaskIssue[] } {
  const unknown = unknownScenario(content, formats)
  if (unknown !== undefined) return { issues: [unknown] }
  const named = checked(z.looseObject({ scenario: z.enum(formats.flatMap(namesOf)) }), content)
  if (!named.success) return { issues: named.issues }
  const { scenario: name } = named.data
  const format = formats.find((one) => namesOf(one).includes(name)) as F
  const parsed = checked(taskFileSchema(format), content)
  if (!parsed.success) return { format, issues: parsed.issues }
  const given = parsed.data as CommonFile & { scenario: string } & Record<string, unknown>
  const ground = groundIssue(given, minecraft ?? given.minecraft)
  if (ground !== undefined) return { format, issues: [ground] }
  const file = { ...given, agents: agents ?? given.agents }
  const { task, issues } = resolveTask(file, gameData(minecraft ?? file.minecraft), format)
  // A team size that the run asks for is not the file's fault: whether it is sufficient is a question of applicability.
  const further = [
    ...wrongKind(task, format, name),
    ...(agents === undefined ? tooFewAgents(task, format) : []),
  ]
  return { format, task, issues: issues.length > 0 ? issues : further }
}

const fromElsewhere = z.looseObject({ scenario: z.string(), plugin: z.string().optional() })

/** A missing scenario may be that of a plug-in, which the file names if a plug-in's suite or importer has written it. */
function unknownScenario(content: unknown, formats: readonly TaskFormat[]): TaskIssue | undefined {
  const { scenario, plugin } = fromElsewhere.safeParse(content).data ?? {}
  const ids = formats.flatMap(namesOf)
  if (scenario === undefined || ids.includes(scenario)) return undefined
  const path = ['scenario']
  if (plugin !== undefined)
    return {
      path,
      message: `the scenario "${scenario}" comes with the plug-in "${plugin}", which is not loaded; load it with --plugin`,
    }
  const message = `${expectedOneOf(ids, scenario)}; if a plug-in brings "${scenario}", load it with --plugin`
  return { path, message }
}

/** A task has an arena on flat ground, or terrain, which exists from 1.18 on. */
function groundIssue({ arena, terrain }: CommonFile, version: GameVersion): TaskIssue | undefined {
  if (terrain === undefined)
    return arena === undefined
      ? { path: ['arena'], message: 'missing; a task without terrain has an arena' }
      : undefined
  if (arena !== undefined) return { path: ['arena'], message: 'a task with terrain has no arena' }
  if (!isDeep(version)) return { path: ['terrain'], message: `there is no terrain in Minecraft ${version}` }
  return undefined
}

/** A file may name the kind of its task instead of the scenario; the task must then be of that kind. */
function wrongKind<F extends TaskFormat>(task: TaskOf<F>, format: F, name: string): TaskIssue[] {
  const kind = format.kindOf?.(task) ?? format.id
  if (name === format.id || name === kind) return []
  return [
    {
      path: ['scenario'],
      message: `this is a task of the kind ${kind}, not ${name}${format.kindHint === undefined ? '' : `: ${format.kindHint}`}`,
    },
  ]
}

/** A file that specifies too small a team. */
function tooFewAgents<F extends TaskFormat>(task: TaskOf<F>, format: F): TaskIssue[] {
  const support = teamSupport(task, format)
  return support.ok ? [] : [{ path: ['agents'], message: support.why }]
}

/**
 * Reads a task from a journal, upgrading the format of older journals.
 * @throws UsageError if its scenario is not installed, ZodError if it is not a task of that scenario.
 */
export function taskFromJournal<F extends TaskFormat>(value: unknown, formats: readonly F[]): TaskOf<F> {
  const format = scenarioOf(formats, z.object({ scenario: z.string() }).parse(value))
  const upgraded = format.upgrade?.(value as Record<string, unknown>) ?? value
  return taskSchema.extend(format.own).parse(upgraded) as TaskOf<F>
}
