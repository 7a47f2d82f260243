import { EYE_FAMILIES } from '../../src/mcu/meaning/by-eye.ts'
import { AXES } from '../../src/mcu/meaning/constraints/constraint.ts'
import { CONSTRAINT_RULES } from '../../src/mcu/meaning/constraints/kinds/index.ts'
import { effectsOf } from '../../src/mcu/meaning/constraints/rule.ts'
import { readTask } from '../../src/mcu/meaning/read.ts'
import type { Part } from '../../src/mcu/meaning/reading.ts'
import { AWKWARD } from '../../src/mcu/meaning/testing/awkward.ts'
import { VERBS } from '../../src/mcu/meaning/verbs/index.ts'
import type { Verb } from '../../src/mcu/meaning/verbs/verb.ts'
import { composeReading } from '../../src/mcu/molecule/compose.ts'
import { predicateInWords } from '../../src/mcu/predicate/in-words.ts'
import { draftOf } from '../../src/scenario/open/draft.ts'
import { waysLackedBy } from '../../src/scenario/open/open-planner.ts'
import { openScenario } from '../../src/scenario/open/scenario.ts'
import { readTaskFile } from '../../src/task/resolve-task.ts'
import { unsupportedBy } from './constraint-support.ts'

const VERSION = '1.19.2'

/** The result of a verb's example. */
export interface VerbRow {
  readonly verb: Verb
  readonly part: Part
  /** Whether our own scene and the expert's plans lead to the goal. */
  readonly isSolved: boolean
}

/** Each verb with its example, read and planned for. */
export const verbRows = (): VerbRow[] =>
  VERBS.map((verb) => {
    const reading = readTask(verb.example, VERSION)
    const part = reading.parts.find((each) => each.verb === verb.id)
    if (part === undefined) throw new Error(`"${verb.example}" is not read by the verb "${verb.id}"`)
    return {
      verb,
      part,
      isSolved: part.judged.by === 'rule' && part.scene !== undefined && hasWay(verb.example),
    }
  })

function hasWay(text: string): boolean {
  const draft = draftOf(composeReading(readTask(text, VERSION)), { minecraft: VERSION })
  const { task } = readTaskFile(draft, [openScenario])
  return task !== undefined && waysLackedBy(task).length === 0
}

const row = (...cells: string[]): string =>
  `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`

function goalOf({ judged, unchecked, obstacle }: Part): string {
  const goal =
    judged.by === 'rule'
      ? predicateInWords(judged.predicate)
      : judged.by === 'eye'
        ? `*by eye*: ${judged.reason}`
        : judged.reason
  const open = unchecked.length === 0 ? '' : `; not checked: ${unchecked.join('; ')}`
  return `${goal}${open}${obstacle === undefined ? '' : `; cannot be set up: ${obstacle}`}`
}

/** The tables of docs/mcu.md, from the data of verbs, constraints and families. */
export function verbsTable(): string {
  const rows = verbRows()
  const solved = rows.filter(({ isSolved }) => isSolved).length
  const byRule = rows.filter(({ part }) => part.judged.by === 'rule').length
  return `${[
    `${VERBS.length} verbs, each one file of \`src/mcu/meaning/verbs/\`. The example of ${byRule} is judged by rule, of ${VERBS.length - byRule} by eye;`,
    `our own scene and the expert's plans lead to the goal of ${solved}.`,
    '',
    row('verb', 'also written', 'example', 'its goal', 'initialisation', 'constraints', 'solver'),
    row(...Array.from({ length: 7 }, () => '---')),
    ...rows.map(({ verb, part, isSolved }) =>
      row(
        verb.id,
        verb.forms.filter((form) => form !== verb.id).join(', ') || '(no other form)',
        `\`${verb.example}\``,
        goalOf(part),
        initialisationOf(part),
        constraintsOf(verb),
        isSolved ? 'expert' : `none: ${verb.missing}`,
      ),
    ),
    '',
    '## Constraints',
    '',
    'Each kind is one file of `src/mcu/meaning/constraints/kinds/`. Where a constraint is carried out in the prompt alone, nothing sets it up and nothing checks',
    'it: `mcu explain` lists it under "not checked".',
    '',
    row('kind', 'answers', 'example', 'carried out in', 'checked by'),
    row('---', '---', '---', '---', '---'),
    ...AXES.flatMap((axis) =>
      CONSTRAINT_RULES.filter((rule) => rule.axis === axis).map((rule) =>
        row(rule.id, axis, `\`${exampleOf(rule.id)}\``, effectsOf(rule).join(', '), rule.checkedBy),
      ),
    ),
    '',
    '## Families that are judged by eye',
    '',
    row('family', 'reason'),
    row('---', '---'),
    ...Object.entries(EYE_FAMILIES).map(([family, reason]) => row(family, reason)),
  ].join('\n')}\n`
}

function initialisationOf(part: Part): string {
  if (part.scene === undefined) return `none of ours: ${sceneLack(part)}`
  return (part.atom ?? '') === ''
    ? 'the plainest that holds what the goal needs'
    : `of our atom \`${part.atom}\``
}

const sceneLack = ({ judged }: Part): string =>
  judged.by === 'rule' ? 'no atom of ours means the same yet' : 'a file brings one'

/** The constraints that can be carried out with a verb, tried on its example, and what `with X` means to it. */
function constraintsOf(verb: Verb): string {
  const { instrument = 'tool' } = verb
  const lacks = unsupportedBy(verb)
  const but = lacks.length === 0 ? '' : ` but ${lacks.join(', ')}`
  return `all below${but}${lacks.includes(instrument) ? '' : `; "with X" is a ${instrument}`}`
}

function exampleOf(kind: string): string {
  const found = AWKWARD.find(({ constraints = [] }) => constraints.length === 1 && constraints[0] === kind)
  if (found === undefined) throw new Error(`no example of the constraint "${kind}"`)
  return found.text
}

export const BEGIN = '<!-- verbs: written by `npm run mcu:verbs`, do not edit -->'
export const END = '<!-- end of verbs -->'
