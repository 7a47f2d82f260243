import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { packagePath } from '../../src/core/package-root.ts'

/** A command of ours that shows a page until it is stopped. */
export interface Shown {
  /** The address that it has printed. */
  url: string
  stop(): Promise<void>
}

/** Commands that have not ended. */
const running = new Set<ChildProcess>()

function causalmace(args: readonly string[]) {
  const child = spawn(process.execPath, [packagePath('src', 'cli', 'main.ts'), ...args], {
    cwd: packagePath(),
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  running.add(child)
  child.once('exit', () => running.delete(child))
  return child
}

/** Ends the commands that a failed check has left running; they would keep this process alive. */
export function endCommands(): void {
  for (const child of running) child.kill('SIGKILL')
}

/** Starts a command and waits for the address of its page. */
export async function showPage(...args: string[]): Promise<Shown> {
  const child = causalmace(args)
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const url = await new Promise<string>((resolve, reject) => {
    let text = ''
    child.stdout.on('data', (chunk) => {
      text += String(chunk)
      const found = /^view +(\S+)$/m.exec(text)?.[1]
      if (found !== undefined) resolve(found)
    })
    child.once('exit', () =>
      reject(new TypeError(`causalmace ${args.join(' ')} has ended without a page:\n${text}`)),
    )
  })
  return {
    url,
    async stop() {
      child.kill('SIGINT')
      await ended
    },
  }
}

/** Runs a command to its end. */
export const runToEnd = (...args: string[]): Promise<void> =>
  new Promise((resolve) => {
    const child = causalmace(args)
    child.stdout.resume()
    child.once('exit', () => resolve())
  })

/** The folder of the demo played to its end, for checks that look at a finished run; the first of them plays it. */
export async function finishedDemo(folder: string): Promise<string> {
  const run = join(folder, 'again')
  if (!existsSync(run)) await runToEnd('demo', '--runs', folder, '--run-id', 'again', '--plain')
  return run
}

/** The page of raters, with a link for each of them. */
export interface Served {
  links: string[]
  stop(): Promise<void>
  /** Ends the process at once, as a crash does. */
  kill(): void
}

/** Opens the page on which runs are rated and waits for the links of raters. */
export const serveRaters = (...args: string[]): Promise<Served> => serveRaterPage('rate', ...args)

/** Runs a command that opens a page for raters and waits for their links. */
export async function serveRaterPage(...args: string[]): Promise<Served> {
  const child = causalmace(args)
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const links = await new Promise<string[]>((resolve, reject) => {
    let text = ''
    child.stdout.on('data', (chunk) => {
      text += String(chunk)
      if (text.includes('Ctrl-C')) resolve(text.match(/http:\S+/g) ?? [])
    })
    child.once('exit', () =>
      reject(new TypeError(`causalmace ${args.join(' ')} has ended without a page:\n${text}`)),
    )
  })
  return {
    links,
    async stop() {
      child.kill('SIGINT')
      await ended
    },
    kill: () => void child.kill('SIGKILL'),
  }
}
