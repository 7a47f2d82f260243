import type { Vec } from '../geometry.ts'
import { blockNbt, hasBlockEntity, setBlockNbt } from '../kernel/chunks/block-nbt.ts'
import { type Game, gameOf } from '../kernel/game.ts'
import { Player } from '../kernel/player/player.ts'
import { storagesOf } from '../kernel/storages.ts'
import type { NbtCompound } from '../library/nbt.ts'
import { applyEntityNbt } from '../persistence/entity-apply.ts'
import { entityNbt } from '../persistence/entity-nbt.ts'
import { displayName } from '../player/display-name.ts'
import { type Text, translate } from '../protocol/fields.ts'
import { ENTITY } from './arguments/entities.ts'
import { BLOCK_POS, blockFor, type Coordinates } from './arguments/positions.ts'
import { RESOURCE } from './arguments/scores.ts'
import { oneOf, type Selector } from './arguments/selector.ts'
import { asShown } from './components/convert.ts'
import { refused } from './reply.ts'
import type { Target } from './source.ts'
import type { At, Run } from './tree/node.ts'

/** A holder of data: a block or an entity, with vanilla's messages about it. */
export interface Holder {
  read(): NbtCompound
  merge(nbt: NbtCompound): void
  /** Replaces its data; parts that are absent stay unchanged. */
  replace?(nbt: NbtCompound): void
  whole(data: Text): Text
  scaled(path: string, scale: string, value: number): Text
  modified(): Text
}

/** The holder named by the arguments read so far. */
export type HolderOf<A> = (run: Run, args: A) => Holder

/** Adds the kinds of holders; `word` begins the names of their arguments, because a line may contain two. */
export function holders<B extends object>(
  at: At<B>,
  build: <A extends B>(at: At<A>, holderOf: HolderOf<A>) => void,
  word: 'target' | 'source' = 'target',
): void {
  const pos = `${word}Pos` as const
  at.literal('block', (at) =>
    at.argument(pos, BLOCK_POS, (at) => build(at, (run, args) => blockAt(run, args[pos]))),
  )
  at.literal('entity', (at) =>
    at.argument(word, ENTITY, (at) => build(at, (run, args) => entityOf(run, args[word]))),
  )
  at.literal('storage', (at) =>
    at.argument(word, RESOURCE, (at) => build(at, (run, args) => storageOf(run.game, args[word]))),
  )
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
export const entityOf = (run: Run, selector: Selector): Holder => holderOf(run, oneOf(run, selector))

/** The data of an entity. */
export function holderOf(run: Run, target: Target): Holder {
  const name = displayName(target)
  return {
    read: () => asShown(run.game.registry, entityNbt(target)) as NbtCompound,
    merge: (nbt) => mergeInto(gameOf(target), target, nbt),
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

/** The command storage with a given name. */
export function storageOf(game: Game, name: string): Holder {
  const all = storagesOf(game)
  const read = (): NbtCompound => all.get(name) ?? { type: 'compound', value: {} }
  return {
    read,
    merge: (nbt) => void all.set(name, { type: 'compound', value: { ...read().value, ...nbt.value } }),
    replace: (nbt) => void all.set(name, nbt),
    whole: (data) => translate('commands.data.storage.query', name, data),
    scaled: (path, scale, value) => translate('commands.data.storage.get', path, name, scale, value),
    modified: () => translate('commands.data.storage.modified', name),
  }
}
