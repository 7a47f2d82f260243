import { stacksNamed } from '../../../task/actions/named-stack.ts'
import { throwItem } from '../../../task/actions/throw.ts'
import { checkAny } from '../../verify/goal-scene.ts'
import { countedKind } from '../counted.ts'
import { call, carriesPotion } from '../doings.ts'

const VESSELS = ['splash_potion', 'lingering_potion'] as const

/** Potions that were thrown and burst, by their effect. */
export const splashed = countedKind({
  id: 'splashed',
  verb: 'throw a splash potion of',
  names: { of: 'potion' },
  decidedBy: 'deeds',
  ways: ({ of, count }, scene) =>
    VESSELS.flatMap((vessel) =>
      of
        .filter((potion) => carriesPotion(scene, vessel, potion))
        .map((potion) => [
          call('throwItem', { item: `${potion}_${vessel}`, amount: count }, `throw the ${potion} potion`),
        ]),
    ),
  share({ of }, deed) {
    const flung = throwItem.read(deed.call)
    if (flung === undefined) return 0
    const isMeant = stacksNamed(flung.item)
    const bursts = (potion: string) =>
      VESSELS.some((item) => isMeant({ item, potion, count: 1, damage: 0, isEnchanted: false }))
    return of.some(bursts) ? flung.amount : 0
  },
  check: ({ count }, { supplies }) => checkAny([...VESSELS], (item) => supplies.take(item, count)),
})
