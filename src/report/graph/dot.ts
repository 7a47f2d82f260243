import { edgeNote, edgeWords } from '../../graph/edge-words.ts'
import type { Plan } from '../../planner/plan.ts'
import { printable } from '../../render/words.ts'
import { labelOf } from './requirements-text.ts'

/** A plan in Graphviz' language. Alternatives are dashed, other preferences dotted, certified dependencies bold. */
export function dotOf({ task, subtasks, dependencies }: Plan): string {
  const nodes = subtasks.map(
    ({ id, name, description }) => `  ${id} [label=${quoted(`#${id} ${name ?? description}`)}]`,
  )
  const edges = dependencies.map((dependency) => {
    const { from, to, rules, reason } = dependency
    const label = quoted(labelOf(rules, edgeNote(dependency)))
    return `  ${from} -> ${to} [label=${label}, tooltip=${quoted(reason)}${styleOf(dependency)}]`
  })
  return [`digraph ${quoted(task)} {`, '  rankdir=LR', '  node [shape=box]', ...nodes, ...edges, '}'].join(
    '\n',
  )
}

function styleOf(dependency: Plan['dependencies'][number]): string {
  const { meaning, standing } = edgeWords(dependency)
  const line = dependency.anyOf === undefined ? (meaning === 'preferred' ? 'dotted' : '') : 'dashed'
  const styles = [line, standing === 'certified' ? 'bold' : ''].filter((style) => style !== '')
  return styles.length === 0 ? '' : `, style=${styles.length === 1 ? styles[0] : `"${styles.join(',')}"`}`
}

const quoted = (text: string): string =>
  `"${printable(text).replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`
