import { edgeNote, edgeWords } from '../../graph/edge-words.ts'
import type { Plan } from '../../planner/plan.ts'
import { printable } from '../../render/words.ts'
import { labelOf } from './requirements-text.ts'

/** A plan as a Mermaid flowchart, for Markdown pages that draw it. Alternatives are dotted, certified dependencies thick. */
export function mermaidOf({ subtasks, dependencies }: Plan): string {
  const nodes = subtasks.map(
    ({ id, name, description }) => `  s${id}["#${id} ${quoted(name ?? description)}"]`,
  )
  const edges = dependencies.map((dependency) => {
    const { from, to, rules, anyOf } = dependency
    const isCertified = edgeWords(dependency).standing === 'certified'
    const arrow = anyOf === undefined ? (isCertified ? '==>' : '-->') : '-.->'
    const note = edgeNote(dependency)
    return rules.length === 0 && note === ''
      ? `  s${from} ${arrow} s${to}`
      : `  s${from} ${arrow}|"${quoted(labelOf(rules, note))}"| s${to}`
  })
  return ['flowchart LR', ...nodes, ...edges].join('\n')
}

/**
 * Inside quotes, Mermaid has no escapes, only entity codes. Everything with a meaning there is written that way: markup, `\n`,
 * entity codes themselves, the backtick that begins Markdown, and `%%`, which begins comments and directives.
 */
const quoted = (text: string): string =>
  printable(text).replaceAll(/[&"<>#%\\`]/g, (char) => `#${char.charCodeAt(0)};`)
