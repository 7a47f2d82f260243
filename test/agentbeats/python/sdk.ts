import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { freePort } from '../../support/free-port.ts'

/** Versions of Python's a2a-sdk, with the ending of the scripts that speak them. */
export const SDKS = [
  ['0.3.', '0_3'],
  ['1.', '1'],
] as const
export type Ending = (typeof SDKS)[number][1]

/** The result of an assessment, as Python's client prints it. */
export interface Asked {
  readonly state: string
  readonly data: { readonly task_metrics: Readonly<Record<string, object>> }[]
}

const run = promisify(execFile)
const script = (name: string): string => join(import.meta.dirname, name)

/** Sends a text with Python's client, streaming or not. */
export async function askByPython(
  python: string,
  ending: Ending,
  { url, way, text }: { url: string; way: 'stream' | 'send'; text: string },
): Promise<Asked> {
  const { stdout } = await run(python, [script(`client_${ending}.py`), url, way, text])
  return JSON.parse(stdout) as Asked
}

/** Starts Python's agent, which walks forward. @returns its URL, once it serves its card */
export async function startPythonAgent(
  python: string,
  ending: Ending,
): Promise<{ readonly url: string; close(): void }> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}/`
  const child: ChildProcess = spawn(python, [script(`purple_${ending}.py`), String(port)], {
    stdio: 'ignore',
  })
  for (;;) {
    const card = await fetch(`${url}.well-known/agent-card.json`).catch(() => undefined)
    if (card?.ok === true) return { url, close: () => void child.kill() }
    if (child.exitCode !== null) throw new Error(`the agent of a2a-sdk ${ending} ended by itself`)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}
