import { isBow } from '../../../game/items/flights.ts'
import { namesTest } from '../../../game/names.ts'
import { findingOf, mobLacks } from '../../verify/goal-scene.ts'
import { countedKind } from '../counted.ts'
import { one } from '../deed.ts'
import { mayFightWith, needsHeld, saysWhatIsHeld } from '../obey.ts'
import { mobsIn } from '../way.ts'

/** Weapons, the best first. */
const WEAPONS = ['netherite', 'diamond', 'iron', 'stone', 'golden', 'wooden'].flatMap((material) => [
  `${material}_sword`,
  `${material}_axe`,
])

/** Monsters that stay out of a sword's reach, blow up, or cannot be beaten for certain within a minute. */
const NOT_FOUGHT = new Set(['creeper', 'ghast', 'phantom', 'warden', 'wither', 'ender_dragon'])

/** Mobs that were killed (statistic `killed`). */
export const killed = countedKind({
  id: 'killed',
  verb: 'kill',
  names: { of: 'mob' },
  decidedBy: 'statistics',
  reward: { event: 'kill_entity', growsByOne: true },
  targets: ({ of }) => of,
  ways({ of, count }, scene) {
    const mob = of.find((each) => mobsIn(scene, each) >= count && !NOT_FOUGHT.has(each))
    if (mob === undefined) return []
    // Terms may ask for any item as the weapon, except bows, which do not strike.
    const given = needsHeld(scene) ? [...scene.carried.keys()].filter((each) => !isBow(each)) : []
    const weapon = [...WEAPONS, ...given].find((each) => scene.carried.has(each) && mayFightWith(scene, each))
    if (weapon === undefined && needsHeld(scene)) return []
    const animals = Array.from({ length: count }, () => mob)
    const description = `kill ${count} ${mob}`
    if (weapon === undefined && saysWhatIsHeld(scene))
      return [
        [
          {
            do: 'call',
            name: 'huntBareHanded',
            args: { animals },
            description: `${description} with bare hands`,
          },
        ],
      ]
    if (weapon === undefined) return [[{ do: 'call', name: 'hunt', args: { animals }, description }]]
    const args = { weapon, animals }
    return [[{ do: 'call', name: 'fight', args, description: `${description} with a ${weapon}` }]]
  },
  share: ({ of }, { role, mob }) => one(role === 'hunts' && namesTest(of)(mob ?? '')),
  check: ({ of, count }, scene) => mobLacks(scene, of, count).map(findingOf),
})
