import { spawn } from 'node:child_process'
import { type Ended, MAIN } from './command-line.ts'

export interface Timed extends Ended {
  /** How long it took (s). */
  readonly seconds: number
  /** How long the process lived on after it had said its last word (s). */
  readonly lingered: number
}

/** The command line, run in a folder; says how long the process outlives its last line. */
export const timedIn =
  (folder: string, variables: Readonly<Record<string, string>> = {}) =>
  (...args: string[]): Promise<Timed> =>
    new Promise((resolve) => {
      const begun = performance.now()
      let [out, err, lastSaid] = ['', '', begun]
      const env = { ...process.env, ...variables }
      const child = spawn(process.execPath, [MAIN, ...args], {
        cwd: folder,
        env,
        stdio: ['ignore', 'pipe', 'pipe'],
      })
      child.stdout.on('data', (text: Buffer) => {
        out += text
        lastSaid = performance.now()
      })
      child.stderr.on('data', (text: Buffer) => {
        err += text
        lastSaid = performance.now()
      })
      child.once('close', (code) => {
        const now = performance.now()
        const [seconds, lingered] = [(now - begun) / 1000, (now - lastSaid) / 1000]
        resolve({ code: code ?? -1, out, err, seconds, lingered })
      })
    })
