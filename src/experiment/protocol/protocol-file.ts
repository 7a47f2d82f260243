import { createHash } from 'node:crypto'
import { dirname } from 'node:path'
import { z } from 'zod'
import { checked } from '../../core/checked/checked.ts'
import { type InvalidFileError, isCausalMaceError } from '../../core/errors.ts'
import { canonicalJson } from '../../model/request-key.ts'
import type { Path, TaskIssue } from '../../task/part-checker.ts'
import { readText, YamlFile } from '../../task/yaml-file.ts'
import { MEASURES } from '../analysis/measures.ts'
import { parseLatency } from '../latency.ts'
import { DEFAULT_SETTING, parseCondition } from '../matrix/condition.ts'
import { TIME_LIMITS } from '../time-limits.ts'
import { parseSeeds } from './seeds.ts'

const words = z.string().trim().min(1, 'must say something')

const seeds = z.union([z.string(), z.int()]).transform((text, context) => {
  const list = parseSeeds(String(text))
  if (list !== undefined) return list
  context.addIssue(`"${text}" is not a list of seeds, such as 1-20 or 1,4,9`)
  return z.NEVER
})

const measure = z.enum(Object.keys(MEASURES) as [keyof typeof MEASURES, ...(keyof typeof MEASURES)[]])

/** Two conditions by name: the first minus the second. */
const contrast = z.tuple([words, words])

/** One comparison: a contrast of a block, in a measure. */
const comparison = z.strictObject({ measure, block: words, contrast })

const blockSchema = z.strictObject({
  id: z.string().regex(/^[a-z][a-z0-9-]*$/, 'use small letters, digits and -'),
  /** Purpose of this block. */
  asks: words,
  /** Suites, SUITE/TASK, task files or folders; relative to the protocol if they begin with `./`. */
  tasks: z.array(words).min(1),
  /** Names of conditions; all of them by default. */
  conditions: z.array(words).min(2).optional(),
  /** The block is played for each combination of these. */
  teams: z.array(z.int().min(1)).min(1).optional(),
  models: z.array(words).min(1).optional(),
  latencies: z.array(words).min(1).optional(),
  seeds,
  /** Paired comparisons in each combination. */
  contrasts: z.array(contrast).min(1),
})
export type ProtocolBlock = z.output<typeof blockSchema>

const protocolSchema = z.strictObject({
  schema: z.literal(1),
  id: z.string().regex(/^[a-z][a-z0-9-]*$/, 'use small letters, digits and -'),
  title: words,
  /** The question that the experiment is to answer. */
  question: words,
  /** The primary comparison; it is tested alone, all others are corrected for multiplicity. */
  primary: comparison,
  /**
   * Key secondary comparisons, in the order of testing: each is tested on its own, as long as the primary one and all earlier
   * ones show a difference.
   */
  secondary: z.array(comparison).default([]),
  /** The measures of all comparisons. */
  measures: z.array(measure).min(1),
  /** Settings that all conditions share, in the command line's form, e.g. `repair=off,latency=fixed:2s`. */
  usual: words.optional(),
  /** Conditions by name, in the command line's form, e.g. `causal:none,assign=random`. */
  conditions: z.record(words, words),
  timeLimits: z.enum(TIME_LIMITS).default('task'),
  blocks: z.array(blockSchema).min(1),
  /** The resulting number of episodes, stated so that changes of a suite are noticed. */
  episodes: z.int().positive(),
  exclude: z.strictObject({
    /**
     * How often episodes that end with an infrastructure fault are played again before they are left out, and the maximum share
     * of a condition's episodes that may be left out.
     */
    infrastructure: z.strictObject({ retries: z.int().nonnegative(), atMost: z.number().min(0).max(1) }),
  }),
  /** A small run with other seeds, played before the experiment, that yields the power of the primary comparison. */
  pilot: z.strictObject({
    seeds,
    /** Variance components of the primary difference in the pilot; missing until it has been played. */
    found: z.strictObject({ task: z.number(), seed: z.number(), residual: z.number() }).optional(),
  }),
})
export type Protocol = z.output<typeof protocolSchema>

/** A loaded protocol. */
export interface ProtocolFile {
  protocol: Protocol
  text: string
  /** The folder that contains it. */
  folder: string
  /** SHA-256 of its content in canonical JSON, which ignores comments and layout. */
  sha256: string
  /** Makes an error that lists each issue with its line. */
  errorOf(issues: readonly TaskIssue[]): InvalidFileError
}

const HINT = 'docs/protocols.md describes protocols; benchmarks/ablation/method.yaml is one.'

/** @throws InvalidFileError with every issue and its line, or the reason why the file is unreadable */
export const loadProtocol = (path: string): ProtocolFile => readProtocol(readText(path, HINT), path)

/** Like `loadProtocol`, for text; `name` replaces the file name in messages. */
export function readProtocol(text: string, name: string): ProtocolFile {
  const file = new YamlFile(text, name)
  const content = file.content()
  const parsed = checked(protocolSchema, content)
  if (!parsed.success) throw file.errorOf(parsed.issues, HINT)
  const issues = contradictions(parsed.data)
  if (issues.length > 0) throw file.errorOf(issues, HINT)
  return {
    protocol: parsed.data,
    text,
    folder: dirname(name),
    sha256: createHash('sha256').update(canonicalJson(content)).digest('hex'),
    errorOf: (found) => file.errorOf(found, HINT),
  }
}

/** Entries that fit the schema but contradict another part of the protocol. */
const contradictions = (protocol: Protocol): TaskIssue[] => [
  ...conditionIssues(protocol),
  ...protocol.blocks.flatMap((_, index) => blockIssues(protocol, index)),
  ...comparisonIssues(protocol, protocol.primary, ['primary']),
  ...protocol.secondary.flatMap((one, index) => comparisonIssues(protocol, one, ['secondary', index])),
  ...pilotIssues(protocol),
]

function conditionIssues({ usual, conditions }: Protocol): TaskIssue[] {
  const usualIssues =
    usual === undefined ? [] : issuesOf(['usual'], () => parseCondition(usual, DEFAULT_SETTING))
  const own = Object.entries(conditions).flatMap(([name, text]) =>
    issuesOf(['conditions', name], () => parseCondition(text, DEFAULT_SETTING)),
  )
  return [...usualIssues, ...own]
}

/** Entries of the protocol that cannot be read. */
function issuesOf(path: Path, read: () => void): TaskIssue[] {
  try {
    read()
    return []
  } catch (error) {
    if (!isCausalMaceError(error)) throw error
    return [{ path, message: `${error.message} ${error.hint ?? ''}`.trim() }]
  }
}

/** Duplicate block ids, unknown conditions, and latencies that cannot be read. */
function blockIssues({ blocks, conditions }: Protocol, index: number): TaskIssue[] {
  const block = blocks[index] as ProtocolBlock
  const pathOf = (...path: Path): Path => ['blocks', index, ...path]
  const isTwice = blocks.findIndex(({ id }) => id === block.id) < index
  const all = Object.keys(conditions)
  const own = block.conditions ?? all
  return [
    ...(isTwice ? [{ path: pathOf('id'), message: `"${block.id}" names two blocks` }] : []),
    ...own.flatMap((name, place) => unknownCondition(pathOf('conditions', place), name, all)),
    ...block.contrasts.flatMap((pair, place) =>
      pair.flatMap((name) => unknownCondition(pathOf('contrasts', place), name, own)),
    ),
    ...(block.latencies ?? []).flatMap((text, place) =>
      issuesOf(pathOf('latencies', place), () => parseLatency(text)),
    ),
  ]
}

const unknownCondition = (path: Path, name: string, among: readonly string[]): TaskIssue[] =>
  among.includes(name)
    ? []
    : [{ path, message: `"${name}" is no condition here; there are ${among.join(', ')}` }]

/** A primary comparison needs a block that contains it exactly once, and one of the measures. */
function comparisonIssues(
  { blocks, measures }: Protocol,
  { block, measure: wanted, contrast }: Protocol['primary'],
  path: Path,
): TaskIssue[] {
  const deciding = blocks.find(({ id }) => id === block)
  return [
    ...(deciding === undefined
      ? [{ path: [...path, 'block'], message: `there is no block "${block}"` }]
      : decidingIssues(deciding, contrast, path)),
    ...(measures.includes(wanted)
      ? []
      : [{ path: [...path, 'measure'], message: 'is not among the measures' }]),
  ]
}

function decidingIssues(
  { id, teams = [0], models = [''], latencies = [''], contrasts }: ProtocolBlock,
  contrast: Protocol['primary']['contrast'],
  path: Path,
): TaskIssue[] {
  const issues: TaskIssue[] = []
  if (teams.length * models.length * latencies.length > 1)
    issues.push({
      path: [...path, 'block'],
      message: `the block "${id}" has several teams, models or latencies; a ${path[0]} comparison needs one of each`,
    })
  if (!contrasts.some((pair) => pair.join() === contrast.join()))
    issues.push({ path: [...path, 'contrast'], message: `is not among the contrasts of the block "${id}"` })
  return issues
}

/** Seeds of the pilot must not be played in the experiment. */
function pilotIssues({ pilot, blocks }: Protocol): TaskIssue[] {
  const both = pilot.seeds.filter((seed) => blocks.some(({ seeds: played }) => played.includes(seed)))
  if (both.length === 0) return []
  return [
    { path: ['pilot', 'seeds'], message: `the seeds ${both.join(', ')} are played in the experiment, too` },
  ]
}
