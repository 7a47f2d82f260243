import { add } from '../../../core/position.ts'
import { BOWS, isBow, thrownAs } from '../../../game/items/flights.ts'
import { hangsOnWalls, isMinecart, isPutUp } from '../../../game/items/kinds/put-up.ts'
import { namesTest } from '../../../game/names.ts'
import { tuple } from '../../../question/expert/functions.ts'
import { drink } from '../../../task/actions/drink.ts'
import { eat } from '../../../task/actions/eat.ts'
import { fish } from '../../../task/actions/fish.ts'
import { putUp } from '../../../task/actions/put-up.ts'
import { raiseShield } from '../../../task/actions/raise-shield.ts'
import { shoot } from '../../../task/actions/shoot.ts'
import { throwItem } from '../../../task/actions/throw.ts'
import { checkAny } from '../../verify/goal-scene.ts'
import { countedKind } from '../counted.ts'
import { one } from '../deed.ts'
import { call, hangingWay } from '../doings.ts'
import { shootingWay } from '../shooting.ts'
import { placingWays, toolWays } from '../tool-use.ts'
import { cellBeside, usingWays } from '../using.ts'
import type { PlanScene, Way } from '../way.ts'

/** Target of a shot without a given target (blocks from the spawn). */
const AHEAD = { x: 6, y: -1, z: 0 } as const

/** Ways of using items that are raised or used to shoot. */
function handlingWays(item: string, count: number, scene: PlanScene): Way[] {
  const { spawn } = scene.arena
  if (isBow(item) && scene.carried.has(item))
    return shootingWay(scene, { target: scene.mobs[0]?.kind ?? tuple(add(spawn, AHEAD)), count })
  if (hangsOnWalls(item)) {
    const hung = count === 1 ? hangingWay(scene, item) : undefined
    return hung === undefined ? [] : [hung]
  }
  return isPutUp(item) && !isMinecart(item) && scene.carried.has(item) && count === 1
    ? [[call('putUpAt', { item, at: tuple(cellBeside(scene)) }, `put the ${item} up`)]]
    : []
}

/** The item of actions that equip it themselves. */
const HANDLED_BY: Readonly<Record<string, (args: Readonly<Record<string, unknown>>) => string>> = {
  [drink.name]: ({ what }) => (what === 'milk_bucket' || what === 'honey_bottle' ? what : 'potion'),
  [eat.name]: ({ item }) => String(item),
  [throwItem.name]: ({ item }) => thrownAs(String(item)),
  [fish.name]: () => 'fishing_rod',
  [raiseShield.name]: () => 'shield',
}

/** Items that were used: tools by their effect, blocks by being placed (statistic `used`). */
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
    ...of.flatMap((item) => [...handlingWays(item, count, scene), ...usingWays(item, count, scene)]),
  ],
  share({ of }, { places, role, held, call: { name, args } }) {
    const test = namesTest(of)
    if (name === putUp.name) return one(test(String(args['item'])))
    if (name === shoot.name) return one(BOWS.some(test))
    if (name in HANDLED_BY) return one(test(HANDLED_BY[name]?.(args) ?? ''))
    return one(test(places ?? '') || (['uses', 'digs', 'hunts'].includes(role) && test(held ?? '')))
  },
  check: ({ of }, { supplies }) => checkAny(of, (item) => supplies.take(item, 1)),
})
