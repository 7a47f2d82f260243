import { add, subtract } from '../geometry.ts'
import { blockNbt } from '../kernel/chunks/block-nbt.ts'
import type { Game } from '../kernel/game.ts'
import { plainNbt } from '../library/nbt.ts'
import { entityNbt } from '../persistence/entity-nbt.ts'
import { areaOf, checkedArea, positions } from './area.ts'
import { blockArgument, checkedBlock, matchesFilter } from './arguments.ts'
import { containsData, follow, parsePath } from './paths.ts'
import type { CommandReader } from './reader.ts'
import { type CommandData, CommandProblem } from './reply.ts'
import { anyTargets, oneTarget } from './selectors.ts'
import type { CommandSource } from './source.ts'

const CONDITIONS = ['block', 'blocks', 'entity', 'data', 'score', 'predicate', 'biome'] as const

/** Whether the condition after `if` or `unless` is met. */
export function holds(game: Game, source: CommandSource, reader: CommandReader): boolean {
  const what = reader.literal(CONDITIONS)
  switch (what) {
    case 'entity':
      return anyTargets(game, source, reader).length > 0
    case 'block':
      return blockMatches(game, source, reader)
    case 'blocks':
      return blocksMatch(game, source, reader)
    case 'data':
      return dataExists(game, source, reader)
    default:
      throw new CommandProblem('unsupported', `'execute if ${what}' is not supported by this server`)
  }
}

function blockMatches(game: Game, source: CommandSource, reader: CommandReader): boolean {
  const p = checkedBlock(game, reader.block(source))
  const filter = blockArgument(game, reader)
  if (!matchesFilter(game.level.get(p), filter)) return false
  if (!filter.nbt) return true
  const nbt = blockNbt(game.level, p)
  return nbt !== null && containsData(plainNbt(nbt) as CommandData, plainNbt(filter.nbt))
}

function blocksMatch(game: Game, source: CommandSource, reader: CommandReader): boolean {
  const area = checkedArea(game, areaOf(reader.block(source), reader.block(source)))
  const by = subtract(reader.block(source), area.low)
  const masked = reader.literal(['all', 'masked']) === 'masked'
  const { level } = game
  return [...positions(area)].every((p) => {
    const state = level.get(p)
    return (masked && state === level.states.air) || level.get(add(p, by)) === state
  })
}

function dataExists(game: Game, source: CommandSource, reader: CommandReader): boolean {
  const kind = reader.literal(['block', 'entity', 'storage'])
  if (kind === 'storage')
    throw new CommandProblem('unsupported', 'There is no command storage in this server')
  const nbt =
    kind === 'block'
      ? blockNbt(game.level, checkedBlock(game, reader.block(source)))
      : entityNbt(oneTarget(game, source, reader))
  const path = parsePath(reader, reader.next())
  if (!nbt) throw new CommandProblem('failed', 'The target block is not a block entity')
  return follow(nbt, path).length > 0
}
