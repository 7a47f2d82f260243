import { COLOURS } from '../../../game/colours.ts'
import { namesTest } from '../../../game/names.ts'
import { findingOf, mobLacks } from '../../verify/goal-scene.ts'
import { countedKind } from '../counted.ts'
import { one } from '../deed.ts'
import { call, obtain } from '../doings.ts'
import { mobsIn } from '../way.ts'

const DYES = COLOURS.map((colour) => `${colour}_dye`)

/** Animals that were dyed. */
export const dyed = countedKind({
  id: 'dyed',
  verb: 'dye',
  names: { of: 'mob' },
  decidedBy: 'deeds',
  targets: ({ of }) => of,
  ways({ of, count }, scene) {
    const mob = of.find((kind) => mobsIn(scene, kind) >= count)
    const dye = DYES.find((item) => scene.carried.has(item))
    if (mob === undefined || dye === undefined) return []
    const animals = Array.from({ length: count }, () => mob)
    return [[obtain(dye, count), call('useOnAnimals', { tool: dye, animals }, `use ${dye} on ${mob}`)]]
  },
  share: ({ of }, { role, mob, held }) =>
    one(role === 'uses' && namesTest(of)(mob ?? '') && DYES.includes(held ?? '')),
  check: ({ of, count }, scene) => mobLacks(scene, of, count).map(findingOf),
})
