import { breakBlock } from '../blocks/breaking.ts'
import { shapedByNeighbours } from '../blocks/connections.ts'
import { updateAround } from '../blocks/updates.ts'
import { keyOf, type Vec } from '../geometry.ts'
import { isAir } from '../kernel/blocks/rules.ts'
import type { BlockState } from '../kernel/blocks/states.ts'
import { setBlockNbt } from '../kernel/chunks/block-nbt.ts'
import type { Game } from '../kernel/game.ts'
import type { NbtCompound } from '../library/nbt.ts'
import { areaOf, checkedArea, isInside, positions } from './area.ts'
import { type BlockArgument, blockArgument, checkedBlock, matchesFilter } from './arguments.ts'
import type { Command } from './command.ts'
import { CommandProblem, done } from './reply.ts'

/** setblock <pos> <block>[state]{nbt} [destroy|keep|replace] */
export const setblock: Command = (game, source, reader) => {
  const p = reader.block(source)
  const block = blockArgument(game, reader)
  const mode = reader.atEnd ? 'replace' : reader.literal(['destroy', 'keep', 'replace'])
  reader.end()
  checkedBlock(game, p)
  const empty = isAir(game.level, game.level.get(p))
  if (mode === 'keep' && !empty) throw new CommandProblem('failed', 'Could not set the block')
  const changed = setOne(game, p, block.state, { destroy: mode === 'destroy', nbt: block.nbt })
  if (!changed) throw new CommandProblem('failed', 'Could not set the block')
  updateAround(game, [p])
  return done(`Changed the block at ${p.x}, ${p.y}, ${p.z}`)
}

type FillMode = 'replace' | 'keep' | 'hollow' | 'outline' | 'destroy'

/** fill <from> <to> <block>[state]{nbt} [destroy|hollow|keep|outline|replace [filter]] */
export const fill: Command = (game, source, reader) => {
  const area = areaOf(reader.block(source), reader.block(source))
  const { state, nbt } = blockArgument(game, reader)
  const mode: FillMode = reader.atEnd
    ? 'replace'
    : reader.literal(['destroy', 'hollow', 'keep', 'outline', 'replace'])
  const filter = mode === 'replace' && !reader.atEnd ? blockArgument(game, reader) : undefined
  reader.end()
  checkedArea(game, area)
  const changed: Vec[] = []
  for (const p of positions(area)) {
    const wanted = wantedAt(game, p, { mode, state, filter, inside: isInside(p, area) })
    const data = wanted === state ? nbt : null
    if (wanted && setOne(game, p, wanted, { destroy: mode === 'destroy', nbt: data })) changed.push(p)
  }
  if (changed.length === 0) throw new CommandProblem('failed', 'No blocks were filled')
  updateAround(game, changed)
  return done(`Successfully filled ${changed.length} blocks`)
}

/** The state a position gets, or null if it keeps its own. */
function wantedAt(
  game: Game,
  p: Vec,
  fill: { mode: FillMode; state: BlockState; filter: BlockArgument | undefined; inside: boolean },
): BlockState | null {
  const { level } = game
  if (fill.inside && fill.mode === 'hollow') return level.states.air
  if (fill.inside && fill.mode === 'outline') return null
  if (fill.mode === 'keep' && !isAir(level, level.get(p))) return null
  if (fill.filter && !matchesFilter(level.get(p), fill.filter)) return null
  return fill.state
}

/** Sets a block as commands do: old contents are lost, connections follow the neighbours, data comes from the command. */
function setOne(
  game: Game,
  p: Vec,
  state: BlockState,
  { destroy = false, nbt = null }: { destroy?: boolean; nbt?: NbtCompound | null } = {},
): boolean {
  const { level } = game
  const before = level.get(p)
  if (destroy) breakBlock(game, p, { tool: null, drops: true })
  const hadData = level.blockEntities.delete(keyOf(p))
  const shaped = shapedByNeighbours(level, p, state)
  const changed = level.set(p, shaped) || (destroy && before !== shaped)
  if (nbt) setBlockNbt(level, game.items, p, nbt.value)
  return changed || (nbt !== null && (hadData || level.blockEntities.has(keyOf(p))))
}
