import { namesTest } from '../../../game/names.ts'
import { shoot } from '../../../task/actions/shoot.ts'
import { findingOf, mobLacks } from '../../verify/goal-scene.ts'
import { countedKind } from '../counted.ts'
import { one } from '../deed.ts'
import { fightingSteps } from '../fighting.ts'
import { mobsIn } from '../way.ts'

/** Mobs that were killed (statistic `killed`). */
export const killed = countedKind({
  id: 'killed',
  verb: 'kill',
  names: { of: 'mob' },
  decidedBy: 'statistics',
  reward: { event: 'kill_entity', growsByOne: true },
  targets: ({ of }) => of,
  ways: ({ of, count }, scene) =>
    of
      .filter((mob) => mobsIn(scene, mob) >= count)
      .flatMap((mob) => {
        const steps = fightingSteps(scene, mob, count)
        return steps === undefined ? [] : [steps]
      }),
  share({ of }, { role, mob, call }) {
    const shot = shoot.read(call)
    if (shot !== undefined) return one(shot.kill && namesTest(of)(String(shot.target)))
    return one(role === 'hunts' && namesTest(of)(mob ?? ''))
  },
  check: ({ of, count }, scene) => mobLacks(scene, of, count).map(findingOf),
})
