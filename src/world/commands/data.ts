import type { Vec } from '../geometry.ts'
import { blockNbt, hasBlockEntity, setBlockNbt } from '../kernel/chunks/block-nbt.ts'
import type { Game } from '../kernel/game.ts'
import { Player } from '../kernel/player/player.ts'
import { type NbtCompound, type NbtTag, plainNbt } from '../library/nbt.ts'
import { entityNbt } from '../persistence/entity-nbt.ts'
import { displayName } from '../player/display-name.ts'
import { type Text, text, translate } from '../protocol/fields.ts'
import { ENTITY } from './arguments/entities.ts'
import { COMPOUND, NBT_PATH } from './arguments/nbt.ts'
import { double } from './arguments/numbers.ts'
import { BLOCK_POS, blockFor, type Coordinates } from './arguments/positions.ts'
import { oneOf, type Selector } from './arguments/selector.ts'
import { asShown } from './components/convert.ts'
import { applyEntityNbt } from './entity-nbt.ts'
import { follow, type Path } from './paths.ts'
import { type CommandData, missing, refused } from './reply.ts'
import { formatSnbt } from './snbt-format.ts'
import type { Target } from './source.ts'
import { absent } from './tree/absent.ts'
import { type At, command, type Run } from './tree/node.ts'

/** Something that has data: a block or an entity, and how vanilla speaks of it. */
interface Holder {
  read(): NbtCompound
  merge(nbt: NbtCompound): void
  whole(data: Text): Text
  scaled(path: string, scale: string, value: number): Text
  modified(): Text
}

type HolderOf<A> = (run: Run, args: A) => Holder

/**
 * data get (block <pos> | entity <target>) [path [scale]]: replies with the data as plain JSON.
 * data merge (block <pos> | entity <target>) <nbt>: for entities, only the tags that `summon` understands.
 */
export const data = command('data', (at) => {
  at.literal('merge', (at) =>
    holders(at, (at, holderOf) =>
      at.argument('nbt', COMPOUND, (at) => at.runs((run, args) => merge(run, holderOf(run, args), args.nbt))),
    ),
  )
  at.literal('get', (at) =>
    holders(at, (at, holderOf) =>
      at
        .runs((run, args) => {
          const holder = holderOf(run, args)
          return told(run, holder, holder.read())
        })
        .argument('path', NBT_PATH, (at) =>
          at
            .runs((run, args) => {
              const holder = holderOf(run, args)
              return told(run, holder, single(holder, args.path))
            })
            .argument('scale', double(), (at) =>
              at.runs((run, args) => scaled(run, holderOf(run, args), args.path, args.scale)),
            ),
        ),
    ),
  )
  for (const verb of ['modify', 'remove']) absent(at, verb, `'data ${verb}' is not supported by this server`)
})

/** Adds the kinds of holders. */
function holders(at: At, build: <A extends object>(at: At<A>, holderOf: HolderOf<A>) => void): void {
  at.literal('block', (at) =>
    at.argument('targetPos', BLOCK_POS, (at) => build(at, (run, { targetPos }) => blockAt(run, targetPos))),
  )
  at.literal('entity', (at) =>
    at.argument('target', ENTITY, (at) => build(at, (run, { target }) => entityOf(run, target))),
  )
  absent(at, 'storage', 'There is no command storage in this server')
}

/** The data of a block; throws if it has none. */
export function blockAt(run: Run, at: Coordinates): Holder {
  const p = blockFor(run, at)
  const { level, items } = run.game
  const read = (): NbtCompound => {
    const state = level.get(p)
    const found = blockNbt(level, p, state)
    if (!found || !hasBlockEntity(state)) throw refused('commands.data.block.invalid')
    return asShown(run.game.registry, found) as NbtCompound
  }
  read()
  return { read, merge: (nbt) => setBlockNbt(level, items, p, nbt.value), ...blockTexts(p) }
}

const blockTexts = ({ x, y, z }: Vec) => ({
  whole: (data: Text) => translate('commands.data.block.query', x, y, z, data),
  scaled: (path: string, scale: string, value: number) =>
    translate('commands.data.block.get', path, x, y, z, scale, value),
  modified: () => translate('commands.data.block.modified', x, y, z),
})

/** The data of the entity that a selector finds. */
export function entityOf(run: Run, selector: Selector): Holder {
  const target = oneOf(run, selector)
  const name = displayName(target)
  return {
    read: () => asShown(run.game.registry, entityNbt(target)) as NbtCompound,
    merge: (nbt) => mergeInto(run.game, target, nbt),
    whole: (data) => translate('commands.data.entity.query', name, data),
    scaled: (path, scale, value) => translate('commands.data.entity.get', path, name, scale, value),
    modified: () => translate('commands.data.entity.modified', displayName(target)),
  }
}

function mergeInto(game: Game, target: Target, nbt: NbtCompound): void {
  if (target instanceof Player) throw refused('commands.data.entity.invalid')
  applyEntityNbt(game, target, nbt)
  game.sendMetadata(target)
}

function merge(run: Run, holder: Holder, nbt: NbtCompound): void {
  const before = formatSnbt(holder.read())
  holder.merge(nbt)
  if (formatSnbt(holder.read()) === before) throw refused('commands.data.merge.failed')
  run.did(holder.modified())
}

function told(run: Run, holder: Holder, tag: NbtTag): CommandData {
  run.says(holder.whole(text(formatSnbt(tag))))
  return plainNbt(tag) as CommandData
}

/** The one value that a path finds. */
function single(holder: Holder, path: Path): NbtTag {
  const [first, second] = follow(holder.read(), path)
  if (!first) throw missing('arguments.nbtpath.nothing_found', path.text)
  if (second) throw refused('commands.data.get.multiple')
  return first
}

function scaled(run: Run, holder: Holder, path: Path, scale: number): CommandData {
  const value = plainNbt(single(holder, path))
  if (typeof value !== 'number') throw refused('commands.data.get.invalid', path.text)
  const result = Math.floor(value * scale)
  run.says(holder.scaled(path.text, scale.toFixed(2), result))
  return result
}
