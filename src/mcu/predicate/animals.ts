import { isNamePattern, namesTest } from '../../game/names.ts'
import type { GoalFinding, GoalScene } from '../verify/goal-scene.ts'
import type { countedSchema } from './counted.ts'
import { type CountedLeaf, countedKind } from './counted.ts'
import { one } from './deed.ts'
import type { PredicateKind } from './kind.ts'
import { mobsIn, type Step, type Way } from './way.ts'

/** An item to use on animals of a kind, one after another; without a tool, they are mounted. */
export interface AnimalStep {
  readonly tool?: string
  readonly times: number
}

interface AnimalSpec<K extends string> {
  readonly id: K
  readonly verb: string
  /** Steps for one kind of animal; none if no action is known. */
  steps(animal: string, count: number): readonly AnimalStep[]
  /** How many animals of one kind are needed. */
  animals(count: number): number
  check(leaf: CountedLeaf<K>, scene: GoalScene): readonly GoalFinding[]
}

/** A kind about using a tool or food on animals: any of the named animals counts. */
export function animalKind<const K extends string>({
  steps,
  animals,
  ...parts
}: AnimalSpec<K>): PredicateKind<ReturnType<typeof countedSchema<K>>> {
  const usesOf = ({ of, count }: CountedLeaf) =>
    of.flatMap((animal) => {
      const uses = steps(animal, count)
      return uses.length === 0 ? [] : [{ animal, uses }]
    })
  return countedKind({
    ...parts,
    decidedBy: 'deeds',
    names: { of: 'mob' },
    ways(leaf, scene) {
      const there = [...new Set(scene.mobs.map(({ kind }) => kind))].filter(namesTest(leaf.of))
      const found = usesOf({
        ...leaf,
        of: [...leaf.of.filter((name) => !isNamePattern(name)), ...there],
      }).find(({ animal }) => mobsIn(scene, animal) >= animals(leaf.count))
      return found === undefined ? [] : [wayWith(found.animal, found.uses)]
    },
    amount(leaf) {
      const amounts = usesOf(leaf).map(({ uses }) => uses.reduce((sum, { times }) => sum + times, 0))
      return amounts.length === 0 ? leaf.count : Math.max(...amounts)
    },
    share: (leaf, { role, mob, held }) =>
      one(
        role === 'uses' &&
          usesOf(leaf).some(
            ({ animal, uses }) => animal === mob && uses.some(({ tool }) => (tool ?? held) === held),
          ),
      ),
  })
}

function wayWith(animal: string, uses: readonly AnimalStep[]): Way {
  const tools = uses.flatMap(({ tool }): Step[] =>
    tool === undefined ? [] : [{ do: 'obtain', item: tool, count: 1 }],
  )
  const calls = uses.map(({ tool, times }): Step => {
    if (tool === undefined)
      return { do: 'call', name: 'ride', args: { what: animal }, description: `ride the ${animal}` }
    const animals = Array.from({ length: times }, () => animal)
    return {
      do: 'call',
      name: 'useOnAnimals',
      args: { tool, animals },
      description: `use ${tool} on ${animal}`,
    }
  })
  return [...tools, ...calls]
}
