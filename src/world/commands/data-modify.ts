import type { NbtCompound, NbtTag } from '../library/nbt.ts'
import { NBT_PATH, TAG } from './arguments/nbt.ts'
import { integer } from './arguments/numbers.ts'
import { type Holder, type HolderOf, holders } from './data-holders.ts'
import { changed, follow, listOf, membersOf, type Path } from './paths.ts'
import { type CommandData, missing, refused } from './reply.ts'
import { formatSnbt } from './snbt-format.ts'
import type { At, Run } from './tree/node.ts'

/** The ways in which other values change a value. */
type Operation = (before: NbtTag | undefined, values: readonly NbtTag[]) => NbtTag

const set: Operation = (before, values) => values.at(-1) ?? before ?? { type: 'compound', value: {} }

const mergeAll: Operation = (before, values) =>
  values.reduce(merged, before ?? { type: 'compound', value: {} })

/** Inserts values into a list at an index counted from the start or, if negative, from the end. */
const insert =
  (index: number): Operation =>
  (before, values) => {
    const list = before ?? { type: 'list', value: { type: 'end', value: [] } }
    if (!list.type.endsWith('ist') && !list.type.endsWith('Array'))
      throw refused('commands.data.modify.expected_list', formatSnbt(list))
    const own = membersOf(list)
    const place = index < 0 ? own.length + index + 1 : index
    if (place < 0 || place > own.length) throw refused('commands.data.modify.invalid_index', index)
    return listOf(list, [...own.slice(0, place), ...values, ...own.slice(place)])
  }

function merged(into: NbtTag, from: NbtTag): NbtTag {
  if (into.type !== 'compound' || from.type !== 'compound') throw refused('commands.data.merge.failed')
  const value = { ...(into.value as Record<string, NbtTag>) }
  for (const [key, tag] of Object.entries(from.value as Record<string, NbtTag>)) {
    const own = value[key]
    value[key] = own?.type === 'compound' && tag.type === 'compound' ? merged(own, tag) : tag
  }
  return { type: 'compound', value }
}

/** data modify <holder> <path> (set | merge | append | prepend | insert <index>) (value <nbt> | from <holder> [path]) */
export function modify(at: At): void {
  holders(at, (at, holderOf) =>
    at.argument('targetPath', NBT_PATH, (at) => {
      at.literal('set', (at) => sources(at, holderOf, () => set))
      at.literal('merge', (at) => sources(at, holderOf, () => mergeAll))
      at.literal('append', (at) => sources(at, holderOf, () => insert(-1)))
      at.literal('prepend', (at) => sources(at, holderOf, () => insert(0)))
      at.literal('insert', (at) =>
        at.argument('index', integer(), (at) => sources(at, holderOf, ({ index }) => insert(index))),
      )
    }),
  )
}

/** Adds the source of the values. */
function sources<A extends { readonly targetPath: Path }>(
  at: At<A>,
  targetOf: HolderOf<A>,
  operationOf: (args: A) => Operation,
): void {
  const put = (run: Run, args: A, values: readonly NbtTag[]): CommandData => {
    const holder = targetOf(run, args)
    write(holder, args.targetPath, (before) => operationOf(args)(before, values))
    run.did(holder.modified())
    return 1
  }
  at.literal('value', (at) =>
    at.argument('value', TAG, (at) => at.runs((run, args) => put(run, args, [args.value]))),
  )
  at.literal('from', (at) =>
    holders(
      at,
      (at, sourceOf) =>
        at
          .runs((run, args) => put(run, args, [sourceOf(run, args).read()]))
          .argument('sourcePath', NBT_PATH, (at) =>
            at.runs((run, args) => {
              const values = follow(sourceOf(run, args).read(), args.sourcePath)
              if (values.length === 0) throw missing('arguments.nbtpath.nothing_found', args.sourcePath.text)
              return put(run, args, values)
            }),
          ),
      'source',
    ),
  )
}

/** data remove <holder> <path> */
export function remove(at: At): void {
  holders(at, (at, holderOf) =>
    at.argument('path', NBT_PATH, (at) =>
      at.runs((run, args): CommandData => {
        const holder = holderOf(run, args)
        const count = follow(holder.read(), args.path).length
        if (count === 0) throw refused('commands.data.merge.failed')
        write(holder, args.path, () => null)
        run.did(holder.modified())
        return count
      }),
    ),
  )
}

/** Writes data; throws if this changes nothing. */
export function write(
  holder: Holder,
  path: Path,
  change: (before: NbtTag | undefined) => NbtTag | null,
): void {
  const before = holder.read()
  const after = changed(before, path, change) as NbtCompound
  if (holder.replace) holder.replace(after)
  else holder.merge(after)
  if (formatSnbt(holder.read()) === formatSnbt(before)) throw refused('commands.data.merge.failed')
}
