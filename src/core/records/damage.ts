/** The first place at which a record is not what was written. */
export interface Damage {
  readonly file: string
  /** The first bad line, counted from 1; absent for files that are one document. */
  readonly line?: number
  /** Where that line begins (bytes from the start of the file). */
  readonly offset?: number
  /** What is wrong there. */
  readonly what: string
  /** What can still be used, and what cannot. */
  readonly lost: string
}

/** A damage in one sentence: file, line, what is wrong, offset, and what is lost. */
export function damageText({ file, line, offset, what, lost }: Damage): string {
  const place = line === undefined ? file : `${file}:${line}`
  const bytes = offset === undefined ? '' : ` (byte ${offset})`
  return `${place}: ${what}${bytes}; ${lost}`
}
