import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { eventsOf } from '../../src/core/journal/events.ts'
import { cellSchema, sameCell } from '../../src/core/position.ts'
import {
  defineScenario,
  type Fold,
  filledSupply,
  folded,
  html,
  type ItemCount,
  itemCountPart,
  parseTask,
  resolveSupply,
  WorldState,
  watchContainers,
} from '../../src/index.ts'
import { playTask } from '../../src/testing/play-task.ts'

/* A scenario as a plug-in may define it: items are to be moved from one chest to another, and the world says whether they are. */

const part = z.strictObject({ to: cellSchema, items: z.array(itemCountPart).min(1) })

type Content = readonly ItemCount[] | undefined

/** How many of the wanted items lie in the container. */
const moved = (wanted: readonly ItemCount[], content: Content): number =>
  wanted.reduce((sum, { item, count }) => {
    const there = content?.find((stack) => stack.item === item)?.count ?? 0
    return sum + Math.min(count, there)
  }, 0)

const amountOf = (items: readonly ItemCount[]): number => items.reduce((sum, { count }) => sum + count, 0)

const moving = defineScenario({
  id: 'moving',
  file: { supply: filledSupply, moving: part },
  own: { moving: part },
  resolve: ({ supply, moving: own }, checker) => ({
    containers: resolveSupply(supply, checker),
    moving: own,
    sources: [],
  }),
  size: ({ moving: { items } }) => `${amountOf(items)} items to move`,
  feasibility: () => [],
  judge: ({ moving: { to, items }, containers }) => ({
    fixtures: [],
    free: [],
    commands: () => [],
    watch: (watch) =>
      watchContainers(
        watch,
        containers.map(({ position }) => position),
      ),
    progress: ({ contentsOf }) => ({
      done: moved(items, contentsOf(to)),
      of: amountOf(items),
      what: 'items lie in the other chest',
    }),
  }),
  measureFold(task) {
    const done = movedFold(task)
    const of = amountOf(task.moving.items)
    return {
      apply: done.apply,
      now: () => ({
        completion: { value: done.now() / of, done: done.now(), of, what: 'items' },
        complexity: of,
        maxActionTime: task.timeLimitMs,
      }),
    }
  },
  completionFold(task) {
    const done = movedFold(task)
    return {
      apply: done.apply,
      now: () => ({ done: done.now(), of: amountOf(task.moving.items), what: 'items' }),
    }
  },
  decompose: ({ task }) => ({
    functions: [
      {
        name: 'bring',
        call: ['from', 'to', 'item', 'amount'],
        description: 'Move items from one container to another.',
        body: [
          { action: 'WithdrawItem', args: { container: '$from', item: '$item', amount: '$amount' } },
          { action: 'Deposit', args: { container: '$to', item: '$item', amount: '$amount' } },
        ],
      },
    ],
    nodes: task.moving.items.flatMap(({ item, count: amount }, index) => {
      const from = task.containers.find(({ items }) => items.some((stack) => stack.item === item))?.position
      const tuple = ({ x, y, z: south }: { x: number; y: number; z: number }) => [x, y, south]
      return from === undefined
        ? []
        : [
            {
              id: index + 1,
              description: `bring ${amount} ${item}`,
              step: {
                function: 'bring',
                arguments: { from: tuple(from), to: tuple(task.moving.to), item, amount },
              },
            },
          ]
    }),
  }),
  describe: ({ moving: { items } }) => [`To be moved: ${JSON.stringify(items)}`],
  placeSection: () => html``,
})

/** How many of the wanted items the journal shows in the container. */
function movedFold({ moving: { to, items } }: { moving: z.output<typeof part> }): Fold<number> {
  const world = new WorldState()
  return { apply: (event) => world.apply(event), now: () => moved(items, world.contentsOf(to)) }
}

const task = (of: string) =>
  parseTask(
    `schema: 1
id: move
scenario: moving
title: Move it
goal: Move the items to the other chest.
agents: 2
minecraft: 1.19.2
arena: { min: [-8, -60, -8], max: [8, -55, 8], spawn: [0, -60, 0] }
limits: { seconds: 120 }
supply:
  chests:
    - { at: [6, -60, 3], facing: west, items: [{ item: torch, count: 70 }, { item: egg, count: 5 }] }
    - { at: [-6, -60, 3], facing: east }
moving: { to: [-6, -60, 3], items: ${of} }
`,
    'move.yaml',
    [moving],
  )

describe('a task of a plug-in that moves items between chests', () => {
  it('is done by the expert and scored from the world', async () => {
    const own = task('[{ item: torch, count: 40 }, { item: egg, count: 5 }]')
    const { events, progress } = await playTask(own, moving)
    expect(progress.at(-1)).toMatchObject({ done: 45, of: 45 })
    expect(folded(movedFold(own), events)).toBe(45)
    expect(eventsOf(events, 'episode.finished')[0]?.data).toMatchObject({ outcome: 'success' })
    const changes = eventsOf(events, 'container.changed')
    const last = (x: number) =>
      changes.findLast(({ data: { position } }) => sameCell(position, { x, y: -60, z: 3 }))?.data.items
    expect(last(6)).toEqual([{ item: 'torch', count: 30 }])
    expect(last(-6)).toEqual([
      { item: 'egg', count: 5 },
      { item: 'torch', count: 40 },
    ])
  })

  it('is not done where the items are carried, or where fewer are moved', async () => {
    const own = task('[{ item: torch, count: 71 }]')
    const { events, progress } = await playTask(own, moving)
    expect(progress.every(({ done }) => done === 0)).toBe(true)
    expect(folded(movedFold(own), events)).toBe(0)
    expect(eventsOf(events, 'episode.finished')[0]?.data.outcome).not.toBe('success')
  })
})
