import { add } from '../../../core/position.ts'
import { BOWS, isBow } from '../../../game/items/flights.ts'
import { hangsOnWalls, isMinecart, isPutUp } from '../../../game/items/kinds/put-up.ts'
import { namesTest } from '../../../game/names.ts'
import { tuple } from '../../../question/expert/functions.ts'
import { putUp } from '../../../task/actions/put-up.ts'
import { shoot } from '../../../task/actions/shoot.ts'
import { checkAny } from '../../verify/goal-scene.ts'
import { countedKind } from '../counted.ts'
import { one } from '../deed.ts'
import { call, hangingWay } from '../doings.ts'
import { shootingWay } from '../shooting.ts'
import { placingWays, toolWays } from '../tool-use.ts'
import type { PlanScene, Way } from '../way.ts'

/** Where something is put up that stands on the floor, and where a shot goes that has no target (blocks from the spawn). */
const FLOOR = { x: 2, y: 0, z: 2 } as const
const AHEAD = { x: 6, y: -1, z: 0 } as const

/** Ways to use what is put up or shot with. */
function handlingWays(item: string, count: number, scene: PlanScene): Way[] {
  const { spawn } = scene.arena
  if (isBow(item) && scene.carried.has(item))
    return shootingWay(scene, { target: scene.mobs[0]?.kind ?? tuple(add(spawn, AHEAD)), count })
  if (hangsOnWalls(item)) {
    const hung = count === 1 ? hangingWay(scene, item) : undefined
    return hung === undefined ? [] : [hung]
  }
  return isPutUp(item) && !isMinecart(item) && scene.carried.has(item) && count === 1
    ? [[call('putUpAt', { item, at: tuple(add(spawn, FLOOR)) }, `put the ${item} up`)]]
    : []
}

/** Items that were used: tools by what they do, blocks by being placed (statistic `used`). */
export const used = countedKind({
  id: 'used',
  verb: 'use',
  names: { of: 'item' },
  decidedBy: 'statistics',
  uses: 'materials',
  reward: { event: 'use_item', growsByOne: true },
  ways: ({ of, count }, scene) => [
    ...placingWays(of, count, scene),
    ...of.flatMap((tool) => toolWays({ tool, count }, scene)),
    ...of.flatMap((item) => handlingWays(item, count, scene)),
  ],
  share({ of }, { places, role, held, call: { name, args } }) {
    const test = namesTest(of)
    if (name === putUp.name) return one(test(String(args['item'])))
    if (name === shoot.name) return one(BOWS.some(test))
    return one(test(places ?? '') || (['uses', 'digs', 'hunts'].includes(role) && test(held ?? '')))
  },
  check: ({ of }, { supplies }) => checkAny(of, (item) => supplies.take(item, 1)),
})
