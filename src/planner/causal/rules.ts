import { z } from 'zod'
import { type ContentIssue, checked } from '../../core/checked/checked.ts'
import { packagePath } from '../../core/package-root.ts'
import { readText, YamlFile } from '../../task/yaml-file.ts'

const wording = z.string().trim().min(1, 'must say something')

const shamSchema = z.strictObject({
  id: z.string().regex(/^[a-z][a-z-]*$/),
  /** The text that the model reads. */
  text: wording,
  /** Its contradiction: the value to which an intervention sets it (paper, §3.4). */
  counterfactual: wording,
  /** A paraphrase: an intervention that must have no effect, so that any effect is due to the wording. */
  paraphrase: wording,
})
/** A true sentence about the game that does not imply any order. */
export type Sham = z.infer<typeof shamSchema>

const ruleSchema = shamSchema.extend({
  /** Its consequence for the order of subtasks. */
  necessitates: wording,
  /** Ids of the rules of rules/minecraft.yaml that it summarizes; by default the one of its own id. */
  covers: z.array(z.string()).min(1).optional(),
})
/** A rule of the game that orders subtasks. */
export type Rule = z.infer<typeof ruleSchema>

/**
 * Reads game rules: by default rules/minecraft.yaml.
 * @throws InvalidFileError naming every invalid entry with its line, or why the file is unreadable
 */
export const loadRules = (file = packagePath('rules', 'minecraft.yaml')): Rule[] =>
  load(file, z.strictObject({ rules: z.array(ruleSchema).min(1) }), 'rules').rules

/**
 * Reads the rules that are stated only for tasks to which they apply: rules/order.yaml.
 * @throws InvalidFileError naming every invalid entry with its line, or why the file is unreadable
 */
export const loadOrderRules = (): Rule[] => loadRules(packagePath('rules', 'order.yaml'))

/**
 * Reads shams: by default rules/shams.yaml.
 * @throws InvalidFileError naming every invalid entry with its line, or why the file is unreadable
 */
export const loadShams = (file = packagePath('rules', 'shams.yaml')): Sham[] =>
  load(file, z.strictObject({ shams: z.array(shamSchema).min(1) }), 'shams').shams

function load<Key extends string, File extends Record<Key, Sham[]>>(
  file: string,
  schema: z.ZodType<File>,
  key: Key,
): File {
  const yaml = new YamlFile(readText(file, HINT), file)
  const parsed = checked(schema, yaml.content())
  const issues = parsed.success ? contradictions(parsed.data[key], key) : parsed.issues
  if (issues.length > 0 || !parsed.success) throw yaml.errorOf(issues, HINT)
  return parsed.data
}

const HINT =
  'Each entry has its own id, a text, a counterfactual and a paraphrase; a rule says what it necessitates as well.'

/** Conflicts between entries, and wordings that cannot serve their purpose. */
function contradictions(entries: readonly Sham[], key: string): ContentIssue[] {
  const first = new Map<string, number>()
  const same = (a: string, b: string) => plain(a) === plain(b)
  return entries.flatMap((entry, index) => {
    const { id, text, counterfactual, paraphrase } = entry
    const earlier = first.get(id)
    first.set(id, earlier ?? index)
    const at = (field: keyof Sham, message: string) => ({ path: [key, index, field], message })
    return [
      ...(earlier === undefined ? [] : [at('id', `"${id}" is the id of ${key}.${earlier} already`)]),
      ...(same(counterfactual, text)
        ? [at('counterfactual', 'says the same as the text; it must contradict it')]
        : []),
      ...(same(paraphrase, text)
        ? [at('paraphrase', 'repeats the text; it must say the same in other words')]
        : []),
      ...(same(paraphrase, counterfactual)
        ? [at('paraphrase', 'is the counterfactual; it must mean the same as the text')]
        : []),
    ]
  })
}

const plain = (text: string): string => text.toLowerCase().replaceAll(/\W+/g, ' ').trim()
