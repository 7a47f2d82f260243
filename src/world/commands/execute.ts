import { add } from '../geometry.ts'
import type { Game } from '../kernel/game.ts'
import type { Command } from './command.ts'
import { lookAt, rotation } from './coordinates.ts'
import { holds } from './execute-conditions.ts'
import type { CommandReader } from './reader.ts'
import { CommandProblem, type CommandReply, done } from './reply.ts'
import { anyTargets } from './selectors.ts'
import { anchored, type CommandSource, eyeHeight, sourceAs, type Target } from './source.ts'

/** Maximum number of sources a command may branch into; without a limit, one command could hang the server. */
const FORK_LIMIT = 4096
const PARTS = [
  'run',
  'as',
  'at',
  'positioned',
  'rotated',
  'facing',
  'align',
  'anchored',
  'in',
  'if',
  'unless',
  'store',
] as const
type Part = Exclude<(typeof PARTS)[number], 'run' | 'store'>

/** Runs the command at the reader's position. Passed in, because the command table imports this file. */
type RunAt = (game: Game, source: CommandSource, reader: CommandReader) => CommandReply

/** execute (as|at|positioned|rotated|facing|align|anchored|in|if|unless …)* run <command> */
export const execute =
  (runAt: RunAt): Command =>
  (game, source, reader) => {
    let sources: readonly CommandSource[] = [source]
    let tested = false
    for (;;) {
      if (reader.atEnd && tested) return verdict(sources)
      const part = reader.literal(PARTS)
      if (part === 'store')
        throw new CommandProblem('unsupported', "'execute store' is not supported by this server")
      tested = part === 'if' || part === 'unless'
      if (part === 'run') {
        // "run execute" continues this one instead of recursing, so a chain may have any length
        if (bareWord(reader) !== 'execute') return runAll(runAt, game, sources, reader)
        reader.next()
        continue
      }
      sources = branch(game, sources, reader, part)
      if (sources.length === 0 && !tested) throw new CommandProblem('not_found', 'No entity was found')
      if (sources.length === 0) return { ok: false, message: 'Test failed', reason: 'failed' }
    }
  }

const bareWord = (reader: CommandReader): string => reader.peek()?.text.replace(/^minecraft:/, '') ?? ''

function verdict(sources: readonly CommandSource[]): CommandReply {
  return done(sources.length > 1 ? `Test passed, count: ${sources.length}` : 'Test passed', sources.length)
}

/** Applies one part to every source; the part is read again for each of them. */
function branch(
  game: Game,
  sources: readonly CommandSource[],
  reader: CommandReader,
  part: Part,
): readonly CommandSource[] {
  const from = reader.mark
  const next: CommandSource[] = []
  for (const source of sources) {
    reader.reset(from)
    next.push(...changed(game, source, reader, part))
    if (next.length > FORK_LIMIT)
      throw new CommandProblem('failed', `The command branches too often (maximum ${FORK_LIMIT})`)
  }
  return next
}

function changed(
  game: Game,
  source: CommandSource,
  reader: CommandReader,
  part: Part,
): readonly CommandSource[] {
  switch (part) {
    case 'as':
      return anyTargets(game, source, reader).map((target) => sourceAs(target, source.position, source))
    case 'at':
      return anyTargets(game, source, reader).map((target) => moved(source, target))
    case 'positioned':
      if (reader.peek()?.text !== 'as') return [{ ...source, position: reader.exact(source), anchor: 'feet' }]
      reader.next()
      return anyTargets(game, source, reader).map(({ position }) => ({ ...source, position }))
    case 'rotated':
      if (reader.peek()?.text !== 'as') return [{ ...source, ...rotation(reader, source) }]
      reader.next()
      return anyTargets(game, source, reader).map(({ yaw, pitch }) => ({ ...source, yaw, pitch }))
    case 'facing':
      return facing(game, source, reader)
    case 'align':
      return [{ ...source, position: aligned(source, reader) }]
    case 'anchored':
      return [{ ...source, anchor: reader.literal(['eyes', 'feet']) }]
    case 'in':
      return inDimension(source, reader)
    case 'if':
    case 'unless':
      return holds(game, source, reader) === (part === 'if') ? [source] : []
  }
}

const moved = (source: CommandSource, { position, yaw, pitch }: Target): CommandSource => ({
  ...source,
  position,
  yaw,
  pitch,
})

function facing(game: Game, source: CommandSource, reader: CommandReader): readonly CommandSource[] {
  if (reader.peek()?.text !== 'entity')
    return [{ ...source, ...lookAt(anchored(source), reader.exact(source)) }]
  reader.next()
  const found = anyTargets(game, source, reader)
  const part = reader.literal(['eyes', 'feet'])
  return found.map((entity) => {
    const point = add(entity.position, { x: 0, y: part === 'eyes' ? eyeHeight(entity) : 0, z: 0 })
    return { ...source, ...lookAt(anchored(source), point) }
  })
}

function aligned(source: CommandSource, reader: CommandReader): CommandSource['position'] {
  const { text, start } = reader.next()
  if (!/^(?!.*(.).*\1)[xyz]{1,3}$/.test(text))
    throw reader.problem("Invalid swizzle, expected combination of 'x', 'y' and 'z'", start)
  const { x, y, z } = source.position
  const on = (axis: string, n: number) => (text.includes(axis) ? Math.floor(n) : n)
  return { x: on('x', x), y: on('y', y), z: on('z', z) }
}

/** The overworld is the only dimension. */
function inDimension(source: CommandSource, reader: CommandReader): readonly CommandSource[] {
  const { text, start } = reader.next()
  const name = text.replace(/^minecraft:/, '')
  if (name === 'the_nether' || name === 'the_end')
    throw new CommandProblem('unsupported', `This server has no dimension 'minecraft:${name}'`)
  if (name !== 'overworld') throw reader.problem(`Unknown dimension '${text}'`, start, 'not_found')
  return [source]
}

/** Runs the command for every source; it succeeds if it succeeds for at least one. */
function runAll(
  runAt: RunAt,
  game: Game,
  sources: readonly CommandSource[],
  reader: CommandReader,
): CommandReply {
  const from = reader.mark
  const replies = sources.map((source) => {
    reader.reset(from)
    return runAt(game, source, reader)
  })
  const worked = replies.filter((reply) => reply.ok)
  const [first] = replies
  if (worked.length === 0) return first ?? { ok: false, message: 'No entity was found', reason: 'not_found' }
  if (replies.length === 1 && worked[0]) return worked[0]
  return done(
    worked.map((reply) => reply.message).join('\n'),
    worked.map((reply) => reply.data ?? null),
  )
}
