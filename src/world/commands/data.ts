import { blockNbt, hasBlockEntity, setBlockNbt } from '../kernel/chunks/block-nbt.ts'
import { Player } from '../kernel/player/player.ts'
import type { NbtCompound, NbtTag } from '../library/nbt.ts'
import { plainNbt } from '../library/nbt.ts'
import { entityNbt } from '../persistence/entity-nbt.ts'
import { checkedBlock, nbtArgument } from './arguments.ts'
import type { Command } from './command.ts'
import { applyEntityNbt } from './entity-nbt.ts'
import { follow, parsePath } from './paths.ts'
import { type CommandData, CommandProblem, done } from './reply.ts'
import { nameOf, oneTarget } from './selectors.ts'
import { formatSnbt } from './snbt-format.ts'

/**
 * data get (block <pos> | entity <target>) [path [scale]]: replies with the data as plain JSON.
 * data merge (block <pos> | entity <target>) <nbt>: for entities, only the tags that `summon` understands.
 */
export const data: Command = (game, source, reader) => {
  const verb = reader.literal(['get', 'merge', 'modify', 'remove'])
  if (verb === 'modify' || verb === 'remove')
    throw new CommandProblem('unsupported', `'data ${verb}' is not supported by this server`)
  const kind = reader.literal(['block', 'entity', 'storage'])
  if (kind === 'storage')
    throw new CommandProblem('unsupported', 'There is no command storage in this server')
  if (kind === 'block') {
    const p = checkedBlock(game, reader.block(source))
    const state = game.level.get(p)
    const place = `${p.x}, ${p.y}, ${p.z}`
    const found = blockNbt(game.level, p, state)
    if (!found || !hasBlockEntity(state))
      throw new CommandProblem('failed', 'The target block is not a block entity')
    if (verb === 'get') return answer(place, 'block', found)
    const nbt = nbtArgument(reader)
    reader.end()
    setBlockNbt(game.level, game.items, p, nbt.value)
    return done(`Modified block data of ${place}`)
  }
  const target = oneTarget(game, source, reader)
  if (verb === 'get') return answer(nameOf(game, target), 'entity', entityNbt(target))
  const nbt = nbtArgument(reader)
  reader.end()
  if (target instanceof Player) throw new CommandProblem('failed', 'Unable to modify player data')
  applyEntityNbt(game, target, nbt)
  game.sendMetadata(target)
  return done(`Modified entity data of ${nameOf(game, target)}`)

  function answer(label: string, what: string, all: NbtCompound): ReturnType<Command> {
    const path = reader.peek()
    if (!path) return told(label, what, all)
    const found = follow(all, parsePath(reader, reader.next()))
    const scale = reader.atEnd ? undefined : reader.float()
    reader.end()
    const [first, second] = found
    if (!first) throw new CommandProblem('not_found', `Found no elements matching ${path.text}`)
    if (second) throw new CommandProblem('failed', 'This argument accepts a single NBT value')
    return scale === undefined ? told(label, what, first) : scaled(label, path.text, first, scale)
  }
}

function told(label: string, what: string, tag: NbtTag): ReturnType<Command> {
  return done(`${label} has the following ${what} data: ${formatSnbt(tag)}`, plainNbt(tag) as CommandData)
}

function scaled(label: string, path: string, tag: NbtTag, scale: number): ReturnType<Command> {
  const value = plainNbt(tag)
  if (typeof value !== 'number')
    throw new CommandProblem('failed', `Can't get ${path}; only numeric tags are allowed`)
  const result = Math.floor(value * scale)
  return done(`${path} on ${label} after scale factor of ${scale.toFixed(2)} is ${result}`, result)
}
