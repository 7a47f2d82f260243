import { findPython } from '../../support/find-python.ts'

const ASK = "import importlib.metadata as m, uvicorn, httpx; print(m.version('a2a-sdk'))"

/**
 * A Python with a version of a2a-sdk and the packages that servers need: one of `A2A_PYTHONS` (paths, separated by colons), or
 * the default one; undefined if there is none.
 */
export const pythonWith = (version: string): string | undefined =>
  findPython('A2A_PYTHONS', ASK, (installed) => installed.startsWith(version))
