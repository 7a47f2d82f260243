import { repairMaterials } from '../../game/items/repairing.ts'
import { namesTest } from '../../game/names.ts'
import { anvil } from '../../task/actions/anvil.ts'
import { checkAny, findingOf } from '../verify/goal-scene.ts'
import { countedKind, type countedSchema } from './counted.ts'
import { one } from './deed.ts'
import { call, gainLevels, hasStation, obtain } from './doings.ts'
import type { PredicateKind } from './kind.ts'
import { itemsNamed } from './obtained.ts'
import type { PlanScene, Step, Way } from './way.ts'

const ANVILS = ['anvil', 'chipped_anvil', 'damaged_anvil']
/** The text that the expert writes on items. */
const NAME = 'Ours'

/** Work at an anvil, as the game counts it. */
export type AnvilWork = 'repaired' | 'renamed' | 'combined'

const WORK: Readonly<Record<AnvilWork, (item: string, scene: PlanScene) => readonly Way[]>> = {
  repaired: (item, scene) => [
    ...repairMaterials(item, scene.version)
      .filter((material) => scene.carried.has(material))
      .map((material) => [obtain(item), obtain(material), joining(item, material)]),
    ...joiningTwo(item, scene),
  ],
  combined: (item, scene) => [
    ...joiningTwo(item, scene),
    ...(scene.carried.has('enchanted_book') ? [[obtain(item), joining(item, 'enchanted_book')]] : []),
  ],
  renamed: (item) => [
    [obtain(item), call('nameIt', { item, name: NAME }, `name the ${item} "${NAME}" at an anvil`)],
  ],
}

const joining = (item: string, second: string): Step =>
  call('joinThem', { item, with: second }, `join the ${item} with ${second} at an anvil`)

const joiningTwo = (item: string, { carried }: PlanScene): Way[] =>
  (carried.get(item) ?? 0) < 2 ? [] : [[obtain(item, 2), joining(item, item)]]

/** A kind about work at an anvil; a grindstone counts too if the agent finds one itself. */
export function anvilKind<const K extends AnvilWork>(
  id: K,
  verb: string,
): PredicateKind<ReturnType<typeof countedSchema<K>>> {
  return countedKind({
    id,
    verb,
    names: { of: 'item' },
    decidedBy: 'deeds',
    ways: ({ of, count }, scene) =>
      hasStation(scene, ANVILS) && count === 1
        ? itemsNamed(of, scene)
            .filter((item) => scene.carried.has(item))
            .flatMap((item) => WORK[id](item, scene))
            .map((way) => [...way.slice(0, -1), ...gainLevels(scene), ...way.slice(-1)])
        : [],
    share: ({ of }, deed) => one(namesTest(of)(anvil.read(deed.call)?.item ?? '')),
    check: ({ of, count }, { supplies }) => [
      ...checkAny(of, (item) => supplies.take(item, count)),
      ...supplies.station([...ANVILS, 'grindstone']).map(findingOf),
    ],
  })
}
