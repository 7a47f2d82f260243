import { z } from 'zod'
import { count as counted } from '../../../core/count.ts'
import { tuple } from '../../../question/expert/functions.ts'
import { fish } from '../../../task/actions/fish.ts'
import { raiseShield } from '../../../task/actions/raise-shield.ts'
import { shoot } from '../../../task/actions/shoot.ts'
import { one } from '../deed.ts'
import { call, fishingWays } from '../doings.ts'
import { counterGauge } from '../gauge.ts'
import { definePredicateKind } from '../kind.ts'
import { countSchema } from '../leaf.ts'
import { shootingWay } from '../shooting.ts'
import type { PlanScene, Way } from '../way.ts'

/** Ways of deliberately raising statistics. */
const WAYS: Readonly<Record<string, (scene: PlanScene, count: number) => readonly Way[]>> = {
  fish_caught: fishingWays,
  damage_blocked_by_shield(scene) {
    const [enemy] = scene.mobs
    return enemy === undefined || !scene.carried.has('shield')
      ? []
      : [[call('raiseShieldTo', { against: enemy.kind }, `raise the shield against the ${enemy.kind}`)]]
  },
  target_hit(scene, count) {
    const target = scene.blocks.find(({ block }) => block.name === 'target')
    return target === undefined ? [] : shootingWay(scene, { target: tuple(target.position), count })
  },
}

/** The actions that raise them. */
const ACTIONS: Readonly<Record<string, string>> = {
  fish_caught: fish.name,
  damage_blocked_by_shield: raiseShield.name,
  target_hit: shoot.name,
}

/** Any custom statistic of the game, such as `jump`. */
export const did = definePredicateKind({
  id: 'did',
  schema: z.strictObject({
    kind: z.literal('did'),
    what: z.string().regex(/^[a-z_]+$/),
    count: countSchema,
  }),
  decidedBy: 'statistics',
  recording: ({ what }) => ({ custom: [what] }),
  gauge: ({ what, count }, start) =>
    counterGauge(start, { category: 'custom', names: [what], amount: count }),
  inWords: ({ what, count }) => `${what.replaceAll('_', ' ')} ${counted(count, 'time')}`,
  ways: ({ what, count }, scene) => WAYS[what]?.(scene, count) ?? [],
  share: ({ what }, { call: { name } }) => one(ACTIONS[what] === name),
  reward: {
    events: ['custom', 'damage_dealt'],
    category: 'custom',
    growsByOne: false,
    write: ({ what, count }) => ({ objects: [what], max_reward_times: count }),
    read: ({ objects: [what = ''], max_reward_times }) => ({
      kind: 'did' as const,
      what,
      count: max_reward_times,
    }),
  },
})
