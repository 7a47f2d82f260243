import { execFileSync, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Widest excess of a box over the text's width that counts as fitting (pt). */
const TOLERANCE_PT = 5

const isThere = (command: string): boolean => spawnSync(command, ['--version']).status === 0

/** The compiler on this machine; undefined if there is none. */
export const latex: 'pdflatex' | 'tectonic' | undefined = isThere('pdflatex')
  ? 'pdflatex'
  : isThere('tectonic')
    ? 'tectonic'
    : undefined

/** Compiles `main.tex` of a folder. @returns the log of the last pass @throws Error with the output if it fails */
export function compile(folder: string): string {
  if (latex === 'tectonic')
    execFileSync('tectonic', ['--keep-logs', 'main.tex'], { cwd: folder, stdio: 'pipe' })
  // twice, so that references are resolved
  else
    for (const _ of [1, 2])
      execFileSync('pdflatex', ['-interaction=nonstopmode', '-halt-on-error', 'main.tex'], {
        cwd: folder,
        stdio: 'pipe',
      })
  return readFileSync(join(folder, 'main.log'), 'latin1')
}

/** Boxes of a log that are wider than the text allows, with their surroundings. */
export const tooWide = (log: string): string[] =>
  [...log.matchAll(/Overfull \\hbox \(([\d.]+)pt[\s\S]{0,160}/g)].flatMap(([where, points]) =>
    Number(points) > TOLERANCE_PT ? [where] : [],
  )
