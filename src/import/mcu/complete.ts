import type { GameVersion } from '../../game/version.ts'
import type { Reading } from '../../mcu/meaning/reading.ts'
import { beside } from '../../mcu/molecule/beside.ts'
import type { Predicate } from '../../mcu/predicate/predicate.ts'
import type { Finding, FindingType, Operation } from '../../mcu/setup/operation.ts'
import { writeCommand } from '../../mcu/setup/write.ts'
import { checkScene, type WrittenScene } from '../../mcu/verify/check-scene.ts'

/** Findings about things that are missing in a scene for its goal. */
const LACKS: ReadonlySet<FindingType> = new Set([
  'target_absent',
  'missing_ingredient',
  'missing_station',
  'missing_tool',
  'no_recipe',
])

export interface SceneToComplete {
  readonly operations: readonly Operation[]
  readonly success: Predicate | undefined
  readonly version: GameVersion
  readonly arena: WrittenScene['arena']
}

/** Things that are missing in a scene for its goal; empty if no rule decides the goal. */
export function lacksOf({ operations, success, version, arena }: SceneToComplete): Finding[] {
  if (success === undefined) return []
  const commands = operations.map((operation) => writeCommand(operation, version))
  return checkScene({ commands, success, version, arena }).filter(({ type }) => LACKS.has(type))
}

/**
 * Things that a scene lacks for its goal, taken from our own scenes of the same tasks, as few as possible: things that the file's
 * author left to the world, or listed by mistake under another name.
 * @returns additions to the set-up; undefined if our scenes do not help
 */
export function additionsTo(scene: SceneToComplete, meaning: Reading | undefined): Operation[] | undefined {
  const own = meaning?.parts.flatMap(({ scene: ours = [] }) => ours) ?? []
  if (own.length === 0) return undefined
  const all = beside(own.filter(isAddable), scene.operations)
  const lacksWith = (added: readonly Operation[]) =>
    lacksOf({ ...scene, operations: [...scene.operations, ...added] }).length
  if (lacksWith(all) > 0) return undefined
  return all.reduce<Operation[]>((kept, operation) => {
    const without = kept.filter((one) => one !== operation)
    return lacksWith(without) === 0 ? without : kept
  }, all)
}

/** Operations that may be added to a foreign scene: everything but the time, the weather and the held item. */
const isAddable = ({ kind }: Operation): boolean =>
  kind === 'give' || kind === 'equip' || kind === 'summon' || kind === 'setblock' || kind === 'fill'
