import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { z } from 'zod'
import { InvalidFileError } from '../../core/errors.ts'
import { packagePath } from '../../core/package-root.ts'

const ruleSchema = z.strictObject({
  id: z.string().regex(/^[a-z][a-z-]*$/),
  /** As the model reads it. */
  text: z.string(),
  /** What follows for the order of subtasks. */
  necessitates: z.string(),
  /** Its contradiction: the value to which an intervention sets the rule (paper, §3.4). */
  counterfactual: z.string(),
  /** A paraphrase of the same meaning: what it moves is the model's noise. */
  placebo: z.string(),
})
export type Rule = z.infer<typeof ruleSchema>

const fileSchema = z.strictObject({ rules: z.array(ruleSchema).min(1) })

/**
 * Reads the game rules.
 * @throws InvalidFileError naming the entry, or why the file could not be read.
 */
export function loadRules(file = packagePath('rules', 'minecraft.yaml')): Rule[] {
  const parsed = fileSchema.safeParse(contentOf(file))
  if (!parsed.success) {
    throw new InvalidFileError(
      file,
      parsed.error.issues.map(({ path, message }) => ({ path: path.join('.'), message })),
    )
  }
  return parsed.data.rules
}

function contentOf(file: string): unknown {
  try {
    return parse(readFileSync(file, 'utf8'))
  } catch (error) {
    throw new InvalidFileError(file, [
      { path: '', message: (error as Error).message.split('\n')[0] as string },
    ])
  }
}
