import { InvalidArgumentError, Option } from 'commander'
import { UsageError } from '../core/errors.ts'
import { factsJudge } from '../mcu/autoeval/judge/facts-judge.ts'
import type { Judge } from '../mcu/autoeval/judge/judge.ts'
import { modelJudge } from '../mcu/autoeval/judge/model-judge.ts'
import type { Allowance } from '../model/allowance/allowance.ts'
import type { Catalogue } from '../plugin/catalogue.ts'
import { answererOf, type ModelFlags } from './model-options.ts'

/** The flags that define a judge. */
export interface JudgeMakingFlags extends ModelFlags {
  /** The pictures that a vision model is shown. */
  evidence: Judge['looksAt']
  seed: number
}

/**
 * A judge by its specification.
 * @param allowance shared by all judges of a command
 * @throws UsageError for an unknown judge; any error from creating a model
 */
export async function judgeOf(
  spec: string,
  flags: JudgeMakingFlags,
  catalogue: Catalogue,
  allowance: Allowance,
): Promise<Judge> {
  if (spec === 'facts') return factsJudge
  const model = spec.slice('vlm:'.length) || flags.model
  if (model === undefined && flags.replay === undefined)
    throw new UsageError('"vlm" needs a model.', {
      hint: 'Write it after a colon, such as vlm:openai:gpt-4o.',
    })
  const made = { ...flags, ...(model === undefined ? {} : { model }) }
  const { answerer } = await answererOf(made, flags, catalogue, undefined, allowance)
  return modelJudge(answerer, flags.evidence)
}

/** The specification of a judge, as commander parses it. */
export function judgeSpec(text: string): string {
  const spec = text.trim()
  if (spec === 'facts' || spec === 'vlm' || spec.startsWith('vlm:')) return spec
  throw new InvalidArgumentError(
    `There is no judge "${spec}". The judges are facts and vlm:MODEL, such as vlm:openai:gpt-4o.`,
  )
}

export const judgeSpecs = (text: string): string[] => text.split(',').map(judgeSpec)

export const evidenceOption = (): Option =>
  new Option('--evidence <list>', 'what a vlm looks at: frames, facts, or both')
    .argParser(evidenceOf)
    .default({ frames: true, facts: true }, 'frames,facts')

function evidenceOf(text: string): Judge['looksAt'] {
  const parts = text.split(',').map((part) => part.trim())
  if (parts.every((part) => part === 'frames' || part === 'facts'))
    return { frames: parts.includes('frames'), facts: parts.includes('facts') }
  throw new InvalidArgumentError(`"${text}" is not frames, facts or both.`)
}
