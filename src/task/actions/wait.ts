import { z } from 'zod'
import { cellSchema, distance, formatPosition } from '../../core/position.ts'
import { type BlockSpec, formatBlock, parseBlock, satisfies } from '../../game/block.ts'
import { done, fail } from '../action.ts'
import { defineAction } from './define-action.ts'
import type { Hands } from './hands.ts'
import { nearestNamed } from './named-entities.ts'

/** Maximum wait (s): an agent that still has nothing to do asks again. */
const MAX_SECONDS = 60
/** Distance within which a teammate counts as present (blocks). */
const NEAR = 4
const TICKS_PER_SECOND = 20
const MS_PER_SECOND = 1000

const waitedSchema = z.object({
  /** The thing that the agent waited for, in words. */
  for: z.string(),
  /** Why the wait ended: the awaited event, or the time limit. */
  ended: z.enum(['happened', 'time']),
  /** Game time that the wait took (s). */
  seconds: z.number(),
  /** The content of the watched cell at the end. */
  block: z.string().optional(),
})

/** The purpose of a wait. */
interface Occasion {
  readonly words: string
  hasCome(): boolean
}

/** Stays in place: for a time, until a teammate comes, or until a block changes. Buttons and plates stay held. */
export const wait = defineAction({
  name: 'Wait',
  signature: 'Wait(seconds? = 10, agent?, pos?: [x,y,z], block?)',
  summary: 'Stay that long, or until the agent is near, or the block at pos changes (to block).',
  role: 'waits',
  tooEarly: 'refused',
  args: z.strictObject({
    seconds: z.number().positive().max(MAX_SECONDS).default(10),
    /** A teammate that should come close. */
    agent: z.string().min(1).optional(),
    /** A cell that should change: a gate, a mechanism. */
    pos: cellSchema.optional(),
    /** The content that this cell should have, such as `air` or `lever[powered=true]`. */
    block: z.string().min(1).optional(),
  }),
  data: waitedSchema,
  examples: [
    { seconds: 1 },
    { seconds: 1, agent: 'Bob' },
    { seconds: 1, pos: [3, 1, 0] },
    { seconds: 1, pos: [3, 1, 0], block: 'air' },
  ],
  manner: ['seconds'],
  staysUp: true,
  waits: ({ seconds, agent, pos }) =>
    agent === undefined && pos === undefined ? seconds * MS_PER_SECOND : 0,
  async run({ seconds, agent, pos, block }, hands) {
    const wanted = block === undefined ? undefined : parseBlock(block)
    if (block !== undefined && (wanted === undefined || pos === undefined))
      return fail(
        'invalid_arguments',
        `"block" names a block such as oak_door[open=true] that "pos" is to hold`,
      )
    if (pos !== undefined && hands.blockAt(pos) === undefined)
      return fail('too_far', `${formatPosition(pos)} is beyond what I see; go nearer first`, { goTo: pos })
    const occasions = [
      ...(agent === undefined ? [] : [comingOf(agent, hands)]),
      ...(pos === undefined ? [] : [changeOf(pos, wanted, hands)]),
    ]
    const began = hands.clock.now()
    const hasHappened = await hands.waitUntil(seconds * TICKS_PER_SECOND, () =>
      occasions.some((occasion) => occasion.hasCome()),
    )
    if (hands.signal.aborted) return fail('cancelled', 'the wait was stopped')
    const seen = pos === undefined ? undefined : hands.blockAt(pos)
    return done({
      for: occasions.map(({ words }) => words).join(' or ') || 'the time to pass',
      ended: hasHappened ? ('happened' as const) : ('time' as const),
      seconds: Math.round((hands.clock.now() - began) / 100) / 10,
      ...(seen === undefined ? {} : { block: formatBlock(seen) }),
    })
  },
})

function comingOf(agent: string, hands: Hands): Occasion {
  return {
    words: `${agent} to come`,
    hasCome() {
      const teammate = nearestNamed(hands, agent.toLowerCase())
      return teammate !== undefined && distance(teammate.position, hands.position()) <= NEAR
    },
  }
}

function changeOf(
  pos: Parameters<Hands['blockAt']>[0],
  wanted: BlockSpec | undefined,
  hands: Hands,
): Occasion {
  const before = hands.blockAt(pos)?.stateId
  const cell = formatPosition(pos)
  return {
    words: wanted === undefined ? `a change at ${cell}` : `${formatBlock(wanted)} at ${cell}`,
    hasCome() {
      const now = hands.blockAt(pos)
      if (now === undefined) return false
      return wanted === undefined ? now.stateId !== before : satisfies(now, wanted)
    },
  }
}
