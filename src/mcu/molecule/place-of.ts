import type { GameVersion } from '../../game/version.ts'
import type { Atom } from '../atoms/atom.ts'
import { constrainedScene, groundDemands } from '../meaning/constraints/carry-out.ts'
import { type Ground, uniteGrounds } from '../scene/ground.ts'
import type { Operation } from '../setup/operation.ts'
import { type Expression, occurrencesIn } from './expression.ts'
import { MoleculeError } from './molecule-error.ts'
import { possible } from './possible.ts'
import { type ScenePart, uniteSetups } from './unite-setups.ts'

/** The place where a composed task is played. */
export interface MoleculePlace {
  readonly setup: readonly Operation[]
  readonly ground: Ground
}

/**
 * The scenes of all atoms in one, as modified by constraints, and the requirements on the place.
 * @throws MoleculeError if a constraint cannot be carried out, or two scenes or constraints contradict each
 * other
 */
export function placeOf(
  expression: Expression,
  known: ReadonlyMap<string, Atom>,
  version: GameVersion,
): MoleculePlace {
  const occurrences = occurrencesIn(expression).map((occurrence) => ({
    ...occurrence,
    demands: possible(groundDemands(occurrence.constraints, version)),
  }))
  const ground = uniteGrounds(
    occurrences.flatMap(({ demands }) => demands),
    version,
  )
  if ('reason' in ground)
    throw new MoleculeError(
      `"${ground.first}" and "${ground.second}" exclude each other: ${ground.reason}.`,
      { hint: 'Leave one of them out.' },
    )
  const parts = occurrences.flatMap(({ id, constraints, demands }): ScenePart[] => {
    const atom = known.get(id)
    if (atom === undefined) return []
    const scene = { operations: atom.setup, goal: atom.success, version }
    const setup = possible(constrainedScene(scene, constraints))
    const isReplaced = (kind: string) => isSky(kind) && demands.some((demand) => kind in demand.ground)
    return [{ id, setup: setup.filter(({ kind }) => !isReplaced(kind)) }]
  })
  const { time, weather, ...rest } = ground
  const sky: Operation[] = [
    ...(time === undefined ? [] : [{ kind: 'time', ticks: time } as const]),
    ...(weather === undefined ? [] : [{ kind: 'weather', weather } as const]),
  ]
  const byConstraints: ScenePart[] = sky.length === 0 ? [] : [{ id: 'the constraints', setup: sky }]
  return { setup: uniteSetups([...byConstraints, ...parts]), ground: rest }
}

/** Operations that a constraint on the sky replaces in the scenes under it. */
const isSky = (kind: string): boolean => kind === 'time' || kind === 'weather'
