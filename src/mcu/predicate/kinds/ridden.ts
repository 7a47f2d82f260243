import { RIDDEN } from '../../atoms/tables.ts'
import { findingOf, itemLacks, mobLacks } from '../../verify/goal-scene.ts'
import { animalKind } from '../animals.ts'

/** Animals and vehicles that were ridden. */
export const ridden = animalKind({
  id: 'ridden',
  verb: 'ride',
  animals: (count) => count,
  steps(animal) {
    const [saddle, reins] = RIDDEN[animal] ?? []
    if (saddle !== undefined && saddle !== 'saddle') return []
    // Horses carry a rider without a saddle for a moment; pigs and striders do not.
    return [...(reins === undefined ? [] : [{ tool: 'saddle', times: 1 }]), { times: 1 }]
  },
  check({ of }, scene) {
    const what = of[0] ?? ''
    const { supplies } = scene
    const isCarried = supplies.carries(`oak_${what}`) + supplies.carries(what) > 0
    return [...(isCarried ? [] : mobLacks(scene, of, 1)), ...itemLacks(scene, RIDDEN[what] ?? [])].map(
      findingOf,
    )
  },
})
