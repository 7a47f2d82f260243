import { existsSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { makeFolder } from '../../core/make-folder.ts'
import { writeText } from '../../core/output/files.ts'
import { systemCode } from '../../core/system-code.ts'
import { placeSchema } from './place.ts'

/** Folder of the claims, inside the claimed folder. */
const FOLDER = 'claims'

/** A claim: which process holds a folder, and a counter that shows that the process is alive. */
const claimRecordSchema = z.object({
  schema: z.literal(1),
  /** Each claim gets the next number; the highest one holds the folder. */
  generation: z.int().positive(),
  /**
   * The last generation that took the folder from a process that may still be alive; 0 if there is none. Such a process can wake
   * up and continue to write, so files written under a later fence have different names.
   */
  fence: z.int().nonnegative(),
  ...placeSchema.shape,
  /** Increases while the process is alive. */
  beat: z.int().nonnegative(),
  /** Others may take the folder once the count has not changed for this long on their own clock (ms). */
  silentMs: z.number().positive(),
  state: z.enum(['held', 'released']),
  /** ISO time, for human readers. */
  since: z.string(),
})
export type ClaimRecord = z.infer<typeof claimRecordSchema>

/** A claim as found on disk: its text, and the parsed record if the text is readable. */
export interface FoundClaim {
  generation: number
  text: string
  record: ClaimRecord | undefined
}

/**
 * The files of the claims on a folder, one for each generation, which only its holder ever writes. A generation is taken by
 * creating its file exclusively, which NFS honours, so two processes never write the same file.
 */
export class ClaimFiles {
  readonly folder: string
  readonly #name: string

  /** @param name the purpose of the claim, such as `runner` */
  constructor(folder: string, name: string) {
    this.folder = join(folder, FOLDER)
    this.#name = name
  }

  file(generation: number): string {
    return join(this.folder, `${this.#name}.${generation}.json`)
  }

  /** All generations that have a file, highest first. */
  generations(): number[] {
    if (!existsSync(this.folder)) return []
    const pattern = new RegExp(`^${this.#name}\\.(\\d+)\\.json$`)
    return readdirSync(this.folder)
      .map((name) => Number(pattern.exec(name)?.[1]))
      .filter(Number.isInteger)
      .sort((a, b) => b - a)
  }

  read(generation: number): FoundClaim | undefined {
    try {
      const text = readFileSync(this.file(generation), 'utf8')
      return { generation, text, record: recordIn(text) }
    } catch (error) {
      // The holder replaces the file at each heartbeat; a later holder removes it.
      if (systemCode(error) === 'ENOENT') return undefined
      throw error
    }
  }

  /** The claim that is in force. */
  last(): FoundClaim | undefined {
    for (;;) {
      const [generation] = this.generations()
      if (generation === undefined) return undefined
      const claim = this.read(generation)
      // The file has been removed in the meantime, so there is a later claim.
      if (claim !== undefined) return claim
    }
  }

  /** Takes a generation. @returns false if another process has it or a later one */
  take(record: ClaimRecord): boolean {
    const { generation } = record
    makeFolder(this.folder)
    try {
      writeText(this.file(generation), textOf(record), { flag: 'wx' })
    } catch (error) {
      // Other errors, such as a read-only disk, are not evidence of another process.
      if (systemCode(error) === 'EEXIST') return false
      throw error
    }
    if (this.generations()[0] === generation) return true
    this.remove(generation)
    return false
  }

  /** Replaces the file of a generation that this process holds, atomically. */
  write(record: ClaimRecord): void {
    const file = this.file(record.generation)
    writeText(`${file}.part`, textOf(record))
    renameSync(`${file}.part`, file)
  }

  remove(generation: number): void {
    rmSync(this.file(generation), { force: true })
  }
}

const textOf = (record: ClaimRecord): string => `${JSON.stringify(record)}\n`

function recordIn(text: string): ClaimRecord | undefined {
  try {
    return claimRecordSchema.parse(JSON.parse(text))
  } catch {
    return undefined
  }
}
