import { scheduledIn } from '../kernel/scheduled.ts'
import { translate } from '../protocol/fields.ts'
import { TIME } from './arguments/numbers.ts'
import { RESOURCE } from './arguments/scores.ts'
import { GREEDY } from './arguments/words.ts'
import { type Functions, functionsOf } from './functions.ts'
import { type CommandData, missing, refused } from './reply.ts'
import { sourceOf } from './source.ts'
import type { ArgumentType, Run } from './tree/node.ts'
import { command } from './tree/node.ts'
import { suggestWords } from './tree/suggestions.ts'

/** Maximum number of commands in a chain of functions (vanilla maxCommandChainLength). */
const MOST_COMMANDS = 65_536

/** A function, or with # a tag of functions. */
const FUNCTION: ArgumentType<string> = {
  parser: { id: 'minecraft:function', suggestions: 'minecraft:ask_server' },
  parse(reader, game) {
    const tag = reader.take('#') ? '#' : ''
    return tag + RESOURCE.parse(reader, game)
  },
  suggest: suggestWords(({ game }) => [...functionsOf(game).lines.keys()]),
}

/** function <name>: runs the commands of a data pack's function. */
export const functions = command('function', (at) =>
  at.argument('name', FUNCTION, (at) =>
    at.runs((run, { name }): CommandData => {
      const found = named(functionsOf(run.game), name)
      const count = found.reduce((sum, each) => sum + call(run, each), 0)
      run.did(
        found.length === 1
          ? translate('commands.function.success.single', count, name)
          : translate('commands.function.success.multiple', count, found.length),
      )
      return count
    }),
  ),
)

/** schedule (function <name> <time> [append | replace] | clear <name>) */
export const schedule = command('schedule', (at) => {
  at.literal('function', (at) =>
    at.argument('function', FUNCTION, (at) =>
      at.argument('time', TIME, (at) => {
        at.runs((run, args) => later(run, args, true))
        at.literal('append', (at) => at.runs((run, args) => later(run, args, false)))
        at.literal('replace', (at) => at.runs((run, args) => later(run, args, true)))
      }),
    ),
  )
  at.literal('clear', (at) =>
    at.argument('function', GREEDY, (at) =>
      at.runs((run, args): CommandData => {
        const due = scheduledIn(run.game)
        const waiting = [...due].filter(({ name }) => name === args.function)
        if (waiting.length === 0) throw refused('commands.schedule.cleared.failure', args.function)
        for (const each of waiting) due.delete(each)
        run.did(translate('commands.schedule.cleared.success', waiting.length, args.function))
        return waiting.length
      }),
    ),
  )
})

/** Runs a function later; `replaces`: instead of its earlier schedule. */
function later(run: Run, args: { function: string; time: number }, replaces: boolean): CommandData {
  if (args.time === 0) throw refused('commands.schedule.same_tick')
  named(functionsOf(run.game), args.function)
  const due = scheduledIn(run.game)
  if (replaces) for (const each of due) if (each.name === args.function) due.delete(each)
  const at = run.game.dayTime + args.time
  callLater(run, args.function, args.time)
  run.did(translate('commands.schedule.created.function', args.function, args.time, at))
  return at % 2 ** 31
}

/** What a function needs to run its lines. */
type Runner = Pick<Run, 'game' | 'source' | 'runs'>

/** Runs a function after some ticks, as the server (vanilla FunctionCallback). */
export function callLater({ game, runs }: Pick<Run, 'game' | 'runs'>, name: string, ticks: number): void {
  const due = scheduledIn(game)
  const entry = { name, at: game.ticks + ticks }
  due.add(entry)
  game.schedule(ticks, () => {
    if (!due.delete(entry)) return
    const functions = functionsOf(game)
    const run = { game, runs, source: sourceOf(game) }
    for (const each of foundAs(functions, name) ?? []) call(run, each)
  })
}

/** The functions behind a name or a tag; throws if there is none. */
function named(functions: Functions, name: string): string[] {
  const found = foundAs(functions, name)
  if (found) return found
  if (name.startsWith('#')) throw missing('arguments.function.tag.unknown', name.slice(1))
  throw missing('arguments.function.unknown', name)
}

/** The functions behind a name or a tag; undefined if there is none. */
function foundAs({ lines, tags }: Functions, name: string): string[] | undefined {
  if (!name.startsWith('#')) return lines.has(name) ? [name] : undefined
  return tags.get(name.slice(1))?.filter((each) => lines.has(each))
}

/**
 * Runs the lines of a function; returns how many there are. A line that fails does not stop the others. Functions called by it
 * are queued next, so that functions that call themselves do not recurse more and more deeply (vanilla ServerFunctionManager).
 */
function call(run: Runner, name: string): number {
  const state = functionsOf(run.game)
  const source = { ...run.source, output: undefined }
  const lines = (state.lines.get(name) ?? []).map((line) => ({ source, line }))
  if (state.waiting) {
    state.waiting.unshift(...lines)
    return lines.length
  }
  const waiting = [...lines]
  state.waiting = waiting
  try {
    for (let left = MOST_COMMANDS; left > 0; left--) {
      const next = waiting.shift()
      if (!next) break
      run.runs(next.source, next.line)
    }
  } finally {
    state.waiting = undefined
  }
  return lines.length
}
