import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { atPaths, checked } from '../core/checked/checked.ts'
import { InvalidFileError } from '../core/errors.ts'
import { makeFolder } from '../core/make-folder.ts'
import { writeBytes, writeText } from '../core/output/files.ts'
import { DIMENSIONS, type Dimension } from '../mcu/autoeval/dimension.ts'
import { runFactsSchema } from '../mcu/autoeval/facts/run-facts.ts'
import type { Evidence } from '../mcu/autoeval/judge/judge.ts'
import { JUDGEMENT_SCHEMA, type Judgement, judgementSchema } from './judgement.ts'

const criteriaSchema = z.object(
  Object.fromEntries(DIMENSIONS.map((name) => [name, z.array(z.string())])) as Record<
    Dimension,
    z.ZodArray<z.ZodString>
  >,
)

/** Evidence as stored: pictures are in files next to it, named by their SHA-256. */
const keptSchema = z.object({
  schema: z.literal(JUDGEMENT_SCHEMA),
  task: z.string(),
  goal: z.string(),
  criteria: criteriaSchema,
  outcome: z.object({ progress: z.number(), success: z.boolean() }).nullable(),
  facts: runFactsSchema,
  frames: z.array(z.object({ tick: z.int(), agent: z.string(), sha256: z.string().regex(/^[0-9a-f]{64}$/) })),
})

const sha256 = (bytes: string | Uint8Array): string => createHash('sha256').update(bytes).digest('hex')
const written = (value: unknown): string => `${JSON.stringify(value, null, 1)}\n`

/** `<run>/judgements/`: the evidence shown to judges, their replies, and the judgements read from these. */
export class JudgementFolder {
  readonly path: string

  constructor(run: string) {
    this.path = join(run, 'judgements')
  }

  /** Keeps evidence. @returns its SHA-256 */
  keep(evidence: Evidence): string {
    const frames = evidence.frames.map(({ tick, agent, jpeg }) => ({
      tick,
      agent,
      sha256: sha256(jpeg),
      jpeg,
    }))
    const text = written({
      schema: JUDGEMENT_SCHEMA,
      task: evidence.task,
      goal: evidence.goal,
      criteria: evidence.criteria,
      outcome: evidence.outcome ?? null,
      facts: evidence.facts,
      frames: frames.map(({ jpeg: _, ...frame }) => frame),
    })
    const name = sha256(text)
    makeFolder(join(this.path, 'evidence'))
    for (const { sha256: frame, jpeg } of frames) this.#write(join('evidence', `${frame}.jpg`), jpeg)
    this.#write(join('evidence', `${name}.json`), text)
    return name
  }

  /** The evidence of a judgement, using only this folder. @throws InvalidFileError if it is missing or was changed */
  evidence(name: string): Evidence {
    const file = join(this.path, 'evidence', `${name}.json`)
    const text = this.#checked(file, name).toString('utf8')
    const evidence = keptSchema.parse(JSON.parse(text))
    return {
      ...evidence,
      outcome: evidence.outcome ?? undefined,
      frames: evidence.frames.map(({ tick, agent, sha256: frame }) => ({
        tick,
        agent,
        jpeg: this.#checked(join(this.path, 'evidence', `${frame}.jpg`), frame),
      })),
    }
  }

  write(judgement: Judgement): void {
    makeFolder(this.path)
    const name = fileOf(judgement.judge)
    writeText(join(this.path, `${name}.part`), written(judgementSchema.parse(judgement)))
    renameSync(join(this.path, `${name}.part`), join(this.path, name))
  }

  /** The judgement of a judge, if there is one. @throws InvalidFileError if it is unreadable */
  read(judge: Pick<Judgement['judge'], 'id' | 'looksAt'>): Judgement | undefined {
    const file = join(this.path, fileOf(judge))
    return existsSync(file) ? judgementIn(file) : undefined
  }

  /** All judgements, by file name. */
  all(): { judgement: Judgement; text: string }[] {
    if (!existsSync(this.path)) return []
    return readdirSync(this.path)
      .filter((name) => name.endsWith('.json'))
      .sort()
      .map((name) => ({
        judgement: judgementIn(join(this.path, name)),
        text: readFileSync(join(this.path, name), 'utf8'),
      }))
  }

  /** Writes a file that is named after its content, once. */
  #write(name: string, content: string | Uint8Array): void {
    const file = join(this.path, name)
    if (existsSync(file)) return
    if (typeof content === 'string') writeText(`${file}.part`, content)
    else writeBytes(`${file}.part`, content)
    renameSync(`${file}.part`, file)
  }

  #checked(file: string, name: string): Buffer {
    const bytes = existsSync(file) ? readFileSync(file) : undefined
    if (bytes !== undefined && sha256(bytes) === name) return bytes
    const message =
      bytes === undefined ? 'is missing' : 'was changed: its content does not have the SHA-256 of its name'
    throw new InvalidFileError(file, [{ path: '', message }], 'Judge the run again without --again.')
  }
}

/** The text of a judgement's file. */
export const textOfJudgement = (judgement: Judgement): string => written(judgementSchema.parse(judgement))

/** The file of a judge; its name includes the kind of evidence. */
function fileOf({ id, looksAt }: Pick<Judgement['judge'], 'id' | 'looksAt'>): string {
  const seen = Object.entries(looksAt).flatMap(([what, does]) => (does ? [what] : []))
  return `${`${id}.${seen.join('-')}`.replaceAll(/[^A-Za-z0-9.-]+/g, '-')}.json`
}

function judgementIn(file: string): Judgement {
  let value: unknown
  try {
    value = JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    throw new InvalidFileError(
      file,
      [{ path: '', message: 'is not JSON' }],
      'Remove it, and judge the run again.',
    )
  }
  const read = checked(judgementSchema, value)
  if (read.success) return read.data
  throw new InvalidFileError(file, atPaths(read.issues), 'Remove it, and judge the run again.')
}
