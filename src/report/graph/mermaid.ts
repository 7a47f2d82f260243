import type { Plan } from '../../planner/plan.ts'

/** A plan as a Mermaid flowchart, for Markdown pages that draw it. */
export function mermaidOf({ subtasks, dependencies }: Plan): string {
  const nodes = subtasks.map(({ id, description }) => `  s${id}["#${id} ${quoted(description)}"]`)
  const edges = dependencies.map(({ from, to, rules }) =>
    rules.length === 0 ? `  s${from} --> s${to}` : `  s${from} -->|"${quoted(rules.join(', '))}"| s${to}`,
  )
  return ['flowchart LR', ...nodes, ...edges].join('\n')
}

/** Mermaid has no escapes inside quotes, but entity codes. */
const quoted = (text: string): string =>
  text
    .replaceAll('&', '#amp;')
    .replaceAll('"', '#quot;')
    .replaceAll('<', '#lt;')
    .replaceAll('>', '#gt;')
    .replaceAll(/\s+/g, ' ')
