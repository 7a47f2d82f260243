import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { EpisodeOrder } from '../../experiment/pool/messages.ts'
import type { EpisodePool, PlayLimits } from '../../experiment/pool/pool.ts'
import { openAllowance } from '../../model/allowance/open-allowance.ts'
import { type Check, checksOn } from '../check.ts'

/** The setting for the checks of a pool. */
export interface PoolTrial {
  pool: EpisodePool
  /** A request for a short episode with this run folder. */
  order(run: string): EpisodeOrder
  close(): Promise<void>
}

/** Time limit of an episode (ms): test machines are busy. */
const WALL_MS = 240_000

/** Requirements for every `EpisodePool`. */
export function episodePoolConformance(open: () => Promise<PoolTrial>): Check[] {
  const check = checksOn(open)
  const limits = (changes: Partial<PlayLimits> = {}): PlayLimits => ({
    wallMs: WALL_MS,
    signal: new AbortController().signal,
    recall: new AbortController().signal,
    allowance: openAllowance({}),
    waitedMs: () => 0,
    onBegun: () => undefined,
    ...changes,
  })
  const journalOf = ({ root, runId }: EpisodeOrder) => join(root, runId, 'journal.jsonl')
  return [
    check(
      'plays more orders than it has room for, tells when each begins, and leaves their run folders',
      async (trial) => {
        const orders = ['a', 'b', 'c'].map(trial.order)
        const begun: string[] = []
        const played = await Promise.all(
          orders.map((order) => trial.pool.play(order, limits({ onBegun: () => begun.push(order.runId) }))),
        )
        assert.deepEqual(
          played.map(({ kind }) => kind),
          ['over', 'over', 'over'],
        )
        assert.deepEqual(begun.sort(), ['a', 'b', 'c'])
        for (const order of orders) {
          assert.ok(existsSync(journalOf(order)))
          await trial.pool.recorded(order.runId)
        }
      },
    ),
    check('says why an episode could not begin, and leaves nothing of it', async (trial) => {
      const order = trial.order('unknown')
      const played = await trial.pool.play(
        { ...order, request: { ...order.request, planner: 'no-such-planner' } },
        limits(),
      )
      assert.ok(played.kind === 'refused' && played.error.code === 'usage', JSON.stringify(played))
      assert.ok(!existsSync(join(order.root, 'unknown')))
    }),
    check('kills an episode that takes too long', async (trial) => {
      const played = await trial.pool.play(trial.order('slow'), limits({ wallMs: 1 }))
      assert.ok(played.kind === 'crashed' && /longer than/.test(played.reason), JSON.stringify(played))
    }),
    check('plays nothing that is stopped or taken back before it begins', async (trial) => {
      const stopped = AbortSignal.abort()
      assert.deepEqual(await trial.pool.play(trial.order('stopped'), limits({ signal: stopped })), {
        kind: 'cancelled',
      })
      assert.deepEqual(await trial.pool.play(trial.order('recalled'), limits({ recall: stopped })), {
        kind: 'cancelled',
      })
    }),
    check('stops an episode that is being played', async (trial) => {
      const stop = new AbortController()
      const played = await trial.pool.play(
        trial.order('ended'),
        limits({ signal: stop.signal, onBegun: () => setTimeout(() => stop.abort(), 50) }),
      )
      assert.equal(played.kind, 'cancelled')
    }),
  ]
}
