import { renameSync, writeFileSync } from 'node:fs'

/** Writes a file completely or not at all. @returns its path */
export function writeWhole(file: string, text: string): string {
  writeFileSync(`${file}.part`, text)
  renameSync(`${file}.part`, file)
  return file
}
