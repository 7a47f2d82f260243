import { breakBlock } from '../blocks/breaking.ts'
import { shapedByNeighbours } from '../blocks/connections.ts'
import { familyOf } from '../blocks/families.ts'
import type { BlockState } from '../blocks/states.ts'
import { updateAround } from '../blocks/updates.ts'
import type { Game } from '../game.ts'
import { keyOf, type Vec } from '../geometry.ts'
import { AREA_LIMIT, type BlockArgument, blockArgument, checkedBlock, fitsFilter } from './arguments.ts'
import type { Command } from './command.ts'
import { CommandProblem, done } from './reply.ts'

/** setblock <pos> <block> [destroy|keep|replace] */
export const setblock: Command = (game, source, reader) => {
  const p = reader.block(source)
  const { state } = blockArgument(game, reader)
  const mode = reader.atEnd ? 'replace' : reader.literal(['destroy', 'keep', 'replace'])
  reader.end()
  checkedBlock(game, p)
  const empty = familyOf(game.level.get(p).name) === 'air'
  if (mode === 'keep' && !empty) throw new CommandProblem('failed', 'Could not set the block')
  const changed = setOne(game, p, state, { destroy: mode === 'destroy' })
  if (!changed) throw new CommandProblem('failed', 'Could not set the block')
  updateAround(game, [p])
  return done(`Changed the block at ${p.x}, ${p.y}, ${p.z}`)
}

type FillMode = 'replace' | 'keep' | 'hollow' | 'outline' | 'destroy'

/** fill <from> <to> <block> [destroy|hollow|keep|outline|replace [filter]] */
export const fill: Command = (game, source, reader) => {
  const a = reader.block(source)
  const b = reader.block(source)
  const { state } = blockArgument(game, reader)
  const mode: FillMode = reader.atEnd
    ? 'replace'
    : reader.literal(['destroy', 'hollow', 'keep', 'outline', 'replace'])
  const filter = mode === 'replace' && !reader.atEnd ? blockArgument(game, reader) : undefined
  reader.end()
  const area = areaOf(a, b)
  const size = area.size.x * area.size.y * area.size.z
  if (size > AREA_LIMIT)
    throw new CommandProblem(
      'failed',
      `Too many blocks in the specified area (maximum ${AREA_LIMIT}, specified ${size})`,
    )
  checkedBlock(game, area.low)
  checkedBlock(game, area.high)
  const changed: Vec[] = []
  for (const p of positions(area)) {
    const wanted = wantedAt(game, p, { mode, state, filter, inside: isInside(p, area) })
    if (wanted && setOne(game, p, wanted, { destroy: mode === 'destroy' })) changed.push(p)
  }
  if (changed.length === 0) throw new CommandProblem('failed', 'No blocks were filled')
  updateAround(game, changed)
  return done(`Successfully filled ${changed.length} blocks`)
}

interface Area {
  readonly low: Vec
  readonly high: Vec
  readonly size: Vec
}

function areaOf(a: Vec, b: Vec): Area {
  const low = { x: Math.min(a.x, b.x), y: Math.min(a.y, b.y), z: Math.min(a.z, b.z) }
  const high = { x: Math.max(a.x, b.x), y: Math.max(a.y, b.y), z: Math.max(a.z, b.z) }
  return { low, high, size: { x: high.x - low.x + 1, y: high.y - low.y + 1, z: high.z - low.z + 1 } }
}

function* positions({ low, high }: Area): Generator<Vec> {
  for (let z = low.z; z <= high.z; z++)
    for (let y = low.y; y <= high.y; y++) for (let x = low.x; x <= high.x; x++) yield { x, y, z }
}

function isInside(p: Vec, { low, high }: Area): boolean {
  return p.x > low.x && p.x < high.x && p.y > low.y && p.y < high.y && p.z > low.z && p.z < high.z
}

/** What a place becomes; null: it stays. */
function wantedAt(
  game: Game,
  p: Vec,
  fill: { mode: FillMode; state: BlockState; filter: BlockArgument | undefined; inside: boolean },
): BlockState | null {
  const { level } = game
  if (fill.inside && fill.mode === 'hollow') return level.states.air
  if (fill.inside && fill.mode === 'outline') return null
  if (fill.mode === 'keep' && familyOf(level.get(p).name) !== 'air') return null
  if (fill.filter && !fitsFilter(level.get(p), fill.filter)) return null
  return fill.state
}

/** Sets a block as commands do: contents vanish, joints follow the neighbours. */
function setOne(game: Game, p: Vec, state: BlockState, { destroy }: { destroy: boolean }): boolean {
  const { level } = game
  const before = level.get(p)
  if (destroy) breakBlock(game, p, { tool: null, drops: true })
  level.blockEntities.delete(keyOf(p))
  const shaped = shapedByNeighbours(level, p, state)
  return level.set(p, shaped) || (destroy && before !== shaped)
}
