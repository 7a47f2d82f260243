import { readFileSync } from 'node:fs'
import { isNode, LineCounter, parseDocument } from 'yaml'
import { z } from 'zod'
import { type FileIssue, InvalidFileError } from '../../core/errors.ts'
import { packagePath } from '../../core/package-root.ts'
import type { RuleStatement, Wording } from '../../question/kinds/dependencies.ts'

const wording = z.string().trim().min(1, 'must say something')

const ruleSchema = z.strictObject({
  id: z.string().regex(/^[a-z][a-z-]*$/),
  /** As the model reads it. */
  text: wording,
  /** What follows for the order of subtasks. */
  necessitates: wording,
  /** Its contradiction: the value to which an intervention sets the rule (paper, §3.4). */
  counterfactual: wording,
  /** The same in other words: an intervention that must change nothing, so that what it changes is noise. */
  placebo: wording,
})
export type Rule = z.infer<typeof ruleSchema>

const fileSchema = z.strictObject({ rules: z.array(ruleSchema).min(1) })

/**
 * Reads the game rules.
 * @throws InvalidFileError naming every invalid entry with its line, or why the file could not be read.
 */
export function loadRules(file = packagePath('rules', 'minecraft.yaml')): Rule[] {
  const { content, lineOf } = read(file)
  const issueAt = (path: readonly PropertyKey[], message: string): FileIssue => {
    const line = lineOf(path)
    return { path: path.join('.'), message, ...(line === undefined ? {} : { line }) }
  }
  const parsed = fileSchema.safeParse(content)
  const issues = parsed.success
    ? contradictions(parsed.data.rules)
    : parsed.error.issues.map(({ path, message }) => ({ path, message }))
  if (issues.length > 0 || !parsed.success)
    throw new InvalidFileError(
      file,
      issues.map(({ path, message }) => issueAt(path, message)),
      'Each rule has its own id, a text, what it necessitates, a counterfactual and a placebo.',
    )
  return parsed.data.rules
}

/** Issues between rules, and wordings that cannot serve their purpose. */
function contradictions(rules: readonly Rule[]): { path: PropertyKey[]; message: string }[] {
  const first = new Map<string, number>()
  const same = (a: string, b: string) => plain(a) === plain(b)
  return rules.flatMap((rule, index) => {
    const { id, text, counterfactual, placebo } = rule
    const earlier = first.get(id)
    first.set(id, earlier ?? index)
    const at = (field: keyof Rule, message: string) => ({ path: ['rules', index, field], message })
    return [
      ...(earlier === undefined ? [] : [at('id', `"${id}" is the id of rules.${earlier} already`)]),
      ...(same(counterfactual, text)
        ? [at('counterfactual', 'says the same as the text; it must contradict it')]
        : []),
      ...(same(placebo, text)
        ? [at('placebo', 'repeats the text; it must say the same in other words')]
        : []),
      ...(same(placebo, counterfactual)
        ? [at('placebo', 'is the counterfactual; it must mean the same as the text')]
        : []),
    ]
  })
}

const plain = (text: string): string => text.toLowerCase().replaceAll(/\W+/g, ' ').trim()

function read(file: string): {
  content: unknown
  lineOf(path: readonly PropertyKey[]): number | undefined
} {
  const lines = new LineCounter()
  try {
    const document = parseDocument(readFileSync(file, 'utf8'), { lineCounter: lines })
    if (document.errors[0] !== undefined) throw document.errors[0]
    return {
      content: document.toJS(),
      lineOf(path) {
        for (let length = path.length; length >= 0; length--) {
          const node = document.getIn(path.slice(0, length), true)
          if (isNode(node) && node.range) return lines.linePos(node.range[0]).line
        }
        return undefined
      },
    }
  } catch (error) {
    throw new InvalidFileError(file, [
      { path: '', message: (error as Error).message.split('\n')[0] as string },
    ])
  }
}

const WORDED: Readonly<Record<Wording, (rule: Rule) => string>> = {
  rule: ({ text }) => text,
  placebo: ({ placebo }) => placebo,
  counterfactual: ({ counterfactual }) => counterfactual,
}

/** The rules, each worded as chosen: an intervention on some of them leaves the others as they are. */
export const worded = (rules: readonly Rule[], choose: (rule: Rule) => Wording): RuleStatement[] =>
  rules.map((rule) => {
    const chosen = choose(rule)
    return { id: rule.id, text: WORDED[chosen](rule), wording: chosen }
  })
