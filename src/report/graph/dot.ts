import type { Plan } from '../../planner/plan.ts'
import { printable } from '../../render/words.ts'

/** A plan in Graphviz' language. Alternatives are dashed. */
export function dotOf({ task, subtasks, dependencies }: Plan): string {
  const nodes = subtasks.map(
    ({ id, name, description }) => `  ${id} [label=${quoted(`#${id} ${name ?? description}`)}]`,
  )
  const edges = dependencies.map(
    ({ from, to, rules, reason, anyOf }) =>
      `  ${from} -> ${to} [label=${quoted(rules.join(', '))}, tooltip=${quoted(reason)}${anyOf === undefined ? '' : ', style=dashed'}]`,
  )
  return [`digraph ${quoted(task)} {`, '  rankdir=LR', '  node [shape=box]', ...nodes, ...edges, '}'].join(
    '\n',
  )
}

const quoted = (text: string): string =>
  `"${printable(text).replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`
