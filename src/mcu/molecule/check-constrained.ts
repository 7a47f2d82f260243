import type { GameVersion } from '../../game/version.ts'
import { constraintInWords } from '../meaning/constraints/carry-out.ts'
import type { Predicate } from '../predicate/predicate.ts'
import { withoutTerms } from '../predicate/terms-of.ts'
import { blocksAfter } from '../setup/blocks-after.ts'
import type { Operation } from '../setup/operation.ts'
import { checkGoal } from '../verify/check-goal.ts'
import { constraintsIn, type Expression } from './expression.ts'
import { MoleculeError } from './molecule-error.ts'

/** Cells around the agent that may contain something; composed scenes fit in them. */
const BOX = { min: { x: -16, y: -1, z: -16 }, max: { x: 20, y: 16, z: 20 } } as const

const ORIGIN = { x: 0, y: 0, z: 0 } as const

/** A task under constraints, with the scene that it would have without them. */
interface CheckedMolecule {
  readonly setup: readonly Operation[]
  readonly success: Predicate | undefined
  readonly plain: readonly Operation[]
  readonly version: GameVersion
}

/**
 * Refuses constraints that remove something from a scene that its goal needs. Tasks from scratch have no scene:
 * planning shows whether they are possible.
 * @throws MoleculeError that lists what is missing
 */
export function checkConstrained(
  expression: Expression,
  { setup, success, plain, version }: CheckedMolecule,
): void {
  const constraints = constraintsIn(expression)
  if (constraints.length === 0 || success === undefined) return
  if (constraints.some(({ kind }) => kind === 'from scratch')) return
  const findingsIn = (operations: readonly Operation[], goal: Predicate) =>
    checkGoal(goal, { operations, blocks: blocksAfter(operations, ORIGIN), box: BOX, version })
  const [finding] = findingsIn(setup, success)
  // Constraints are not responsible for things that the scene lacks even without them.
  if (finding === undefined || findingsIn(plain, withoutTerms(success)).length > 0) return
  const words = constraints.map(constraintInWords).join(', ')
  throw new MoleculeError(`This cannot be set up under its constraints (${words}): ${finding.message}.`, {
    hint: 'Leave a constraint out, or choose another.',
  })
}
