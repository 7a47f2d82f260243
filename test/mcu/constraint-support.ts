import type { Constraint, ConstraintKind } from '../../src/mcu/meaning/constraints/constraint.ts'
import { meantBy } from '../../src/mcu/meaning/constraints/constraints-in.ts'
import { CONSTRAINT_RULES } from '../../src/mcu/meaning/constraints/kinds/index.ts'
import { readTask } from '../../src/mcu/meaning/read.ts'
import { constraintsOf, type Reading } from '../../src/mcu/meaning/reading.ts'
import { AWKWARD } from '../../src/mcu/meaning/testing/awkward.ts'
import { STRANGERS } from '../../src/mcu/meaning/testing/strangers.ts'
import type { Verb } from '../../src/mcu/meaning/verbs/verb.ts'
import { tryCompose } from '../../src/mcu/molecule/compose.ts'

const VERSION = '1.19.2'

/** Instruments as verbs name them: a tool, a weapon, a material. All three are written alike: `with X`. */
const INSTRUMENTS: ReadonlySet<ConstraintKind> = new Set(['tool', 'weapon', 'material'])

/** Texts of each kind that are tried: the documentation is made in every run of the tests. */
const TRIED = 3

/** Constraints as the texts of the tests write them, a few of each kind. */
const WRITTEN: readonly Constraint[] = [
  ...Map.groupBy(
    [...AWKWARD, ...STRANGERS].flatMap(({ text }) => constraintsOf(readTask(text, VERSION))),
    ({ kind }) => kind,
  ).values(),
].flatMap((constraints) => constraints.slice(0, TRIED))

/** `with X` for everything that the scene of an example gives: what players do it with. */
const withGiven = ({ parts }: Reading): Constraint[] =>
  parts
    .flatMap(({ scene = [], object }) => [
      ...scene.flatMap((operation) => (operation.kind === 'give' ? [operation.item] : [])),
      ...(object?.names ?? []),
    ])
    .map((item) => ({ kind: 'tool', of: [item], axis: 'how', words: `with ${item.replaceAll('_', ' ')}` }))

function canHold(reading: Reading, constraint: Constraint): boolean {
  const expression = { kind: 'where', of: reading.expression, constraints: [constraint] } as const
  return 'molecule' in tryCompose({ ...reading, expression })
}

/**
 * Kinds of constraints of which none that the tests write can be carried out with the example of a verb. Of `with X` only the kind that the
 * verb makes of it counts, with what the scene of the example gives in addition.
 */
export function unsupportedBy({ example, instrument }: Verb): readonly ConstraintKind[] {
  const reading = readTask(example, VERSION)
  const all = [...WRITTEN.filter(({ kind }) => !INSTRUMENTS.has(kind)), ...withX(reading)].map((constraint) =>
    meantBy(constraint, instrument),
  )
  return CONSTRAINT_RULES.map(({ id }) => id)
    .filter((kind) => !INSTRUMENTS.has(kind) || kind === (instrument ?? 'tool'))
    .filter((kind) => !all.some((constraint) => constraint.kind === kind && canHold(reading, constraint)))
}

/** Some `with X` that the texts write, read as a tool until a verb makes something else of it. */
const WRITTEN_INSTRUMENTS: readonly Constraint[] = WRITTEN.flatMap((constraint) =>
  constraint.kind === 'tool' || constraint.kind === 'weapon' || constraint.kind === 'material'
    ? [{ ...constraint, kind: 'tool' as const }]
    : [],
)

const withX = (reading: Reading): Constraint[] => [...withGiven(reading), ...WRITTEN_INSTRUMENTS]
