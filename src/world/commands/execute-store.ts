import type { NbtTag } from '../library/nbt.ts'
import { NBT_PATH } from './arguments/nbt.ts'
import { double } from './arguments/numbers.ts'
import { HOLDERS, holderNames, OBJECTIVE, objectiveNamed, RESOURCE } from './arguments/scores.ts'
import { holders } from './data-holders.ts'
import { write } from './data-modify.ts'
import { CommandProblem, missing } from './reply.ts'
import type { CommandSource } from './source.ts'
import type { At, Node, Run } from './tree/node.ts'

/** Numbers as data, by their name in the command. */
const TYPES = ['byte', 'short', 'int', 'long', 'float', 'double'] as const
const WHOLE: ReadonlySet<string> = new Set(['byte', 'short', 'int', 'long'])

/** Adds `store (result | success) …`: the command's outcome is stored in a score, a boss bar or data. */
export function store(at: At, onwards: Node): void {
  for (const kind of ['result', 'success'] as const)
    at.literal(kind, (at) => {
      const keep = (run: Run, put: (value: number) => void): CommandSource => ({
        ...run.source,
        stores: [...(run.source.stores ?? []), (ok, result) => put(kind === 'result' ? result : ok ? 1 : 0)],
      })
      at.literal('score', (at) =>
        at.argument('targets', HOLDERS, (at) =>
          at.argument('objective', OBJECTIVE, (at) =>
            at.becomes(onwards, (run, { targets, objective }) => {
              const names = holderNames(run, targets)
              const found = objectiveNamed(run.game, objective)
              return keep(run, (value) => {
                for (const name of names) run.game.scoreboard.set(found, name, Math.trunc(value))
              })
            }),
          ),
        ),
      )
      at.literal('bossbar', (at) =>
        at.argument('id', RESOURCE, (at) => {
          for (const part of ['value', 'max'] as const)
            at.literal(part, (at) =>
              at.becomes(onwards, (run, { id }) => {
                const bar = run.game.bossBars.bars.get(id)
                if (!bar) throw missing('commands.bossbar.unknown', id)
                return keep(run, (value) => {
                  bar[part] = Math.trunc(value)
                  run.game.bossBars.tell(bar, 'health')
                })
              }),
            )
        }),
      )
      holders(at, (at, holderOf) =>
        at.argument('path', NBT_PATH, (at) => {
          for (const type of TYPES)
            at.literal(type, (at) =>
              at.argument('scale', double(), (at) =>
                at.becomes(onwards, (run, args) => {
                  const holder = holderOf(run, args)
                  return keep(run, (value) =>
                    quietly(() => write(holder, args.path, () => numberTag(type, value * args.scale))),
                  )
                }),
              ),
            )
        }),
      )
    })
}

function numberTag(type: (typeof TYPES)[number], value: number): NbtTag {
  const n = WHOLE.has(type) ? Math.floor(value) : value
  return type === 'long' ? { type, value: [Math.floor(n / 2 ** 32), n | 0] } : { type, value: n }
}

/** Unchanged data is not an error here. */
function quietly(work: () => void): void {
  try {
    work()
  } catch (error) {
    if (!(error instanceof CommandProblem)) throw error
  }
}
