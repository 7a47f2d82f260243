import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'
import { UsageError } from '../core/errors.ts'
import { makeFolder } from '../core/make-folder.ts'
import { deepLineOf } from '../core/nesting.ts'
import { appendText, writeText } from '../core/output/files.ts'
import { taskFileText } from '../import/task-file-text.ts'
import { LEVELS } from '../mcu/scene/harder.ts'
import type { OpenDraft } from '../scenario/open/draft.ts'
import type { AnyTaskDraft } from '../task/task-file.ts'
import type { SceneAssignment } from './assignment.ts'
import type { Attempt } from './make-and-verify.ts'

/** Index of the scenes with which a folder was made, one per line. */
const INDEX = 'scenes.jsonl'
/** Verification results, one line per attempt. */
const VERIFICATION = 'verification.jsonl'
/** Every attempt, as a task file. */
const ATTEMPTS = 'attempts'

const assignmentSchema = z.object({
  id: z.string(),
  words: z.string(),
  level: z.enum(LEVELS),
  seed: z.int(),
})

/** A scene in a folder, with its origin if known. */
export interface StoredScene {
  readonly id: string
  /** The parsed content, not yet checked. */
  readonly content: unknown
  readonly assignment?: SceneAssignment
}

/**
 * A folder of scenes: one task file per scene, and an index of their sources. Verification adds every attempt and its verdict.
 */
export class SceneFolder {
  readonly path: string

  constructor(path: string) {
    this.path = path
  }

  /** Makes the folder. @throws UsageError if it has scenes already */
  static create(path: string): SceneFolder {
    const folder = new SceneFolder(path)
    if (existsSync(folder.#file(INDEX)))
      throw new UsageError(`${path} has scenes already.`, { hint: 'Give another folder with --out.' })
    makeFolder(path)
    return folder
  }

  add(assignment: SceneAssignment, draft: OpenDraft): void {
    this.#write(`${assignment.id}.yaml`, draft, assignment)
    appendText(this.#file(INDEX), `${JSON.stringify(assignment)}\n`)
  }

  /** The scenes, by name. @throws UsageError if there are none */
  scenes(): StoredScene[] {
    if (!existsSync(this.path))
      throw new UsageError(`There is no folder ${this.path}.`, {
        hint: '`causalmace mcu generate` makes one.',
      })
    const known = new Map(this.#index().map((assignment) => [assignment.id, assignment]))
    const files = readdirSync(this.path).filter((file) => /\.ya?ml$/.test(file))
    if (files.length === 0)
      throw new UsageError(`${this.path} has no scenes.`, { hint: 'Scenes are task files, *.yaml.' })
    return files.sort().map((file) => {
      const id = basename(file).replace(/\.ya?ml$/, '')
      const assignment = known.get(id)
      return { id, content: contentOf(this.#file(file)), ...(assignment === undefined ? {} : { assignment }) }
    })
  }

  /** Deletes the results of an earlier verification. */
  beginVerification(): void {
    rmSync(this.#file(VERIFICATION), { force: true })
    rmSync(this.#file(ATTEMPTS), { recursive: true, force: true })
    mkdirSync(this.#file(ATTEMPTS))
  }

  /** Stores every attempt at a scene; the scene's own file holds the last one. */
  keep(
    { id, assignment }: StoredScene,
    attempts: readonly Pick<Attempt, 'round' | 'verdict' | 'draft'>[],
  ): void {
    for (const { round, verdict, draft } of attempts) {
      this.#write(join(ATTEMPTS, `${id}-${round}.yaml`), draft, assignment)
      appendText(this.#file(VERIFICATION), `${JSON.stringify({ id, round, ...verdict })}\n`)
    }
    const last = attempts.at(-1)
    if (last !== undefined && last.round > 1) this.#write(`${id}.yaml`, last.draft, assignment)
  }

  #index(): SceneAssignment[] {
    const file = this.#file(INDEX)
    if (!existsSync(file)) return []
    return readFileSync(file, 'utf8')
      .split('\n')
      .filter(Boolean)
      .flatMap((line) => {
        const read = assignmentSchema.safeParse(parsed(() => JSON.parse(line)))
        return read.success ? [read.data] : []
      })
  }

  #write(file: string, draft: unknown, assignment: SceneAssignment | undefined): void {
    const remarks =
      assignment === undefined ? [] : [`${assignment.words}, ${assignment.level}, seed ${assignment.seed}`]
    writeText(this.#file(file), taskFileText(draft as AnyTaskDraft, remarks))
  }

  #file(name: string): string {
    return join(this.path, name)
  }
}

const contentOf = (file: string): unknown =>
  parsed(() => {
    const text = readFileSync(file, 'utf8')
    return deepLineOf(text) === undefined ? parse(text, { maxAliasCount: 20 }) : undefined
  })

/** The parsed value; undefined if parsing fails, which the check then refuses. */
function parsed(read: () => unknown): unknown {
  try {
    return read()
  } catch {
    return undefined
  }
}
