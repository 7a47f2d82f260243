import {
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  rmdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { RunFolderError } from '../core/errors.ts'

/**
 * Claims a folder for this process, until `release`.
 * @param file which says who holds it
 * @throws RunFolderError when a living process holds it
 */
export function claim(folder: string, file: string): { release(): void } {
  const own = `${file}.${process.pid}`
  const holder = holderOf(file)
  if (holder !== undefined && isAlive(holder)) throw taken(folder, holder, file)
  try {
    if (holder !== undefined) removeStale(file, holder)
    writeFileSync(own, `${process.pid}\n`)
    // A claim appears with its content, and only where there is none.
    linkSync(own, file)
  } catch {
    throw taken(folder, undefined, file)
  } finally {
    rmSync(own, { force: true })
  }
  return { release: () => rmSync(file, { force: true }) }
}

/** The process that a claim names; undefined without a claim. */
const holderOf = (file: string): number | undefined =>
  existsSync(file) ? Number(readFileSync(file, 'utf8')) : undefined

/** Time limit for removing a stale claim (ms). */
const BREAKING_MS = 10_000

/**
 * Removes the claim of a process that no longer runs. When several processes try at once, only one of them removes it, and none
 * removes a claim made since. @throws EEXIST while another process removes it
 */
function removeStale(file: string, holder: number): void {
  const mutex = `${file}.breaking`
  const age = Date.now() - (statSync(mutex, { throwIfNoEntry: false })?.mtimeMs ?? Number.NaN)
  if (age > BREAKING_MS) rmdirSync(mutex)
  mkdirSync(mutex)
  try {
    if (Object.is(holderOf(file), holder)) rmSync(file, { force: true })
  } finally {
    rmdirSync(mutex)
  }
}

function isAlive(pid: number): boolean {
  if (pid === process.pid || !Number.isInteger(pid) || pid <= 0) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

const taken = (path: string, pid: number | undefined, file: string): RunFolderError =>
  new RunFolderError(`${path} is in use by ${pid === undefined ? 'another process' : `process ${pid}`}.`, {
    hint: `Wait for that process or end it. If it is not causalmace, remove ${file}.`,
  })
