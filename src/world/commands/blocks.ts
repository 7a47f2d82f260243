import { breakBlock } from '../blocks/breaking.ts'
import { shapedByNeighbours } from '../blocks/connections.ts'
import { updateAround } from '../blocks/updates.ts'
import { keyOf, type Vec } from '../geometry.ts'
import { isAir } from '../kernel/blocks/rules.ts'
import type { BlockState } from '../kernel/blocks/states.ts'
import { setBlockNbt } from '../kernel/chunks/block-nbt.ts'
import type { Game } from '../kernel/game.ts'
import type { NbtCompound } from '../library/nbt.ts'
import { translate } from '../protocol/fields.ts'
import { areaOf, checkedArea, isInside, positions } from './area.ts'
import {
  BLOCK,
  BLOCK_FILTER,
  type BlockArgument,
  type BlockFilter,
  matchesFilter,
} from './arguments/blocks.ts'
import { BLOCK_POS, blockFor } from './arguments/positions.ts'
import { refused } from './reply.ts'
import { command, type Run } from './tree/node.ts'

const SET_MODES = ['replace', 'destroy', 'keep'] as const

/** setblock <pos> <block>[state]{nbt} [destroy|keep|replace] */
export const setblock = command('setblock', (at) =>
  at.argument('pos', BLOCK_POS, (at) =>
    at.argument('block', BLOCK, (at) => {
      at.runs((run, { pos, block }) => put(run, blockFor(run, pos), block, 'replace'))
      for (const mode of SET_MODES)
        at.literal(mode, (at) => at.runs((run, { pos, block }) => put(run, blockFor(run, pos), block, mode)))
    }),
  ),
)

function put(run: Run, p: Vec, block: BlockArgument, mode: (typeof SET_MODES)[number]): void {
  const { game } = run
  if (mode === 'keep' && !isAir(game.level, game.level.get(p))) throw refused('commands.setblock.failed')
  if (!setOne(game, p, block.state, { destroy: mode === 'destroy', nbt: block.nbt }))
    throw refused('commands.setblock.failed')
  updateAround(game, [p])
  run.did(translate('commands.setblock.success', p.x, p.y, p.z))
}

const FILL_MODES = ['outline', 'hollow', 'destroy', 'keep'] as const

interface Fill {
  readonly from: Vec
  readonly to: Vec
  readonly block: BlockArgument
  readonly mode: (typeof FILL_MODES)[number] | 'replace'
  readonly filter?: BlockFilter
}

/** fill <from> <to> <block>[state]{nbt} [destroy|hollow|keep|outline|replace [filter]] */
export const fill = command('fill', (at) =>
  at.argument('from', BLOCK_POS, (at) =>
    at.argument('to', BLOCK_POS, (at) =>
      at.argument('block', BLOCK, (at) => {
        type Args = Parameters<Parameters<typeof at.runs>[0]>[1]
        const box = (run: Run, { from, to, block }: Args) => ({
          from: blockFor(run, from),
          to: blockFor(run, to),
          block,
        })
        at.runs((run, args) => fillArea(run, { ...box(run, args), mode: 'replace' }))
        at.literal('replace', (at) =>
          at
            .runs((run, args) => fillArea(run, { ...box(run, args), mode: 'replace' }))
            .argument('filter', BLOCK_FILTER, (at) =>
              at.runs((run, args) =>
                fillArea(run, { ...box(run, args), mode: 'replace', filter: args.filter }),
              ),
            ),
        )
        for (const mode of FILL_MODES)
          at.literal(mode, (at) => at.runs((run, args) => fillArea(run, { ...box(run, args), mode })))
      }),
    ),
  ),
)

function fillArea(run: Run, { from, to, block, mode, filter }: Fill): void {
  const { game } = run
  const area = checkedArea(game, areaOf(from, to), 'commands.fill.toobig')
  const changed: Vec[] = []
  for (const p of positions(area)) {
    const wanted = wantedAt(game, p, { mode, state: block.state, filter, inside: isInside(p, area) })
    const data = wanted === block.state ? block.nbt : null
    if (wanted && setOne(game, p, wanted, { destroy: mode === 'destroy', nbt: data })) changed.push(p)
  }
  if (changed.length === 0) throw refused('commands.fill.failed')
  updateAround(game, changed)
  run.did(translate('commands.fill.success', changed.length))
}

/** The new state of a position, or null if it stays unchanged. */
function wantedAt(
  game: Game,
  p: Vec,
  fill: { mode: Fill['mode']; state: BlockState; filter: BlockFilter | undefined; inside: boolean },
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
  const hadData = level.blockEntities.size > 0 && level.blockEntities.delete(keyOf(p))
  const shaped = shapedByNeighbours(level, p, state)
  const changed = level.set(p, shaped) || (destroy && before !== shaped)
  if (nbt) setBlockNbt(level, game.items, p, nbt.value)
  return changed || (nbt !== null && (hadData || level.blockEntities.has(keyOf(p))))
}
