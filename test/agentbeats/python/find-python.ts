import { findPython } from '../../support/find-python.ts'

const ASK = "import importlib.metadata as m, uvicorn, httpx; print(m.version('a2a-sdk'))"

/**
 * A Python with a2a-sdk of a version, with what servers need: of `A2A_PYTHONS` (paths, separated by colons), or the usual one; undefined where there
 * is none.
 */
export const pythonWith = (version: string): string | undefined =>
  findPython('A2A_PYTHONS', ASK, (installed) => installed.startsWith(version))
