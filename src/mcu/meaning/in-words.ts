import { tryCompose } from '../molecule/compose.ts'
import { atomIds, type Expression } from '../molecule/expression.ts'
import { predicateInWords } from '../predicate/in-words.ts'
import { writeCommand } from '../setup/write.ts'
import { constraintInWords, ruleOf } from './constraints/carry-out.ts'
import type { Constraint } from './constraints/constraint.ts'
import { type AnyRule, type Effect, effectsOf } from './constraints/rule.ts'
import { isUnderstood, type Part, type Reading } from './reading.ts'

/** Unchecked parts of a reading: words that the goals omit, and constraints that appear only in the prompt. */
export function uncheckedOf(reading: Reading): string[] {
  const ofParts = reading.parts.flatMap(({ unchecked, words }) =>
    unchecked.map((what) => `${words}: ${what}`),
  )
  const ofConstraints = placedConstraints(reading.expression).flatMap(({ constraint, of, parts }) => {
    if (!isCarriedOut(constraint, 'predicate')) return [`${of}: ${constraintInWords(constraint)}`]
    const byEye = reading.parts.some(({ id, judged }) => parts.includes(id) && judged.by === 'eye')
    return byEye
      ? [`${of}: ${constraintInWords(constraint)}: no rule judges the part that it belongs to; judges see it`]
      : []
  })
  return [...ofParts, ...ofConstraints]
}

const isCarriedOut = (constraint: Constraint, effect: Effect): boolean =>
  effectsOf(ruleOf(constraint) as unknown as AnyRule).includes(effect)

interface PlacedConstraint {
  readonly constraint: Constraint
  /** What the constraint applies to, in words, and the ids of its parts. */
  readonly of: string
  readonly parts: readonly string[]
}

/** Constraints, and what they apply to. */
function placedConstraints(expression: Expression): PlacedConstraint[] {
  if (expression.kind === 'atom') return []
  if (expression.kind !== 'where') return expression.of.flatMap(placedConstraints)
  const { of, constraints } = expression
  const name = structureInWords(of)
  const parts = atomIds(of)
  return [...placedConstraints(of), ...constraints.map((constraint) => ({ constraint, of: name, parts }))]
}

function judgedInWords({ judged, obstacle }: Part): string[] {
  const lines =
    judged.by === 'rule'
      ? [`judged by rule: ${predicateInWords(judged.predicate)}`]
      : judged.by === 'eye'
        ? [`judged by eye: ${judged.reason}`]
        : [
            `not understood: ${judged.reason}`,
            ...judged.suggestions.map(
              (suggestion) => `did you mean "${suggestion}"? A suggestion is never taken.`,
            ),
          ]
  return obstacle === undefined ? lines : [...lines, `cannot be set up: ${obstacle}`]
}

function sceneInWords({ scene, world, atom }: Part, version: string): string[] {
  const ground =
    world === undefined ? [] : [`world: ${world === 'terrain' ? 'with terrain' : `the ${world}`}`]
  if (scene === undefined) return [...ground, 'initialisation: none of ours; the task file brings one']
  const commands = scene.map((operation) => writeCommand(operation, version))
  return [
    ...ground,
    `initialisation${atom === undefined ? '' : ` (of our atom ${atom})`}: ${commands.join('; ') || 'nothing is needed'}`,
  ]
}

function partInWords(part: Part, number: number, version: string): string[] {
  const { words, readBy, readAs, verb, object, count } = part
  const read = readAs === undefined ? readBy : `${readBy}, as "${readAs}"`
  const names =
    object === undefined
      ? []
      : [`object: ${object.words}${object.names.length === 0 ? '' : ` (${object.names.join(', ')})`}`]
  return [
    `${number}. "${words}"`,
    ...[
      `read by: ${read}`,
      ...(verb === undefined ? [] : [`verb: ${verb}`]),
      ...names,
      ...(count === 1 ? [] : [`count: ${count}`]),
      ...judgedInWords(part),
      ...(part.judged.by === 'nothing' ? [] : sceneInWords(part, version)),
    ].map((line) => `   ${line}`),
  ]
}

/** Describes a reading in words, line by line: structure, parts, constraints, and what will not be checked. */
export function readingInWords(reading: Reading): string[] {
  const { text, version, parts, notes, expression } = reading
  const constraints = placedConstraints(expression)
  const unchecked = uncheckedOf(reading)
  return [
    `"${text}" in Minecraft ${version}`,
    ...(parts.length > 1 ? [`structure: ${structureInWords(expression)}`] : []),
    ...notes.map((note) => `note: ${note}`),
    ...parts.flatMap((part, index) => partInWords(part, index + 1, version)),
    ...(constraints.length === 0 ? [] : ['constraints:']),
    ...constraints.flatMap(constraintLines),
    ...(constraints.length > 0 && isUnderstood(reading) ? outcomeLines(reading) : []),
    ...(unchecked.length === 0 ? [] : ['not checked:']),
    ...unchecked.map((line) => `   ${line}`),
  ]
}

/** The whole task under its constraints, or the reason why it is impossible. */
function outcomeLines(reading: Reading): string[] {
  const outcome = tryCompose(reading)
  if ('refused' in outcome) return [`cannot be carried out: ${outcome.refused}`]
  const { success, setup, ground } = outcome.molecule
  const place = Object.entries(ground).map(([key, value]) => `${key} ${value}`)
  return [
    'under its constraints:',
    `   judged by ${success === undefined ? 'eye' : `rule: ${predicateInWords(success)}`}`,
    `   initialisation: ${setup.map((operation) => writeCommand(operation, reading.version)).join('; ') || 'nothing is given'}`,
    ...(place.length === 0 ? [] : [`   place: ${place.join(', ')}`]),
  ]
}

function constraintLines({ constraint, of }: PlacedConstraint): string[] {
  const rule = ruleOf(constraint) as unknown as AnyRule
  return [
    `   ${of}: ${constraint.axis}, ${constraintInWords(constraint)}`,
    `      checked by: ${rule.checkedBy}`,
    `      carried out in: ${effectsOf(rule).join(', ')}`,
  ]
}

/** How the parts are joined, with brackets if needed. */
function structureInWords(expression: Expression, isNested = false): string {
  if (expression.kind === 'atom') return expression.id.replaceAll('_', ' ')
  if (expression.kind === 'where') return structureInWords(expression.of, isNested)
  const joined = expression.of
    .map((part) => structureInWords(part, true))
    .join(` ${expression.kind.toUpperCase()} `)
  return isNested ? `(${joined})` : joined
}
