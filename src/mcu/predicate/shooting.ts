import { BOWS } from '../../game/items/flights.ts'
import { namesTest } from '../../game/names.ts'
import { shoot } from '../../task/actions/shoot.ts'
import { checkAny, findingOf, itemLacks, mobLacks } from '../verify/goal-scene.ts'
import { countedKind, type countedSchema } from './counted.ts'
import { one } from './deed.ts'
import { call, obtain } from './doings.ts'
import type { PredicateKind } from './kind.ts'
import { mobsIn, type PlanScene, type Way } from './way.ts'

const ARROW = 'arrow'

/** The carried bow; undefined without a bow or without arrows. */
const bowIn = ({ carried }: PlanScene): string | undefined =>
  carried.has(ARROW) ? BOWS.find((bow) => carried.has(bow)) : undefined

/** Equips the carried bow and arrows, and shoots at a target some number of times. */
export function shootingWay(
  scene: PlanScene,
  { target, count = 1, kill = false }: { target: unknown; count?: number; kill?: boolean },
): Way[] {
  const bow = bowIn(scene)
  if (bow === undefined) return []
  const shot = call('shootAt', { target, kill }, `shoot at ${String(target)} with the ${bow}`)
  return [[obtain(bow), ...Array.from({ length: count }, () => shot)]]
}

/** A kind about shooting mobs. */
export const shootingKind = <const K extends 'shot' | 'shot_dead'>(
  id: K,
  verb: string,
): PredicateKind<ReturnType<typeof countedSchema<K>>> =>
  countedKind({
    id,
    verb,
    names: { of: 'mob' },
    decidedBy: 'deeds',
    targets: ({ of }) => of,
    ways({ of, count }, scene) {
      const mob = of.find((kind) => mobsIn(scene, kind) >= count)
      return mob === undefined ? [] : shootingWay(scene, { target: mob, count, kill: id === 'shot_dead' })
    },
    share: ({ of }, deed) => one(namesTest(of)(String(shoot.read(deed.call)?.target ?? ''))),
    check: ({ of, count }, scene) => [
      ...mobLacks(scene, of, count).map(findingOf),
      ...itemLacks(scene, [ARROW]).map(findingOf),
      ...checkAny(BOWS, (bow) => scene.supplies.take(bow, 1)),
    ],
  })
