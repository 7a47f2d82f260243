import type { GameVersion } from '../../game/version.ts'
import type { Atom } from '../atoms/atom.ts'
import { constrainedScene, groundDemands } from '../meaning/constraints/carry-out.ts'
import { type Ground, uniteGrounds } from '../scene/ground.ts'
import type { Operation } from '../setup/operation.ts'
import { type Expression, occurrencesIn } from './expression.ts'
import { MoleculeError } from './molecule-error.ts'
import { possible } from './possible.ts'
import { type ScenePart, uniteSetups } from './unite-setups.ts'

/** Where a composed task is played. */
export interface MoleculePlace {
  readonly setup: readonly Operation[]
  readonly ground: Ground
}

/**
 * The scenes of all atoms in one, as constraints leave them, and what the place must be.
 * @throws MoleculeError where a constraint cannot be carried out, or two scenes or constraints contradict each other
 */
export function placeOf(
  expression: Expression,
  known: ReadonlyMap<string, Atom>,
  version: GameVersion,
): MoleculePlace {
  const occurrences = occurrencesIn(expression)
  const demands = occurrences.flatMap(({ constraints }) => [...possible(groundDemands(constraints, version))])
  const ground = uniteGrounds(demands, version)
  if ('reason' in ground)
    throw new MoleculeError(
      `"${ground.first}" and "${ground.second}" exclude each other: ${ground.reason}.`,
      { hint: 'Leave one of them out.' },
    )
  const parts = occurrences.flatMap(({ id, constraints }): ScenePart[] => {
    const atom = known.get(id)
    if (atom === undefined) return []
    const scene = { operations: atom.setup, goal: atom.success, version }
    const setup = possible(constrainedScene(scene, constraints))
    const own = possible(groundDemands(constraints, version)).map((demand) => demand.ground)
    return [{ id, setup: setup.filter(({ kind }) => !own.some((each) => kind in each && isSky(kind))) }]
  })
  const { time, weather, ...rest } = ground
  const sky: Operation[] = [
    ...(time === undefined ? [] : [{ kind: 'time', ticks: time } as const]),
    ...(weather === undefined ? [] : [{ kind: 'weather', weather } as const]),
  ]
  const byConstraints: ScenePart[] = sky.length === 0 ? [] : [{ id: 'the constraints', setup: sky }]
  return { setup: uniteSetups([...byConstraints, ...parts]), ground: rest }
}

/** What a constraint on the sky says in place of a scene that is under it. */
const isSky = (kind: string): boolean => kind === 'time' || kind === 'weather'
