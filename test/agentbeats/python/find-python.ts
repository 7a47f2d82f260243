import { execFileSync } from 'node:child_process'

/** Pythons that may have the package: those of `A2A_PYTHONS` (paths, separated by colons), and the usual one. */
const candidates = (): string[] => [
  ...(process.env['A2A_PYTHONS'] ?? '').split(':').filter((path) => path !== ''),
  'python3',
]

const ASK = "import importlib.metadata as m, uvicorn, httpx; print(m.version('a2a-sdk'))"

/** A Python with a2a-sdk of a version, with what servers need; undefined where there is none. */
export const pythonWith = (version: string): string | undefined =>
  candidates().find((python) => {
    try {
      const installed = execFileSync(python, ['-c', ASK], { stdio: ['ignore', 'pipe', 'ignore'] }).toString()
      return installed.startsWith(version)
    } catch {
      return false
    }
  })
