import { updateAround } from '../blocks/updates.ts'
import { add, keyOf, subtract } from '../geometry.ts'
import { isAir } from '../kernel/blocks/rules.ts'
import { blockNbt, setBlockNbt } from '../kernel/chunks/block-nbt.ts'
import { areaOf, checkedArea, overlaps, positions } from './area.ts'
import { blockArgument, matchesFilter } from './arguments.ts'
import type { Command } from './command.ts'
import { CommandProblem, done } from './reply.ts'

/** clone <from> <to> <low corner> [replace|masked|filtered <filter>] [force|move|normal] */
export const clone: Command = (game, source, reader) => {
  const { level } = game
  const from = areaOf(reader.block(source), reader.block(source))
  const corner = reader.block(source)
  const mask = reader.atEnd ? 'replace' : reader.literal(['replace', 'masked', 'filtered'])
  const filter = mask === 'filtered' ? blockArgument(game, reader) : undefined
  const mode = reader.atEnd ? 'normal' : reader.literal(['force', 'move', 'normal'])
  reader.end()
  const to = areaOf(corner, add(corner, subtract(from.high, from.low)))
  checkedArea(game, from)
  if (mode !== 'force' && overlaps(from, to))
    throw new CommandProblem('failed', 'The source and destination areas cannot overlap')
  checkedArea(game, to)
  const by = subtract(corner, from.low)
  const copied = [...positions(from)].flatMap((p) => {
    const state = level.get(p)
    const wanted = mask === 'replace' || (filter ? matchesFilter(state, filter) : !isAir(level, state))
    return wanted ? [{ from: p, to: add(p, by), state, nbt: blockNbt(level, p, state) }] : []
  })
  if (mode === 'move')
    for (const block of copied) {
      level.blockEntities.delete(keyOf(block.from))
      level.set(block.from, level.states.air)
    }
  let count = 0
  for (const block of copied) {
    level.blockEntities.delete(keyOf(block.to))
    if (level.set(block.to, block.state)) count++
    if (block.nbt) setBlockNbt(level, game.items, block.to, block.nbt.value)
  }
  if (count === 0) throw new CommandProblem('failed', 'No blocks were cloned')
  updateAround(
    game,
    copied.flatMap((copy) => (mode === 'move' ? [copy.from, copy.to] : [copy.to])),
  )
  return done(`Successfully cloned ${count} blocks`)
}
