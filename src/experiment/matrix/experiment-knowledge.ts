import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import { UsageError } from '../../core/errors.ts'
import { writeText } from '../../core/output/files.ts'
import { type Knowledge, knowledgeSchema } from '../../planner/causal/knowledge/knowledge.ts'
import type { Catalogue } from '../../plugin/catalogue.ts'
import type { EpisodeRequest } from '../episode-request.ts'
import { entryOfRun } from '../knowledge/entry-of-run.ts'
import { KnowledgeStore } from '../knowledge/store.ts'
import { RunFolder } from '../run-folder.ts'
import type { ExperimentFolder } from './experiment-folder.ts'

const FILE = 'knowledge.json'

/**
 * The store of an experiment, and its contents when the experiment was made: every episode gets the same contents, regardless of
 * what others learn.
 */
const keptSchema = z.strictObject({ store: z.string(), contents: z.array(knowledgeSchema) })

/** Copies the contents of a store into the folder of an experiment that has not begun. */
export function handKnowledge(
  folder: ExperimentFolder,
  place: string | undefined,
  catalogue: Catalogue,
): void {
  if (place === undefined) return
  const store = KnowledgeStore.open(resolve(place))
  try {
    const contents = new Map<string, Knowledge>()
    for (const { planner, model } of folder.spec.conditions) {
      const prompts = catalogue.planner(planner).knowledgeOf
      if (prompts !== undefined)
        contents.set(JSON.stringify([model, prompts]), store.about({ model, prompts }))
    }
    const kept: z.infer<typeof keptSchema> = { store: store.path, contents: [...contents.values()] }
    writeText(folder.file(FILE), `${JSON.stringify(kept)}\n`)
  } finally {
    store.close()
  }
}

const keptIn = (folder: ExperimentFolder): z.infer<typeof keptSchema> | undefined => {
  const file = folder.file(FILE)
  return existsSync(file) ? keptSchema.parse(JSON.parse(readFileSync(file, 'utf8'))) : undefined
}

/** The evidence of earlier plans and runs for an episode. */
export function knowledgeFor(
  folder: ExperimentFolder,
  { planner, model }: Pick<EpisodeRequest, 'planner' | 'model'>,
  catalogue: Catalogue,
): { knowledge?: Knowledge } {
  const kept = keptIn(folder)
  const prompts = kept === undefined ? undefined : catalogue.planner(planner).knowledgeOf
  const knowledge = kept?.contents.find((one) => one.model === model && one.prompts === prompts)
  return knowledge === undefined ? {} : { knowledge }
}

/**
 * Copies the evidence with which the shards began into the whole.
 * @throws UsageError if they began with different evidence
 */
export function joinKnowledge(folder: ExperimentFolder, shards: readonly ExperimentFolder[]): void {
  const told = shards.map((shard) => ({ shard, kept: keptIn(shard) }))
  const [first] = told
  const other = told.find(({ kept }) => !isDeepStrictEqual(kept?.contents, first?.kept?.contents))
  if (first === undefined) return
  if (other !== undefined)
    throw new UsageError(
      `${other.shard.path} was played with other evidence of earlier plans than ${first.shard.path}.`,
      {
        hint: 'Play one of them again: all shards begin with --knowledge and the same store, or without it.',
      },
    )
  if (first.kept !== undefined) writeText(folder.file(FILE), `${JSON.stringify(first.kept)}\n`)
}

/**
 * Adds the evidence of the episodes to the store that the experiment began with. A shard adds nothing, so that the other shards
 * begin with the same store; the merged experiment adds everything.
 * @returns the store, and the number of new entries (undefined if the store is not on this machine); undefined without a store
 */
export function learnFrom(
  folder: ExperimentFolder,
): { store: string; added: number | undefined } | undefined {
  const kept = keptIn(folder)
  if (kept === undefined || folder.spec.shard !== undefined) return undefined
  if (!existsSync(kept.store)) return { store: kept.store, added: undefined }
  const entries = folder.results().flatMap((result) => {
    const path = result.run === null ? undefined : join(folder.runs, result.run)
    return path !== undefined && existsSync(path)
      ? (entryOfRun([...RunFolder.open(path).events()]) ?? [])
      : []
  })
  const store = KnowledgeStore.open(kept.store)
  try {
    return { store: kept.store, added: store.add(entries) }
  } finally {
    store.close()
  }
}
