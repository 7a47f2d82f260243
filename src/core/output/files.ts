import { appendFileSync, type WriteFileOptions, writeFileSync, writeSync } from 'node:fs'
import { hidden } from '../secrets/secrets.ts'

/*
 * Every text that this project writes to a file goes through here, so that no file contains a secret of the process. A test
 * ensures that no other module writes files, except those that write pictures and saved worlds.
 */

/** Writes a file. @throws any file-system error */
export function writeText(path: string, text: string, options?: { flag: 'w' | 'wx' }): void {
  writeFileSync(path, hidden(text), options satisfies WriteFileOptions | undefined)
}

/** Appends whole lines to a file. @throws any file-system error */
export function appendText(path: string, text: string): void {
  appendFileSync(path, hidden(text))
}

/** Writes pictures and compressed data. Secrets in texts are masked before compression. @throws Error of the file system */
export function writeBytes(path: string, bytes: Uint8Array): void {
  writeFileSync(path, bytes)
}

/** The same for an open file. */
export function writeBytesTo(file: number, bytes: Uint8Array): void {
  writeSync(file, bytes)
}

/** Writes whole lines to an open file, in one write. @throws any file-system error */
export function writeLines(file: number, text: string): void {
  writeSync(file, hidden(text))
}
