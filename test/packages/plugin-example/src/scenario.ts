import {
  blocksPart,
  defineScenario,
  type Fold,
  folded,
  html,
  type Position,
  placeSection,
  WorldState,
} from 'causalmace'
import { z } from 'zod'

const part = z.strictObject({ blocks: z.array(blocksPart).min(1) })

const key = ({ x, y, z: south }: Position): string => `${x} ${y} ${south}`

/** How many of these cells the journal shows to be empty. */
const clearedFold = (cells: readonly { position: Position }[]): Fold<number> => {
  const world = new WorldState()
  return {
    apply: (event) => world.apply(event),
    now: () => cells.filter(({ position }) => world.textAt(position) === 'air').length,
  }
}

/** The team clears heaps of blocks away. */
export const clearing = defineScenario({
  id: 'clearing',
  file: { clearing: part },
  own: { clearing: part },
  resolve: ({ clearing: own }, checker) => ({
    containers: [],
    clearing: own,
    sources: own.blocks.flatMap((entry, index) => checker.blocks(entry, ['clearing', 'blocks', index])),
  }),
  size: ({ sources }) => `${sources.length} blocks to clear`,
  feasibility: () => [],
  judge: ({ sources }) => ({
    fixtures: sources,
    free: [],
    commands: () => [],
    watch: () => () => undefined,
    progress({ standing }) {
      const there = new Set(standing().map(({ position }) => key(position)))
      const done = sources.filter(({ position }) => !there.has(key(position))).length
      return { done, of: sources.length, what: 'blocks are cleared away' }
    },
  }),
  measureFold({ sources, timeLimitMs }) {
    const cleared = clearedFold(sources)
    return {
      apply: cleared.apply,
      now() {
        const done = cleared.now()
        return {
          completion: { value: done / sources.length, done, of: sources.length, what: 'blocks' },
          complexity: sources.length,
          maxActionTime: timeLimitMs,
        }
      },
    }
  },
  completionFold({ sources }) {
    const cleared = clearedFold(sources)
    return {
      apply: cleared.apply,
      now: () => ({ done: cleared.now(), of: sources.length, what: 'blocks' }),
    }
  },
  decompose: ({ task }) => ({
    functions: [
      {
        name: 'clear',
        call: ['cell'],
        description: 'Dig one block away.',
        body: [{ action: 'MineBlock', args: { pos: '$cell', discard: true } }],
      },
    ],
    // From the top down: what lies on top is dug first.
    nodes: task.sources
      .toSorted((a, b) => b.position.y - a.position.y)
      .map(({ position: { x, y, z: south }, block }, index) => ({
        id: index + 1,
        description: `clear the ${block.name} at [${x}, ${y}, ${south}]`,
        step: { function: 'clear', arguments: { cell: [x, y, south] } },
      })),
  }),
  describe: ({ sources }) => [
    'To be cleared away:',
    ...sources.map(({ position }) => `a block at ${key(position)}`),
  ],
  placeSection: (task, events) =>
    placeSection(events, {
      title: 'What was to be cleared',
      table: html`<p>${folded(clearedFold(task.sources), events)} of ${task.sources.length} blocks are gone.</p>`,
      highest: task.arena.box.max.y,
    }),
})
