/**
 * The base of every error this project throws on purpose. Each says what was got, what was wanted and what to do next,
 * so that the message alone is enough to mend the cause.
 */
export abstract class CausalMaceError extends Error {
  /** A stable, machine-readable name of the kind of error. */
  abstract readonly code: string
  /** What the reader can do about it, one sentence. */
  readonly hint: string | undefined

  constructor(message: string, options: { hint?: string; cause?: unknown } = {}) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause })
    this.name = new.target.name
    this.hint = options.hint
  }
}

/** True for errors whose message was written for the person at the terminal. */
export const isCausalMaceError = (error: unknown): error is CausalMaceError =>
  error instanceof CausalMaceError

/** One fault in a file the user wrote: where it stands, what was found, what was wanted. */
export interface FileFault {
  /** A path inside the document, e.g. `blueprint.layers.0.rows.2`. */
  path: string
  /** 1-based, where the format tells. */
  line?: number
  message: string
}

/** A file that people write (task, rules, prompt) could not be used. Nothing has been started or written. */
export class InvalidFileError extends CausalMaceError {
  readonly code = 'invalid_file'
  readonly file: string
  readonly faults: readonly FileFault[]

  constructor(file: string, faults: readonly FileFault[], hint?: string) {
    const lines = faults.map(({ path, line, message }) => {
      const place = `${file}${line === undefined ? '' : `:${line}`}`
      return `${place}${path === '' ? '' : `  ${path}`}: ${message}`
    })
    super(lines.join('\n'), hint === undefined ? {} : { hint })
    this.file = file
    this.faults = faults
  }
}

/** A flag or argument of the command line could not be used. */
export class UsageError extends CausalMaceError {
  readonly code = 'usage'
}

/** A run folder is missing, exists already, or does not hold what was asked of it. */
export class RunFolderError extends CausalMaceError {
  readonly code = 'run_folder'
}

/** The journal holds a line that is not an event of a schema we know. */
export class JournalError extends CausalMaceError {
  readonly code = 'journal'
}

/** A Minecraft server could not be started, reached or used. */
export class ServerError extends CausalMaceError {
  readonly code = 'server'
}

/** The language model failed, or its reply could not be used even after the re-asks. */
export class ModelError extends CausalMaceError {
  readonly code = 'model'
}

/** A plan could not be made into a graph that a team can execute. */
export class PlanError extends CausalMaceError {
  readonly code = 'plan'
}

/** Something that the code holds to be impossible happened: a defect of ours, worth an issue. */
export class InvariantError extends CausalMaceError {
  readonly code = 'invariant'
  constructor(message: string) {
    super(message, { hint: 'This is a defect in CausalMACE; please report it with the run folder.' })
  }
}
