import { accessSync, constants, existsSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { z } from 'zod'
import { atPaths, checked } from '../../core/checked/checked.ts'
import {
  InvalidFileError,
  ModelError,
  type ModelErrorCode,
  modelErrors,
  UsageError,
} from '../../core/errors.ts'
import { appendText, writeText } from '../../core/output/files.ts'
import { packageVersion } from '../../core/package-root.ts'
import type { ModelIdentity } from '../language-model.ts'
import { promptVersion } from '../prompts.ts'

/** Version of the cassette's schema. */
const SCHEMA = 1

const tokens = z.object({ inputTokens: z.number(), outputTokens: z.number() })

/** The first line: which model answered, and which prompts. */
const headerSchema = z.object({
  cassette: z.number(),
  model: z.string(),
  settings: z.record(z.string(), z.unknown()),
  prompts: z.string(),
  /** Fingerprints of the plug-ins that were used. */
  plugins: z.array(z.string()).default([]),
  causalmace: z.string(),
})
export type CassetteHeader = z.infer<typeof headerSchema>

/** Every other line: the key of a request, the number of identical requests before it, and its reply or error. */
const entrySchema = z.object({
  key: z.string(),
  occurrence: z.int(),
  /** Name of the request. */
  kind: z.string(),
  agent: z.string().optional(),
  seed: z.number(),
  sample: z.number(),
  reply: z
    .object({
      value: z.unknown(),
      usage: tokens,
      attempts: z.number(),
      /** Wall time of the call (ms); older cassettes, and models that take no time, do not have it. */
      latencyMs: z.number().optional(),
    })
    .optional(),
  error: z
    .object({
      code: z.enum(Object.keys(modelErrors) as [ModelErrorCode, ...ModelErrorCode[]]),
      message: z.string(),
      hint: z.string().optional(),
      attempts: z.number(),
      usage: tokens,
      latencyMs: z.number().optional(),
    })
    .optional(),
})
export type CassetteEntry = z.infer<typeof entrySchema>

export interface CassetteWriter {
  write(entry: CassetteEntry): void
}

/**
 * Opens a cassette for the replies of a model. The file is created with the first reply.
 * @throws UsageError if the file already exists (a cassette is never overwritten) or its folder does not
 */
export function openCassette(
  file: string,
  model: ModelIdentity,
  plugins: readonly string[] = [],
): CassetteWriter {
  if (existsSync(file)) {
    throw new UsageError(`The cassette ${file} exists already.`, {
      hint: 'Record to another file, or replay this one with --replay.',
    })
  }
  try {
    accessSync(dirname(file), constants.W_OK)
  } catch (cause) {
    throw new UsageError(`The cassette ${file} cannot be written: ${(cause as Error).message}`, {
      hint: 'Record to a file in a folder that exists and can be written.',
      cause,
    })
  }
  const { id, settings = {} } = model
  let begun = false
  const begin = () => {
    const header: CassetteHeader = {
      cassette: SCHEMA,
      model: id,
      settings: { ...settings },
      prompts: promptVersion(),
      plugins: [...plugins],
      causalmace: packageVersion(),
    }
    writeText(file, `${JSON.stringify(header)}\n`, { flag: 'wx' })
    begun = true
  }
  return {
    write(entry) {
      if (!begun) begin()
      appendText(file, `${JSON.stringify(entry)}\n`)
    },
  }
}

/**
 * Reads a cassette. A truncated last line is ignored, as in journals.
 * @throws InvalidFileError naming the line; ModelError if it was recorded with other prompts or plug-ins, or by another version.
 */
export function readCassette(
  file: string,
  plugins: readonly string[] = [],
): { header: CassetteHeader; entries: CassetteEntry[] } {
  const lines = textOf(file).split('\n').slice(0, -1)
  const [head, ...rest] = lines.map((line, index) => jsonOf(file, index + 1, line))
  const header = lineOf(file, 1, headerSchema, head)
  refuseIncompatible(file, header, plugins)
  return { header, entries: rest.map((entry, index) => lineOf(file, index + 2, entrySchema, entry)) }
}

function refuseIncompatible(file: string, header: CassetteHeader, plugins: readonly string[]): void {
  if (header.cassette !== SCHEMA) {
    throw new ModelError(
      `The cassette ${file} has the schema ${header.cassette}; this version reads ${SCHEMA}.`,
      {
        code: 'model_cassette',
        hint: `Replay it with causalmace ${header.causalmace}, or re-record it with --record.`,
      },
    )
  }
  const [then, now] = [header.plugins, plugins].map((list) => [...list].sort().join(', ') || 'no plug-in')
  if (then !== now) {
    throw new ModelError(`The cassette ${file} was recorded with ${then}; now there is ${now}.`, {
      code: 'model_cassette',
      hint: 'Load the same plug-ins with --plugin, or re-record it with --record.',
    })
  }
  const prompts = promptVersion()
  if (header.prompts === prompts) return
  throw new ModelError(
    `The cassette ${file} was recorded with other prompts (version ${header.prompts}; prompts/ is now ${prompts}).`,
    {
      code: 'model_cassette',
      hint: `Its replies answer other questions: replay it with the prompts it was recorded with (causalmace ${header.causalmace}), or re-record it with --record.`,
    },
  )
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    throw new InvalidFileError(
      file,
      [{ path: '', message: code === 'ENOENT' ? 'no such file' : message }],
      'A cassette is a file that --record has written.',
    )
  }
}

function jsonOf(file: string, line: number, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new InvalidFileError(file, [{ path: '', line, message: 'not JSON' }])
  }
}

function lineOf<T>(file: string, line: number, schema: z.ZodType<T>, value: unknown): T {
  const parsed = checked(schema, value)
  if (parsed.success) return parsed.data
  const issues = atPaths(parsed.issues).map((issue) => ({ ...issue, line }))
  throw new InvalidFileError(file, issues, 'A cassette is a file that --record has written.')
}
