import { needsOtherTool } from '../blocks/drops.ts'
import { itemsOf } from '../blocks/removing.ts'
import type { Vec } from '../geometry.ts'
import { containerAt } from '../inventory/chest.ts'
import { counted, type ItemStack, sameKind } from '../items/stack.ts'
import { Body } from '../kernel/entities/body.ts'
import type { Game } from '../kernel/game.ts'
import type { Storage } from '../kernel/inventory/storage.ts'
import { Player } from '../kernel/player/player.ts'
import { lootOf } from '../mobs/index.ts'
import { caught } from '../projectiles/fishing-loot.ts'
import { translate } from '../protocol/fields.ts'
import { ENTITIES, ENTITY, PLAYERS } from './arguments/entities.ts'
import { ITEM } from './arguments/items.ts'
import { integer } from './arguments/numbers.ts'
import { BLOCK_POS, blockFor, pointFor, VEC3 } from './arguments/positions.ts'
import { SLOT } from './arguments/registries.ts'
import { RESOURCE } from './arguments/scores.ts'
import { allOf, oneOf, playersOf } from './arguments/selector.ts'
import { type CommandData, missing, refused } from './reply.ts'
import { blockSlot, entitySlot, type NamedSlot } from './slots.ts'
import { itemText } from './texts.ts'
import { type At, command, type Run } from './tree/node.ts'

/** Maximum number of slots of any container. */
const MOST_SLOTS = 54

/** A command's handling of the stacks that it has drawn; returns how many it could place. */
type Give<A> = (run: Run, args: A, stacks: readonly ItemStack[]) => void

/** loot (give <players> | spawn <pos> | insert <pos> | replace (block <pos> | entity <targets>) <slot> [count]) (loot <table> | kill <target> | mine <pos> [tool] | fish …) */
export const loot = command('loot', (at) => {
  at.literal('give', (at) =>
    at.argument('players', PLAYERS, (at) =>
      sources(at, (run, { players }, stacks) => {
        for (const player of playersOf(run, players)) for (const stack of stacks) player.giveOrToss(stack)
      }),
    ),
  )
  at.literal('spawn', (at) =>
    at.argument('targetPos', VEC3, (at) =>
      sources(at, (run, { targetPos }, stacks) => {
        const position = pointFor(run.source, targetPos)
        for (const stack of stacks)
          run.game.dropItem({ stack, position, velocity: { x: 0, y: 0.2, z: 0 }, pickupDelay: 10 })
      }),
    ),
  )
  at.literal('insert', (at) =>
    at.argument('targetPos', BLOCK_POS, (at) =>
      sources(at, (run, { targetPos }, stacks) => insert(run.game, blockFor(run, targetPos), stacks)),
    ),
  )
  at.literal('replace', (at) => {
    at.literal('block', (at) =>
      at.argument('targetPos', BLOCK_POS, (at) =>
        slots(at, ({ run, args, name }) => blockPlace(run, blockFor(run, args.targetPos), name)),
      ),
    )
    at.literal('entity', (at) =>
      at.argument('entities', ENTITIES, (at) =>
        slots(at, ({ run, args, name }) =>
          allOf(run, args.entities).flatMap((target) => entitySlot(target, name) ?? []),
        ),
      ),
    )
  })
})

/** Adds the first slot to fill and the number of slots: as many as there are stacks, by default. */
function slots<A extends object>(
  at: At<A>,
  slotsOf: (asked: { run: Run; args: A; name: string }) => readonly NamedSlot[],
): void {
  const fill = (run: Run, args: A & { slot: string }, stacks: readonly ItemStack[], count: number) => {
    for (let i = 0; i < count; i++)
      for (const slot of slotsOf({ run, args, name: after(args.slot, i) })) slot.set(stacks[i] ?? null)
  }
  at.argument('slot', SLOT, (at) => {
    sources(at, (run, args, stacks) => fill(run, args, stacks, stacks.length))
    at.argument('count', integer({ min: 0 }), (at) =>
      sources(at, (run, args, stacks) => fill(run, args, stacks, Math.min(args.count, MOST_SLOTS))),
    )
  })
}

/** The slot a given number of positions after another; only numbered slots are followed by others. */
const after = (name: string, by: number): string =>
  by === 0 ? name : name.replace(/\.(\d+)$/, (_, first: string) => `.${Number(first) + by}`)

function blockPlace({ game }: Run, p: Vec, name: string): readonly NamedSlot[] {
  const slot = blockSlot(game, p, name)
  if (slot === 'no_container') throw refused('commands.item.target.not_a_container', p.x, p.y, p.z)
  return slot === 'no_slot' ? [] : [slot]
}

/** Adds the source of the loot. */
function sources<A extends object>(at: At<A>, give: Give<A>): void {
  const done = (run: Run, args: A, stacks: readonly ItemStack[]): CommandData => {
    give(run, args, stacks)
    const [first] = stacks
    run.did(
      stacks.length === 1 && first
        ? translate('commands.drop.success.single', first.count, itemText(run.game, first))
        : translate('commands.drop.success.multiple', stacks.length),
    )
    return stacks.length
  }
  at.literal('loot', (at) =>
    at.argument('loot_table', RESOURCE, (at) =>
      at.runs((run, args) => done(run, args, ofTable(run.game, args.loot_table))),
    ),
  )
  at.literal('kill', (at) =>
    at.argument('target', ENTITY, (at) =>
      at.runs((run, args) => {
        const target = oneOf(run, args.target)
        if (target instanceof Player || !(target instanceof Body))
          throw refused('commands.drop.no_loot_table', target.kind)
        return done(run, args, ofMob(run.game, target.kind))
      }),
    ),
  )
  at.literal('mine', (at) =>
    at.argument('pos', BLOCK_POS, (at) =>
      at
        .runs((run, args) => done(run, args, ofBlock(run.game, blockFor(run, args.pos), null)))
        .literal('mainhand', (at) =>
          at.runs((run, args) =>
            done(run, args, ofBlock(run.game, blockFor(run, args.pos), run.source.player?.held() ?? null)),
          ),
        )
        .literal('offhand', (at) =>
          at.runs((run, args) =>
            done(run, args, ofBlock(run.game, blockFor(run, args.pos), run.source.player?.held(1) ?? null)),
          ),
        )
        .argument('tool', ITEM, (at) =>
          at.runs((run, args) => done(run, args, ofBlock(run.game, blockFor(run, args.pos), args.tool))),
        ),
    ),
  )
  at.literal('fish', (at) =>
    at.argument('loot_table', RESOURCE, (at) =>
      at.argument('pos', BLOCK_POS, (at) => {
        const fish = (run: Run, args: A & { loot_table: string }) =>
          done(run, args, ofTable(run.game, args.loot_table))
        at.runs(fish)
        for (const hand of ['mainhand', 'offhand']) at.literal(hand, (at) => at.runs(fish))
        at.argument('tool', ITEM, (at) => at.runs(fish))
      }),
    ),
  )
}

/** The drops of a vanilla loot table, if this server supports it: fishing, blocks and mobs. */
function ofTable(game: Game, name: string): ItemStack[] {
  const [folder = '', ...rest] = name.replace(/^minecraft:/, '').split('/')
  const what = rest.join('/')
  if (folder === 'gameplay' && what === 'fishing')
    return [caught(game.items, game.chance, { open: true, luck: 0 })]
  if (folder === 'entities' && game.registry.entitiesByName[what]) return ofMob(game, what)
  if (folder === 'blocks' && game.level.states.has(what)) return drops(game, what, null)
  throw missing('commands.drop.no_loot_table', name)
}

const ofMob = (game: Game, kind: string): ItemStack[] =>
  lootOf(kind, game.chance, { burning: false, byPlayer: true, looting: 0, size: 1 }).flatMap(
    ([item, count]) => (count > 0 && game.items.has(item) ? [game.items.make(item, count)] : []),
  )

function ofBlock(game: Game, p: Vec, tool: ItemStack | null): ItemStack[] {
  const { name } = game.level.get(p)
  return needsOtherTool(game.world, game.level.states.definition(name), tool)
    ? []
    : drops(game, name, tool, p)
}

function drops(game: Game, name: string, tool: ItemStack | null, p?: Vec): ItemStack[] {
  const state = p ? game.level.get(p) : game.level.states.encode(name)
  return itemsOf(game, state, tool)
}

/** Puts stacks into a container as far as they fit. */
function insert({ level }: Game, p: Vec, stacks: readonly ItemStack[]): void {
  const container = containerAt(level, p)
  if (!container) throw refused('commands.item.target.not_a_container', p.x, p.y, p.z)
  for (const stack of stacks) {
    let left = stack.count
    for (const { list } of container.parts) left = fill(list, stack, left)
  }
}

/** Puts items of a stack into slots as far as they fit. Returns how many are left. */
function fill(list: Storage, stack: ItemStack, count: number): number {
  let left = count
  for (let i = 0; i < list.length && left > 0; i++) {
    const there = list[i]
    if (there && !sameKind(there, stack)) continue
    const moved = Math.min(left, stack.limit - (there?.count ?? 0))
    if (moved <= 0) continue
    list[i] = counted(stack, (there?.count ?? 0) + moved)
    left -= moved
  }
  return left
}
