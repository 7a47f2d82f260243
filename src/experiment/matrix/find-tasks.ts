import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { count } from '../../core/count.ts'
import { InvalidFileError, UsageError } from '../../core/errors.ts'
import { similarName } from '../../game/data/similar-name.ts'
import { taskFileText } from '../../import/task-file-text.ts'
import type { Catalogue } from '../../plugin/catalogue.ts'
import type { AnyTaskDraft } from '../../task/task-file.ts'

/** The source of a task: the text of a file, or of a suite's generator. */
export interface TaskSource {
  /** Path of the file, or suite and id; shown to people and in messages about issues. */
  from: string
  readonly text: string
  /** The scenario, or the kind of its tasks, that a suite's draft names: known before the text is written. */
  scenario?: string
  /** The text for another team size, if the suite lays the task out per team. */
  textFor?(agents: number): string
}

/** The text of a task for a team of this size; undefined for the size given in the text. */
export const textOf = (source: TaskSource, agents: number | undefined): string =>
  agents === undefined ? source.text : (source.textFor?.(agents) ?? source.text)

const IS_TASK = /\.(ya?ml|json)$/

/**
 * Resolves names from the command line to tasks: files, folders (recursively), suites, and single tasks of a suite
 * (`SUITE/TASK`).
 * @throws UsageError for any other name, or a folder without task files.
 */
export function findTasks(names: readonly string[], catalogue: Catalogue): TaskSource[] {
  const sources = names.flatMap((name) => {
    if (existsSync(name)) return filesAt(name)
    const found = ofSuite(name, catalogue) ?? oneOfSuite(name, catalogue)
    if (found !== undefined) return found
    const like = similarName(name, [...catalogue.suites.ids, ...filesBeside(name)])
    throw new UsageError(`${name}: no such file, folder or suite.`, {
      hint:
        like === undefined
          ? `The suites are ${catalogue.suites.ids.join(', ')}.`
          : `Did you mean ${like}? \`causalmace tasks list\` prints the suites.`,
    })
  })
  return [...new Map(sources.map((source) => [source.from, source])).values()]
}

/** Task files in the folder at a path, written as a user would type them. */
function filesBeside(path: string): string[] {
  const folder = dirname(path)
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((file) => /\.ya?ml$/.test(file))
    .map((file) => join(folder, file))
}

function ofSuite(name: string, catalogue: Catalogue): TaskSource[] | undefined {
  const { suites } = catalogue
  const suite = suites.find(name)
  return suite && [...draftsOf(suite).values()].map((draft) => sourceOf(name, suite, { draft, catalogue }))
}

function oneOfSuite(name: string, catalogue: Catalogue): TaskSource[] | undefined {
  const { suites } = catalogue
  const [, id, task] = /^([^/]+)\/([^/]+)$/.exec(name) ?? []
  const suite = id === undefined ? undefined : suites.find(id)
  if (id === undefined || suite === undefined) return undefined
  const draft = draftsOf(suite).get(task ?? '')
  if (draft !== undefined) return [sourceOf(id, suite, { draft, catalogue })]
  const like = similarName(task ?? '', [...draftsOf(suite).keys()])
  throw new UsageError(`The suite ${id} has no task "${task}".`, {
    hint: `${like === undefined ? '' : `Did you mean ${id}/${like}? `}\`causalmace tasks list ${id}\` prints its tasks.`,
  })
}

function sourceOf(
  name: string,
  suite: Suite,
  { draft, catalogue }: { draft: AnyTaskDraft; catalogue: Catalogue },
): TaskSource {
  const written = (one: AnyTaskDraft) =>
    taskFileText(withPlugin(one, catalogue), [`Generated: a task of the suite ${name}.`])
  return {
    from: `${name}/${draft.id}`,
    scenario: draft.scenario,
    get text() {
      return written(draft)
    },
    textFor(agents) {
      const same = draftsOf(suite, agents).get(draft.id)
      if (same !== undefined) return written(same)
      throw new UsageError(`The suite ${name} has no task ${draft.id} for ${count(agents, 'agent')}.`, {
        hint: 'Choose another size of team, or other tasks.',
      })
    },
  }
}

/** A draft that names the plug-in its scenario comes from, if it comes from one. */
function withPlugin<Draft extends AnyTaskDraft>(draft: Draft, catalogue: Catalogue): Draft {
  const plugin = catalogue.pluginOfScenario(draft.scenario)
  return plugin === undefined ? draft : { ...draft, plugin }
}

type Suite = ReturnType<Catalogue['suites']['get']>
type Drafts = ReadonlyMap<string, AnyTaskDraft>
/** Generating a suite takes a second, and a protocol names many of its tasks one by one. */
const generated = new WeakMap<Suite, Map<number | undefined, Drafts>>()

/** The tasks of a suite by id, for their own team size or another. */
function draftsOf(suite: Suite, agents?: number): Drafts {
  const bySize = generated.get(suite) ?? new Map<number | undefined, Drafts>()
  generated.set(suite, bySize)
  const tasks = () => suite.tasks(agents === undefined ? {} : { agents })
  const known = bySize.get(agents) ?? new Map(tasks().map((draft) => [draft.id, draft]))
  bySize.set(agents, known)
  return known
}

function filesAt(path: string): TaskSource[] {
  const files = statSync(path).isDirectory() ? tasksBelow(path) : [path]
  if (files.length === 0)
    throw new UsageError(`There is no task file (.yaml, .json) in ${path}.`, {
      hint: 'Give a folder of task files, a file, or a suite.',
    })
  return files.map((file) => ({ from: relative('.', file), text: readTask(file) }))
}

function readTask(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    throw new InvalidFileError(file, [{ path: '', message: (error as Error).message }])
  }
}

function tasksBelow(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => IS_TASK.test(file))
    .sort()
    .map((file) => join(folder, file))
}
