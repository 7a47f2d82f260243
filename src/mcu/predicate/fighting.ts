import { isBow } from '../../game/items/flights.ts'
import { call } from './doings.ts'
import { mayFightWith, needsHeld, saysWhatIsHeld } from './obey.ts'
import { shootingWay } from './shooting.ts'
import type { PlanScene, Step } from './way.ts'

/** Weapons, the best first. */
const WEAPONS = ['netherite', 'diamond', 'iron', 'stone', 'golden', 'wooden'].flatMap((material) => [
  `${material}_sword`,
  `${material}_axe`,
])

/** Monsters that stay out of a sword's reach or blow up, which have to be shot. */
const ONLY_SHOT = new Set(['creeper', 'ghast', 'phantom'])
/** Monsters that cannot reliably be beaten within a minute. */
const NOT_FOUGHT = new Set(['warden', 'wither', 'ender_dragon'])

/**
 * Kills mobs of a kind as the conditions allow: with the best carried weapon, bare hands, or bow and arrows. @returns undefined
 * if no allowed way works
 */
export function fightingSteps(scene: PlanScene, mob: string, count: number): readonly Step[] | undefined {
  if (NOT_FOUGHT.has(mob)) return undefined
  return (ONLY_SHOT.has(mob) ? undefined : striking(scene, mob, count)) ?? shooting(scene, mob, count)
}

function striking(scene: PlanScene, mob: string, count: number): readonly Step[] | undefined {
  // Conditions may ask for any item as the weapon, except bows, which are not used for hitting.
  const given = needsHeld(scene) ? [...scene.carried.keys()].filter((each) => !isBow(each)) : []
  const weapon = [...WEAPONS, ...given].find((each) => scene.carried.has(each) && mayFightWith(scene, each))
  const animals = Array.from({ length: count }, () => mob)
  const description = `kill ${count} ${mob}`
  if (weapon !== undefined)
    return [call('fight', { weapon, animals }, `${description} with a ${weapon.replaceAll('_', ' ')}`)]
  if (needsHeld(scene)) return undefined
  return saysWhatIsHeld(scene)
    ? [call('huntBareHanded', { animals }, `${description} with bare hands`)]
    : [call('hunt', { animals }, description)]
}

const shooting = (scene: PlanScene, mob: string, count: number): readonly Step[] | undefined =>
  shootingWay(scene, { target: mob, count, kill: true })[0]
