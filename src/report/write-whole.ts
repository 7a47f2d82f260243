import { renameSync } from 'node:fs'
import { writeText } from '../core/output/files.ts'

/** Writes a file completely or not at all. @returns its path */
export function writeWhole(file: string, text: string): string {
  writeText(`${file}.part`, text)
  renameSync(`${file}.part`, file)
  return file
}
