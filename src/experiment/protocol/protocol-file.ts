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

/** Two conditions by their names: the first minus the second. */
const contrast = z.tuple([words, words])

const blockSchema = z.strictObject({
  id: z.string().regex(/^[a-z][a-z0-9-]*$/, 'use small letters, digits and -'),
  /** What this block is for. */
  asks: words,
  /** Suites, SUITE/TASK, task files or folders; beside the protocol where they begin with `./`. */
  tasks: z.array(words).min(1),
  /** Names of conditions; all of them by default. */
  conditions: z.array(words).min(2).optional(),
  /** The block is played for each combination of these. */
  teams: z.array(z.int().min(1)).min(1).optional(),
  models: z.array(words).min(1).optional(),
  latencies: z.array(words).min(1).optional(),
  seeds,
  /** What is compared in pairs, in each combination. */
  contrasts: z.array(contrast).min(1),
})
export type ProtocolBlock = z.output<typeof blockSchema>

const protocolSchema = z.strictObject({
  schema: z.literal(1),
  id: z.string().regex(/^[a-z][a-z0-9-]*$/, 'use small letters, digits and -'),
  title: words,
  /** What the experiment is to find out. */
  question: words,
  /** The one comparison that decides; it is tested by itself, all others are corrected for their number. */
  primary: z.strictObject({ measure, block: words, contrast }),
  /** The measures of all comparisons. */
  measures: z.array(measure).min(1),
  /** What all conditions share, as the command line writes it, e.g. `repair=off,latency=fixed:2s`. */
  usual: words.optional(),
  /** By name, as the command line writes them, e.g. `causal:none,assign=random`. */
  conditions: z.record(words, words),
  timeLimits: z.enum(TIME_LIMITS).default('task'),
  blocks: z.array(blockSchema).min(1),
  /** How many episodes this comes to: written down, so that a suite that has changed is noticed. */
  episodes: z.int().positive(),
  exclude: z.strictObject({
    /**
     * Episodes that end with a fault of the infrastructure are played again so often, and then left out; when more than
     * this share of the episodes of a condition is left out, the results do not follow the protocol.
     */
    infrastructure: z.strictObject({ retries: z.int().nonnegative(), atMost: z.number().min(0).max(1) }),
  }),
  /** A small run with other seeds, from which the power of the primary comparison is known before the experiment. */
  pilot: z.strictObject({
    seeds,
    /** Variance components of the primary difference in the pilot; missing until it has been played. */
    found: z.strictObject({ task: z.number(), seed: z.number(), residual: z.number() }).optional(),
  }),
})
export type Protocol = z.output<typeof protocolSchema>

/** A protocol as it was read. */
export interface ProtocolFile {
  protocol: Protocol
  text: string
  /** The folder in which it lies. */
  folder: string
  /** SHA-256 of its content in canonical JSON, so that comments and layout do not count. */
  sha256: string
  /** An error that names each issue with its line. */
  errorOf(issues: readonly TaskIssue[]): InvalidFileError
}

const HINT = 'docs/protocols.md says what a protocol holds; benchmarks/ablation/table-4.yaml is one.'

/** @throws InvalidFileError with every issue and its line, or why the file could not be read */
export const loadProtocol = (path: string): ProtocolFile => readProtocol(readText(path, HINT), path)

/** Like `loadProtocol`, for text that has been read already; `name` stands for the file in messages. */
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

/** What fits the schema, but not the rest of the protocol. */
function contradictions(protocol: Protocol): TaskIssue[] {
  const { primary, usual, conditions, blocks, pilot, measures } = protocol
  const issues: TaskIssue[] = []
  const say = (path: Path, message: string) => issues.push({ path, message })
  const check = (path: Path, read: () => void) => {
    try {
      read()
    } catch (error) {
      if (!isCausalMaceError(error)) throw error
      say(path, `${error.message} ${error.hint ?? ''}`.trim())
    }
  }
  const known = (path: Path, name: string, among: readonly string[]) => {
    if (!among.includes(name)) say(path, `"${name}" is no condition here; there are ${among.join(', ')}`)
  }
  const all = Object.keys(conditions)
  if (usual !== undefined) check(['usual'], () => parseCondition(usual, DEFAULT_SETTING))
  for (const [name, text] of Object.entries(conditions))
    check(['conditions', name], () => parseCondition(text, DEFAULT_SETTING))
  for (const [index, block] of blocks.entries()) {
    const at = (...path: Path) => ['blocks', index, ...path]
    if (blocks.findIndex(({ id }) => id === block.id) < index) say(at('id'), `"${block.id}" names two blocks`)
    const own = block.conditions ?? all
    for (const [place, name] of own.entries()) known(at('conditions', place), name, all)
    for (const [place, pair] of block.contrasts.entries())
      for (const name of pair) known(at('contrasts', place), name, own)
    for (const [place, text] of (block.latencies ?? []).entries())
      check(at('latencies', place), () => parseLatency(text))
  }
  const deciding = blocks.find(({ id }) => id === primary.block)
  if (deciding === undefined) say(['primary', 'block'], `there is no block "${primary.block}"`)
  else {
    const { teams = [0], models = [''], latencies = [''], contrasts } = deciding
    if (teams.length * models.length * latencies.length > 1)
      say(
        ['primary', 'block'],
        `the block "${primary.block}" has several teams, models or latencies; the primary comparison needs one of each`,
      )
    if (!contrasts.some((pair) => pair.join() === primary.contrast.join()))
      say(['primary', 'contrast'], `is not among the contrasts of the block "${primary.block}"`)
  }
  if (!measures.includes(primary.measure)) say(['primary', 'measure'], 'is not among the measures')
  const seen = pilot.seeds.filter((seed) => blocks.some(({ seeds: played }) => played.includes(seed)))
  if (seen.length > 0)
    say(['pilot', 'seeds'], `the seeds ${seen.join(', ')} are played in the experiment, too`)
  return issues
}
